import { expect, it, vi } from 'vitest';
import { late } from './late';

const code = { is: 'here' };

it('a part is fetched and built once, however often it is asked for', async () => {
  const fetchCode = vi.fn(() => Promise.resolve(code));
  const make = vi.fn(() => ({ built: true }));
  const part = late(fetchCode, make);
  expect(part.get()).toBeNull();
  expect(await Promise.all([part.load(), part.load()])).toEqual([{ built: true }, { built: true }]);
  expect(await part.load()).toBe(part.get());
  expect(fetchCode).toHaveBeenCalledTimes(1);
  expect(make).toHaveBeenCalledTimes(1);
});

it('code that did not come is fetched when asked for again', async () => {
  const fetchCode = vi.fn(() => Promise.resolve(code));
  fetchCode.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const part = late(fetchCode);
  await expect(part.load()).rejects.toBeInstanceOf(TypeError);
  expect(part.get()).toBeNull();
  expect(await part.load()).toBe(code);
});

it('a part that could not be built is not there, and is built when asked for again', async () => {
  const make = vi.fn(() => ({ built: true }));
  make.mockImplementationOnce(() => {
    throw new RangeError('first time');
  });
  const part = late(() => Promise.resolve(code), make);
  await expect(part.load()).rejects.toBeInstanceOf(RangeError);
  expect(part.get()).toBeNull();
  expect(await part.load()).toEqual({ built: true });
});
