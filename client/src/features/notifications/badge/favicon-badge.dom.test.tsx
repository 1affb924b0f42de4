import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFaviconBadge } from './use-favicon-badge';

const DRAWN = 'data:image/png;base64,dot';

function Page({ unseen, ofOthers = 0 }: { unseen: number; ofOthers?: number }): null {
  useFaviconBadge(unseen, '', ofOthers);
  return null;
}

const icon = (): string | null | undefined => document.querySelector('link')?.getAttribute('href');

beforeEach(() => {
  const link = document.createElement('link');
  link.rel = 'icon';
  link.href = '/favicon.png';
  document.head.append(link);
  const pen = { beginPath() {}, arc() {}, fill() {}, drawImage() {} };
  // Only what is drawn with: there is no canvas here.
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => pen });
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(DRAWN);
});

afterEach(() => {
  cleanup();
  document.querySelector('link')?.remove();
  vi.restoreAllMocks();
});

test('a dot is on the icon as long as anything is unseen (NOTIF-05)', async () => {
  vi.spyOn(Image.prototype, 'decode').mockResolvedValue(undefined);
  const { rerender } = render(<Page unseen={0} />);
  expect(icon()).toBe('/favicon.png');
  rerender(<Page unseen={2} />);
  await waitFor(() => expect(icon()).toBe(DRAWN));
  rerender(<Page unseen={1} />);
  expect(icon()).toBe(DRAWN);
  rerender(<Page unseen={0} />);
  expect(icon()).toMatch(/\/favicon\.png$/);
});

test('an icon that comes when all is seen already gets no dot', async () => {
  let come = (): void => {};
  const decode = vi
    .spyOn(Image.prototype, 'decode')
    .mockReturnValue(new Promise<void>((resolve) => (come = resolve)));
  const { rerender } = render(<Page unseen={1} />);
  await waitFor(() => expect(decode).toHaveBeenCalled());
  rerender(<Page unseen={0} />);
  come();
  await Promise.resolve();
  await Promise.resolve();
  expect(icon()).toMatch(/\/favicon\.png$/);
});

test('an icon that cannot be read stays as it is', async () => {
  const decode = vi.spyOn(Image.prototype, 'decode').mockRejectedValue(new Error('no CORS'));
  render(<Page unseen={1} />);
  await waitFor(() => expect(decode).toHaveBeenCalled());
  expect(icon()).toBe('/favicon.png');
});

test('the icon of the app counts what the accounts of other tabs have, too', () => {
  const setAppBadge = vi.fn<(count: number) => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge, configurable: true });
  const { rerender } = render(<Page unseen={2} ofOthers={3} />);
  rerender(<Page unseen={0} ofOthers={3} />);
  rerender(<Page unseen={0} ofOthers={0} />);
  Reflect.deleteProperty(navigator, 'setAppBadge');
  expect(setAppBadge.mock.calls).toEqual([[5], [3], [0]]);
});
