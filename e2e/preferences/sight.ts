import type { Locator, Page } from '@playwright/test';
import { TAG, type Made } from './made';

/** Those with preferences, in the order of the screen. */
export const TABS = [
  'general',
  'reading',
  'media',
  'writing',
  'notifications',
  'filtering',
  'theme',
] as const;
export type Tab = (typeof TABS)[number];
export type When = 'before' | 'after';

export interface Change {
  name: string;
  tab: Tab;
  /** As in `change`. */
  to?: string;
}

/** Where a preference is looked for, and what is seen there before it is changed and after. */
export interface Sight {
  /** Presses or writes something first, once, on a page of its own. */
  act?: (page: Page, made: Made, when: When) => Promise<unknown>;
  /** What is there, asked again until it is as expected: it changes nothing. */
  look: (page: Page, made: Made, when: When) => Promise<unknown>;
  shows: readonly [before: unknown, after: unknown];
  /** Address of the page; all posts that were made stand at the tag. */
  at?: string | ((made: Made) => string);
  /** As in `change`. */
  to?: string;
}

/** Preferences that can be changed together, by tab: none hides what another one changes. */
export interface Group {
  /** Ada where nobody is named. */
  as?: 'lin';
  /** Changed beforehand. */
  given?: readonly Change[];
  sights: Partial<Record<Tab, Readonly<Record<string, Sight>>>>;
}

export const tagPath = `/tag/${TAG}`;
export const HOME = '/main/friends';
export const notice = (id: string): string => `/notice/${id}`;

export const article = (page: Page, id: string): Locator =>
  page.getByRole('main').locator(`article[data-status-id="${id}"]`);

/** How many lines there are that stand for a post. */
export const lines = (page: Page, words: RegExp): Promise<number> =>
  page.getByRole('main').getByText(words).count();

/** One of the computed styles of the first element that fits. */
export const styleOf = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Whether the press is asked about first; null while neither a question nor what it did is there. */
export async function isAsked(page: Page, done: () => Promise<boolean>): Promise<boolean | null> {
  if (await page.getByRole('dialog').or(page.getByRole('alertdialog')).isVisible()) return true;
  return (await done()) ? false : null;
}
