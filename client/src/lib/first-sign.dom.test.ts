import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onFirstSign, takeSigns, type Sign } from './first-sign';

const made = (event: Event): Sign => ({ event, words: '', files: [] });
const press = (): KeyboardEvent => new KeyboardEvent('keydown', { key: 'j' });

beforeEach(() => {
  window.skeinSigns = [];
});
afterEach(() => {
  window.skeinSigns = undefined;
});

it('the first sign is told once', () => {
  const task = vi.fn<(sign: Event) => void>();
  onFirstSign(task);
  const sign = press();
  window.dispatchEvent(sign);
  window.dispatchEvent(press());
  expect(task.mock.calls).toEqual([[sign]]);
});

it('a key may be kept from the browser by whom it is told to', () => {
  onFirstSign((sign) => sign.preventDefault());
  const sign = new KeyboardEvent('keydown', { key: 'n', cancelable: true });
  window.dispatchEvent(sign);
  expect(sign.defaultPrevented).toBe(true);
});

it('a sign that came before anybody listened is told at once', () => {
  const task = vi.fn<(sign: Event) => void>();
  const signs = [made(press()), made(press())];
  window.skeinSigns = signs;
  onFirstSign(task);
  window.dispatchEvent(press());
  expect(task.mock.calls).toEqual([[signs[0]?.event]]);
});

it('all signs so far are taken once', () => {
  const signs = [made(press()), made(press())];
  window.skeinSigns = signs;
  expect(takeSigns()).toEqual(signs);
  expect(takeSigns()).toEqual([]);
  expect(window.skeinSigns).toBeUndefined();
});
