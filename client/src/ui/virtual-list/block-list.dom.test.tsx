import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { BlockList } from './block-list';

afterEach(cleanup);

const ids = Array.from({ length: 400 }, (_, at) => `row ${at}`);
const row = (id: string): ReactElement => <button type="button">{id}</button>;
const places = (): number[] =>
  screen.getAllByRole('listitem').map((item) => Number(item.getAttribute('aria-posinset')));

test('rows beside the one in use are there at once, although nobody saw them yet; far ones are not', () => {
  render(<BlockList role="list" ids={ids} row={row} label="Members" usualHeight={60} />);
  for (let step = 0; step < 8; step += 1) {
    const last = Math.max(...places());
    fireEvent.focusIn(screen.getByRole('button', { name: `row ${last - 1}` }));
    expect(Math.max(...places())).toBeGreaterThanOrEqual(last + 16);
    expect(places().length).toBeLessThan(250);
  }
  fireEvent.focusIn(screen.getByRole('button', { name: 'row 0' }));
  expect(Math.max(...places())).toBeLessThan(130);
});

test('a page begins with the rows that its window shows; to a list in use all of a few rows come at once', () => {
  const list = (count: number): ReactElement => (
    <BlockList role="list" ids={ids.slice(0, count)} row={row} label="Members" usualHeight={60} />
  );
  const { unmount } = render(list(100));
  const inWindow = Math.ceil(window.innerHeight / 60);
  expect(places().length).toBeGreaterThanOrEqual(inWindow);
  expect(places().length).toBeLessThan(inWindow + 12);
  fireEvent.pointerMove(window);
  unmount();
  render(list(100));
  expect(places()).toHaveLength(100);
});

test('the row with the focus keeps it where the list is sorted anew, however far it goes', () => {
  const post = (id: string): ReactElement => (
    <article tabIndex={-1} aria-label={id}>
      {row(id)}
    </article>
  );
  const list = (sorted: readonly string[]): ReactElement => (
    <BlockList ids={sorted} row={post} label="Reports" usualHeight={60} />
  );
  const { rerender } = render(list(ids));
  const focused = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null;
  screen.getByRole('article', { name: 'row 3' }).focus();
  const others = ids.filter((id) => id !== 'row 3');
  for (const place of [200, 7, 399, 0]) {
    rerender(list(others.toSpliced(place, 0, 'row 3')));
    expect(focused()).toBe('row 3');
    expect(document.activeElement?.getAttribute('aria-posinset')).toBe(String(place + 1));
  }
  // Of one that is gone the list itself has it: Tab goes on there.
  rerender(list(others));
  expect(focused()).toBe('Reports');
  rerender(list(ids));
  expect(focused()).toBe('Reports');
});
