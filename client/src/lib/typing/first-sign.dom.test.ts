import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as FirstSign from './first-sign';

const made = (event: Event): FirstSign.Sign => ({ event, words: '', files: [] });
const press = (): KeyboardEvent => new KeyboardEvent('keydown', { key: 'j' });

/** As at the start of a page: nobody has used it. */
let firstSign: typeof FirstSign;

beforeEach(async () => {
  window.skeinSigns = [];
  vi.resetModules();
  firstSign = await import('./first-sign');
});
afterEach(() => {
  window.skeinSigns = undefined;
});

it('the first sign is told once', () => {
  const task = vi.fn<(sign: Event) => void>();
  firstSign.onFirstSign(task);
  const sign = press();
  window.dispatchEvent(sign);
  window.dispatchEvent(press());
  expect(task.mock.calls).toEqual([[sign]]);
});

it('a key may be kept from the browser by whom it is told to', () => {
  firstSign.onFirstSign((sign) => sign.preventDefault());
  const sign = new KeyboardEvent('keydown', { key: 'n', cancelable: true });
  window.dispatchEvent(sign);
  expect(sign.defaultPrevented).toBe(true);
});

it('a sign that came before anybody listened is told at once', () => {
  const task = vi.fn<(sign: Event) => void>();
  const signs = [made(press()), made(press())];
  window.skeinSigns = signs;
  firstSign.onFirstSign(task);
  window.dispatchEvent(press());
  expect(task.mock.calls).toEqual([[signs[0]?.event]]);
});

it('all signs so far are taken once', () => {
  const signs = [made(press()), made(press())];
  window.skeinSigns = signs;
  expect(firstSign.takeSigns()).toEqual(signs);
  expect(firstSign.takeSigns()).toEqual([]);
  expect(window.skeinSigns).toBeUndefined();
});

it('who asks later is told at once that the page is in use', () => {
  firstSign.onFirstSign(() => {});
  expect(firstSign.isUsed()).toBe(false);
  const sign = press();
  window.dispatchEvent(sign);
  expect(firstSign.isUsed()).toBe(true);
  const task = vi.fn<(sign: Event) => void>();
  firstSign.onFirstSign(task);
  expect(task.mock.calls).toEqual([[sign]]);
});

it('what is to come behind the signs waits until somebody has acted on them, and comes at once where there are none', async () => {
  const done: string[] = [];
  firstSign.afterSigns(() => done.push('behind'));
  firstSign.afterSigns(() => done.push('not wanted any more'))();
  firstSign.takeSigns();
  done.push('signs');
  await Promise.resolve();
  firstSign.afterSigns(() => done.push('at once'));
  expect(done).toEqual(['signs', 'behind', 'at once']);
});
