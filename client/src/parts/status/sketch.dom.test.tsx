import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Status } from '@/domain/status';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../test/make';
import { show } from '../../../test/show';
import { lateSketch } from './late-pieces';
import { StatusCard } from './status-card';

beforeAll(async () => {
  await lateSketch.load();
});
afterEach(cleanup);

const realNow = performance.now.bind(performance);
let ahead = 0;
let still: number | null = null;
vi.spyOn(performance, 'now').mockImplementation(() => still ?? realNow() + ahead);

/** Scrolls as a machine does that needs so many milliseconds for a frame. */
function scroll(frames: number, pixels: number, ms: number): void {
  still = performance.now();
  for (let frame = 0; frame < frames; frame += 1) {
    still += ms;
    Object.defineProperty(window, 'scrollY', { value: window.scrollY + pixels, configurable: true });
    act(() => void window.dispatchEvent(new Event('scroll')));
  }
  ahead = still - realNow();
  still = null;
}

const ANN = makeAccount({ id: '2', acct: 'ann@a.example', displayName: 'Ann' });

function card(status: Partial<Status> = {}): HTMLElement {
  const realm = createFakeRealm({
    me: makeAccount({ id: '1', acct: 'me' }),
    accounts: [ANN],
    statuses: [makeStatus({ id: '7', accountId: '2', ...status })],
  });
  show(<StatusCard id="7" />, { realm });
  return screen.getByRole('article');
}

const isSketch = (): boolean => screen.queryAllByRole('link').length === 0;
const inFull = (): Promise<void> => waitFor(() => expect(isSketch()).toBe(false));

test('a post that flies by on a slow machine is a sketch, in the same place when drawn in full', async () => {
  scroll(6, 200, 40);
  const post = card();
  expect(isSketch()).toBe(true);
  expect(post.textContent).toContain('Ann');
  expect(post.textContent).toContain('Text of 7');
  expect(post.getAttribute('aria-label')).toMatch(/Ann.*Text of 7/);
  post.focus();
  await inFull();
  expect(document.activeElement).toBe(post);
});

test('a sketch says no more than the post would: what is warned about stays hidden', async () => {
  scroll(6, 200, 40);
  const post = card({ spoilerText: 'The end of the film' });
  expect(isSketch()).toBe(true);
  expect(post.textContent).toContain('The end of the film');
  expect(post.textContent).not.toContain('Text of 7');
  await inFull();
});

test.each<[how: string, frames: number, pixels: number, ms: number]>([
  ['rests', 0, 0, 0],
  ['has jumped', 1, 5000, 5],
  ['moves slowly', 6, 20, 40],
  ['is drawn in time', 6, 200, 5],
])('a post is drawn in full where the page %s', (_how, frames, pixels, ms) => {
  ahead += 200;
  scroll(frames, pixels, ms);
  card();
  expect(isSketch()).toBe(false);
});
