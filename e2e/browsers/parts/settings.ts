import type { Walk } from '../walk';
import { DIALOG } from './places';

const TABS = [
  'General',
  'Posts and reading',
  'Pictures and media',
  'Writing',
  'Notifications',
  'Filters and mute words',
  'Theme and layout',
  'Version',
] as const;

/** What comes after the tab: a post as a sample, what the server or the browser answers, themes after the seven that are built in. */
const LATE: Readonly<Partial<Record<(typeof TABS)[number], readonly string[]>>> = {
  'Posts and reading': ['[inert] article'],
  'Pictures and media': ['[inert] article'],
  Notifications: ['#push-state', '[aria-labelledby="own-server-notifications"] input'],
  'Filters and mute words': ['section ul li'],
  'Theme and layout': ['[role="radiogroup"] label:nth-child(13)'],
};

/** The window of settings, tab by tab. */
export async function settings(walk: Walk): Promise<void> {
  const { driver, press, see } = walk;
  await walk.visit('/settings', `${DIALOG} nav`);
  for (const tab of TABS) {
    await press(`button ${tab}`);
    await walk.until(
      `the tab ${tab}`,
      (name) => document.querySelector('dialog[open] h3')?.textContent === name,
      tab,
    );
    for (const late of LATE[tab] ?? []) await see(`${DIALOG} ${late}`);
    await walk.measure(`settings: ${tab}`, DIALOG);
  }
  await press('textbox Search settings');
  await driver.type('dark');
  await walk.until(
    'what was found',
    () => document.querySelector('dialog[open]')?.textContent?.includes('found') ?? false,
  );
  await press('button Close');
  await walk.miss(DIALOG);
}
