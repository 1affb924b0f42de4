import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import type { Place } from '@/data/queries/place';
import { ApiError } from '@/domain/api-error';
import { createFakeRealm } from '../../../test/fake-realm';
import { leadInside } from './lead-inside';

const ADDRESS = 'https://kiln.example/@slip';
const SLIP: Place = { is: 'account', id: '7', acct: 'slip@kiln.example' };

const answers: (() => Promise<Place | null>)[] = [];
let opened: MockInstance<typeof window.open>;
let stop = (): void => {};
let link: HTMLAnchorElement;

beforeEach(() => {
  opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const lookUp = async (): Promise<Place | null> => (answers.shift() ?? (async () => null))();
  const realm = { ...createFakeRealm(), lookUp };
  stop = leadInside(() => realm);
  link = document.createElement('a');
  link.href = ADDRESS;
  link.target = '_blank';
  document.body.append(link);
});
afterEach(() => {
  stop();
  link.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** False where the link is the browser's, which stays here all the same. */
function click(): boolean {
  let isTaken = false;
  const look = (event: Event): void => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent.click(link);
  return isTaken;
}
const isAsking = (): boolean => link.hasAttribute('aria-busy');

test('what the server does not know is a plain link from then on', async () => {
  answers.push(async () => null);
  expect(click()).toBe(true);
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(click()).toBe(false);
});

test('a link whose question the network cut opens outside, and leads inside at a later click', async () => {
  answers.push(
    async () => {
      throw new ApiError('offline');
    },
    async () => SLIP,
  );
  click();
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(click()).toBe(true);
  await vi.waitFor(() => expect(location.pathname).toBe('/users/7'));
  expect(opened).toHaveBeenCalledTimes(1);
});

test('a link whose answer comes too late opens outside, and leads inside at a later click', async () => {
  vi.useFakeTimers();
  answers.push(
    () => new Promise(() => undefined),
    async () => SLIP,
  );
  click();
  await vi.advanceTimersByTimeAsync(4000);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(isAsking()).toBe(false);
  expect(click()).toBe(true);
});
