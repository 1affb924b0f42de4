import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount } from '../../../test/make';
import { show } from '../../../test/show';
import { FloatingButton } from './floating-button';

let keyboardIsUp = false;

beforeEach(() => {
  keyboardIsUp = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return keyboardIsUp && query.includes('max-height');
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(autohide: boolean): () => boolean {
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    preferences: { autohideFloatingPostButton: autohide },
  });
  show(<FloatingButton onPress={() => {}} />, { realm });
  return () => screen.getByRole('button', { hidden: true }).hasAttribute('data-hidden');
}

function scrollTo(height: number): void {
  Object.defineProperty(window, 'scrollY', { value: height, configurable: true });
  act(() => {
    vi.advanceTimersByTime(150);
    fireEvent.scroll(window);
  });
}

test('is away while the reader scrolls down, and back at the end of it or on the way up', () => {
  const isHidden = open(true);
  expect(isHidden()).toBe(false);
  scrollTo(400);
  expect(isHidden()).toBe(true);
  scrollTo(300);
  expect(isHidden()).toBe(false);
  scrollTo(900);
  expect(isHidden()).toBe(true);
  act(() => void fireEvent(window, new Event('scrollend')));
  expect(isHidden()).toBe(false);
});

test('is not lost where a page moved by itself and no end of scrolling is told', () => {
  const isHidden = open(true);
  // The only end is that nothing more comes, even in a browser that tells of ends.
  vi.stubGlobal('onscrollend', null);
  scrollTo(9000);
  expect(isHidden()).toBe(true);
  act(() => void vi.advanceTimersByTime(1000));
  expect(isHidden()).toBe(false);
});

test('is away beside an on-screen keyboard, and stays where the reader wants it to', () => {
  keyboardIsUp = true;
  expect(open(true)()).toBe(true);
  cleanup();
  const isHidden = open(false);
  scrollTo(2000);
  expect(isHidden()).toBe(false);
});
