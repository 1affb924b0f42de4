import { expect, it, vi } from 'vitest';
import { partMissing } from '@/domain/api-error';
import { LateCode } from './late-code';

const parts = { is: 'here' };

it('late code is loaded once and tells once', async () => {
  const onLoaded = vi.fn();
  const fetchCode = vi.fn(() => Promise.resolve(parts));
  const late = new LateCode(null, fetchCode, onLoaded);
  expect(onLoaded).not.toHaveBeenCalled();
  expect(await Promise.all([late.load(), late.load()])).toEqual([parts, parts]);
  await late.load();
  expect(fetchCode).toHaveBeenCalledTimes(1);
  expect(onLoaded).toHaveBeenCalledTimes(1);
});

it('late code that did not come is asked for again', async () => {
  const fetchCode = vi.fn(() => Promise.resolve(parts));
  fetchCode.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const late = new LateCode(null, fetchCode, () => undefined);
  await expect(late.load()).rejects.toMatchObject(partMissing());
  expect(await late.load()).toBe(parts);
});

it('late code that is given is there at once', () => {
  const onLoaded = vi.fn();
  expect(new LateCode(parts, () => Promise.reject(new Error('not asked')), onLoaded)).toBeDefined();
  expect(onLoaded).toHaveBeenCalledWith(parts);
});
