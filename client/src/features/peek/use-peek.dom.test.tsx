import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, test, vi } from 'vitest';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Presses are kept from the start of the page until the code of the cards takes them: each test is a page. */
beforeEach(async () => {
  vi.resetModules();
  (await import('@/lib/last-press')).watchPresses();
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
const shown = (text: string): Promise<unknown> => screen.findByText(text, { selector: 'output' });
const finger = (type: string): boolean =>
  fireEvent(
    screen.getByRole('link'),
    new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true }),
  );
const wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

test('the key for the card counts though the code of cards was not there yet', async () => {
  const link = screen.getByRole('link');
  link.focus();
  fireEvent.keyDown(link, { key: 'i' });
  await codeComes();
  await shown('Ann, by key');
});

test('but not when the focus has moved on', async () => {
  const link = screen.getByRole('link');
  link.focus();
  fireEvent.keyDown(link, { key: 'i' });
  link.blur();
  await codeComes();
  await shown('nobody');
});

test('a tap before the code came opens nothing', async () => {
  finger('pointerdown');
  finger('pointerup');
  await codeComes();
  await wait(450);
  await shown('nobody');
});

test('nor does a long press that led away from what was pressed', async () => {
  finger('pointerdown');
  await wait(520);
  finger('pointerup');
  screen.getByRole('link').remove();
  await codeComes();
  await wait(20);
  await shown('nobody');
});

test('a finger that rested for long opens the card when its code has come', async () => {
  finger('pointerdown');
  await wait(520);
  finger('pointerup');
  await codeComes();
  await shown('Ann');
});
