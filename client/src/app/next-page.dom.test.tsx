import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NextPages, type NextPage } from './next-page';

const tell = vi.fn<(next: NextPage | null) => void>();

const pages = (path: string): ReactElement => <NextPages key={path} onNext={tell} />;

const link = (href: string, peek: string): HTMLAnchorElement => {
  const made = document.createElement('a');
  made.href = href;
  made.dataset['peek'] = peek;
  document.body.append(made);
  return made;
};

let clientX = 0;
const over = (element: Element, pointerType = 'mouse', moved = 1): void => {
  clientX += moved;
  fireEvent(element, new PointerEvent('pointermove', { bubbles: true, pointerType, clientX }));
};

const told = (): (string | null)[] =>
  tell.mock.calls.map(([next]) => (next?.page.is === 'profile' ? next.page.name : null));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('a pointer that rests at a name has the profile drawn, out of sight and reach', () => {
  render(pages('/'));
  over(link('/lin', 'account 2'));
  expect(told()).toEqual([]);
  act(() => void vi.advanceTimersByTime(100));
  expect(told()).toEqual(['lin']);
  expect(tell.mock.calls[0]?.[0]?.hidden).toMatchObject({ 'aria-hidden': true, inert: '' });
});

test.each([
  ['passes by', '/lin', 'account 2', true],
  ['rests at a post', '/notice/7', 'status 7', false],
  ['rests at a name of another site', 'https://far.example/@lin', 'account 2', false],
])('nothing is drawn for a pointer that %s', (_, href, peek, goesOn) => {
  render(pages('/'));
  over(link(href, peek));
  if (goesOn) over(document.body);
  act(() => void vi.advanceTimersByTime(1000));
  expect(told()).toEqual([]);
});

test('nothing is drawn for a name that comes under a pointer', () => {
  render(pages('/'));
  over(document.body);
  over(link('/lin', 'account 2'), 'mouse', 0);
  act(() => void vi.advanceTimersByTime(1000));
  expect(told()).toEqual([]);
});

test('a finger has it drawn before it is lifted, and not when it moves the page', () => {
  render(pages('/'));
  const name = link('/lin', 'account 2');
  const touch = (type: string): void =>
    void fireEvent(name, new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
  over(name, 'touch');
  touch('pointerdown');
  touch('pointercancel');
  act(() => void vi.advanceTimersByTime(1000));
  expect(told()).toEqual([]);
  touch('pointerdown');
  act(() => void vi.advanceTimersByTime(50));
  expect(told()).toEqual(['lin']);
});

test('what was drawn goes when the reader has left the name, scrolls on, or opens another page', () => {
  const { rerender } = render(pages('/'));
  const name = link('/lin', 'account 2');
  const draw = (): void => {
    over(document.body);
    over(name);
    act(() => void vi.advanceTimersByTime(100));
    expect(told()).toEqual(['lin']);
  };
  const gone = (): void => {
    expect(told()).toEqual(['lin', null]);
    tell.mockClear();
  };
  draw();
  over(document.body);
  act(() => void vi.advanceTimersByTime(10_000));
  gone();
  draw();
  vi.stubGlobal('scrollY', 5000);
  fireEvent.scroll(document);
  gone();
  draw();
  rerender(pages('/lin'));
  gone();
  vi.unstubAllGlobals();
});
