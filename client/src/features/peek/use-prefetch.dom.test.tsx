import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeRealm } from '../../../test/fake-realm';
import { show } from '../../../test/show';
import { usePrefetch } from './use-prefetch';

function Names(): ReactElement {
  usePrefetch();
  return (
    <>
      <a href="/ann" data-peek="account 2">
        Ann
      </a>
      <a href="/notice/7" data-peek="status 7">
        A post
      </a>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is asked for ahead, with names on the page. */
async function names(): Promise<() => readonly unknown[]> {
  const realm = createFakeRealm();
  await realm.late.people.load();
  show(<Names />, { realm });
  return () => realm.calls.flatMap(([call, id]) => (call === 'prefetchPerson' ? [id] : []));
}

const pointer = (type: string, on: string, pointerType: string, x: number): void => {
  const event = new PointerEvent(type, { bubbles: true, pointerType, clientX: x, clientY: 9 });
  fireEvent(screen.getByRole('link', { name: on }), event);
};

test('a pointer that rests on a name asks for the person once', async () => {
  const asked = await names();
  pointer('pointermove', 'Ann', 'mouse', 5);
  vi.advanceTimersByTime(119);
  expect(asked()).toEqual([]);
  vi.advanceTimersByTime(1);
  pointer('pointermove', 'Ann', 'mouse', 6);
  vi.advanceTimersByTime(1000);
  expect(asked()).toEqual(['2']);
});

test('one that passes by, or rests on something else, asks for nothing', async () => {
  const asked = await names();
  pointer('pointermove', 'Ann', 'mouse', 5);
  vi.advanceTimersByTime(60);
  pointer('pointermove', 'A post', 'mouse', 50);
  vi.advanceTimersByTime(1000);
  expect(asked()).toEqual([]);
});

test('a name that scrolls below a resting pointer asks for nothing', async () => {
  const asked = await names();
  pointer('pointermove', 'A post', 'mouse', 5);
  pointer('pointermove', 'Ann', 'mouse', 5);
  vi.advanceTimersByTime(1000);
  expect(asked()).toEqual([]);
});

test('a finger asks, unless it scrolls', async () => {
  const asked = await names();
  pointer('pointerdown', 'Ann', 'touch', 5);
  pointer('pointercancel', 'Ann', 'touch', 5);
  vi.advanceTimersByTime(1000);
  expect(asked()).toEqual([]);
  pointer('pointerdown', 'Ann', 'touch', 5);
  vi.advanceTimersByTime(50);
  expect(asked()).toEqual(['2']);
});

test('nothing is asked for ahead where the reader saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const asked = await names();
  pointer('pointermove', 'Ann', 'mouse', 5);
  vi.advanceTimersByTime(1000);
  expect(asked()).toEqual([]);
});
