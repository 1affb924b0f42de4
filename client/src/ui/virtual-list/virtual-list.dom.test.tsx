import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { growth } from './growth';
import { VirtualList } from './virtual-list';

afterEach(cleanup);

test('one new row at the top draws one row, and tells all their new places', () => {
  const drawn: string[] = [];
  const Post = ({ id }: { id: string }): ReactElement => {
    drawn.push(id);
    return <article aria-label={id} />;
  };
  const row = (id: string): ReactElement => <Post id={id} />;
  const list = (ids: readonly string[]): ReactElement => (
    <VirtualList ids={ids} row={row} label="Home" virtual={false} />
  );
  const { rerender } = render(list(['b', 'a']));
  expect(drawn).toEqual(['b', 'a']);
  rerender(list(['c', 'b', 'a']));
  expect(drawn).toEqual(['b', 'a', 'c']);
  const places = screen.getAllByRole('article').map((article) => article.getAttribute('aria-posinset'));
  expect(places).toEqual(['1', '2', '3']);
  expect(screen.getByRole('article', { name: 'a' }).getAttribute('aria-setsize')).toBe('3');
});

test('a list whose rows are not in the page yet says that it is busy', async () => {
  const row = (id: string): ReactElement => <article aria-label={id} />;
  render(<VirtualList ids={['b', 'a']} row={row} label="Home" />);
  const feed = screen.getByRole('feed', { name: 'Home' });
  expect(feed.getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(feed.getAttribute('aria-busy')).toBe('false'));
});

test('a row that goes with the focus in it hands the focus to the feed', () => {
  const row = (id: string): ReactElement => (
    <article>
      <button type="button">{id}</button>
    </article>
  );
  const { rerender } = render(<VirtualList ids={['b', 'a']} row={row} label="Home" virtual={false} />);
  screen.getByRole('button', { name: 'a' }).focus();
  rerender(<VirtualList ids={['b']} row={row} label="Home" virtual={false} />);
  expect(document.activeElement).toBe(screen.getByRole('feed', { name: 'Home' }));
});

test('rows are put back where they were in a list of the page, and a list within a panel moves no page', () => {
  const scrolled = vi.spyOn(window, 'scrollBy');
  const above = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(400);
  // Every row stands lower after the change than before it.
  let top = 200;
  const rect = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, top, 9, 90));
  const row = (id: string): ReactElement => <article aria-label={id} />;
  for (const inPage of [false, true]) {
    const list = (ids: readonly string[]): ReactElement => (
      <VirtualList ids={ids} row={row} label="Home" virtual={false} keepsPlace={inPage} />
    );
    top = 200;
    const { rerender, unmount } = render(list(['b', 'a']));
    rerender(list(['c', 'b', '0', 'a', 'z']));
    top = 290;
    rerender(list(['y', 'c', 'b', 'a']));
    expect(scrolled.mock.calls.length > 0).toBe(inPage);
    unmount();
  }
  for (const spy of [scrolled, above, rect]) spy.mockRestore();
});

test('growth is told from both ends of the list', () => {
  expect(growth(['b', 'a'], ['c', 'b', 'a'])).toBe('before');
  expect(growth(['b', 'a'], ['b', 'a', '0'])).toBe('after');
  expect(growth(['b', 'a'], ['z', 'y', 'x'])).toBe('other');
  expect(growth([], ['a'])).toBe('other');
  expect(growth(['b', 'a'], ['b'])).toBe('other');
});
