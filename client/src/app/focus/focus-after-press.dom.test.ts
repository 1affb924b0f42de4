import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocusAfterPress } from './focus-after-press';

let end = (): void => {};
const main = document.createElement('main');
const feed = document.createElement('div');
const retry = document.createElement('button');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  const alert = document.createElement('p');
  alert.setAttribute('role', 'alert');
  alert.append(retry);
  feed.append(alert);
  for (const place of [main, feed]) place.tabIndex = -1;
  main.append(feed);
  document.body.append(main);
  end = keepFocusAfterPress();
});
afterEach(() => {
  end();
  main.remove();
  feed.replaceChildren();
  vi.useRealTimers();
});

it('the focus goes to what a button stood in that its press took away', () => {
  retry.focus();
  retry.click();
  vi.advanceTimersByTime(50);
  expect(document.activeElement).toBe(retry);
  feed.replaceChildren();
  vi.advanceTimersByTime(50);
  expect(document.activeElement).toBe(feed);
});

it('so it is where the server is only out of reach, which is no alert', () => {
  retry.parentElement?.setAttribute('role', 'status');
  retry.focus();
  retry.click();
  feed.replaceChildren();
  vi.advanceTimersByTime(50);
  expect(document.activeElement).toBe(feed);
});

it('the page takes it when that is gone as well', () => {
  retry.focus();
  retry.click();
  feed.remove();
  vi.advanceTimersByTime(50);
  expect(document.activeElement).toBe(main);
});

it('who went on elsewhere stays there', () => {
  const elsewhere = document.createElement('button');
  main.append(elsewhere);
  retry.focus();
  retry.click();
  elsewhere.focus();
  feed.replaceChildren();
  vi.advanceTimersByTime(50);
  expect(document.activeElement).toBe(elsewhere);
});
