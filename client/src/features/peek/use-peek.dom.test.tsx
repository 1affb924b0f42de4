import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Longer than any pointer has to rest, in milliseconds. */
const PATIENCE_MS = 1000;

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** Presses are kept from the start of the page until the code of the cards takes them: each test is a page. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.resetModules();
  (await import('@/lib/typing/last-press')).watchPresses();
  const link = document.createElement('a');
  link.href = '/ann';
  link.dataset['peek'] = 'account 2';
  link.textContent = 'Ann';
  document.body.append(link);
});

async function codeComes(): Promise<void> {
  const { usePeek } = await import('./use-peek');
  function Host(): ReactElement {
    const [{ anchor, byKey }] = usePeek(true);
    return <output>{anchor ? `${anchor.textContent}${byKey ? ', by key' : ''}` : 'nobody'}</output>;
  }
  render(<Host />);
}
const card = (): string | null => {
  act(() => {
    vi.advanceTimersByTime(PATIENCE_MS);
  });
  return screen.getByRole('status').textContent;
};
/** At so many milliseconds since the page began. */
const finger = (type: string, at: number): boolean => {
  const event = new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  return fireEvent(screen.getByRole('link'), event);
};
const pressKey = (): HTMLElement => {
  const link = screen.getByRole('link');
  link.focus();
  fireEvent.keyDown(link, { key: 'i' });
  return link;
};

test('the key for the card counts though the code of cards was not there yet', async () => {
  pressKey();
  await codeComes();
  expect(card()).toBe('Ann, by key');
});

test('but not when the focus has moved on', async () => {
  pressKey().blur();
  await codeComes();
  expect(card()).toBe('nobody');
});

test('a tap before the code came opens nothing', async () => {
  finger('pointerdown', 100);
  finger('pointerup', 150);
  await codeComes();
  expect(card()).toBe('nobody');
});

test('nor does a long press that led away from what was pressed', async () => {
  finger('pointerdown', 100);
  finger('pointerup', 620);
  screen.getByRole('link').remove();
  await codeComes();
  expect(card()).toBe('nobody');
});

test('a finger that rested for long opens the card when its code has come', async () => {
  finger('pointerdown', 100);
  finger('pointerup', 620);
  await codeComes();
  expect(card()).toBe('Ann');
});

test('a finger that rests on the link to an answered post sees that post, and no menu of the browser', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await codeComes();
  screen.getByRole('link').dataset['peek'] = 'status 7';
  finger('pointerdown', 100);
  expect(card()).toBe('Ann');
  expect(fireEvent.contextMenu(screen.getByRole('link'))).toBe(false);
  expect(fireEvent.touchEnd(screen.getByRole('link'))).toBe(false);
  vi.unstubAllGlobals();
});

test('a tap on it goes there', async () => {
  await codeComes();
  screen.getByRole('link').dataset['peek'] = 'status 7';
  finger('pointerdown', 100);
  finger('pointerup', 150);
  expect(card()).toBe('nobody');
  expect(fireEvent.touchEnd(screen.getByRole('link'))).toBe(true);
});

const mouse = (type: string, x: number): void => {
  const event = new PointerEvent(type, { bubbles: true, pointerType: 'mouse', clientX: x, clientY: 9 });
  fireEvent(screen.getByRole('link'), event);
};

test('a mouse that is moved onto a name and rests there opens the card', async () => {
  await codeComes();
  mouse('pointerover', 5);
  mouse('pointermove', 5);
  expect(card()).toBe('Ann');
});

test('a mouse that was moved onto a name while the page still moved opens the card once that rests', async () => {
  await codeComes();
  mouse('pointerover', 5);
  mouse('pointermove', 5);
  fireEvent.scroll(document);
  expect(card()).toBe('Ann');
  // What is open goes with its place, and does not come again by itself.
  fireEvent.scroll(document);
  expect(card()).toBe('nobody');
});

test('but not when something else came under it meanwhile', async () => {
  await codeComes();
  mouse('pointermove', 5);
  fireEvent.scroll(document);
  fireEvent(document.body, new PointerEvent('pointerover', { bubbles: true, clientX: 5, clientY: 9 }));
  expect(card()).toBe('nobody');
});

test('a mouse that rests before the code came opens the card, whatever key was pressed before', async () => {
  fireEvent.keyDown(document.body, { key: 'Shift' });
  const link = screen.getByRole('link');
  const all = document.querySelectorAll('[data-peek]');
  const hovered = vi.spyOn(document, 'querySelectorAll').mockReturnValue(all);
  await codeComes();
  hovered.mockRestore();
  expect(card()).toBe(link.textContent);
});

test('a name that comes under a resting mouse opens its card only when the mouse moves', async () => {
  await codeComes();
  fireEvent(document.body, new PointerEvent('pointermove', { bubbles: true, clientX: 5, clientY: 9 }));
  mouse('pointerover', 5);
  expect(card()).toBe('nobody');
  mouse('pointermove', 6);
  expect(card()).toBe('Ann');
});

test('a screen that comes under a resting mouse opens no card', async () => {
  await codeComes();
  cleanup();
  const links = document.querySelectorAll('[data-peek]');
  const hovered = vi.spyOn(document, 'querySelectorAll').mockReturnValue(links);
  await codeComes();
  hovered.mockRestore();
  expect(card()).toBe('nobody');
});
