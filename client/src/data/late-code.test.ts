import { expect, it, vi } from 'vitest';
import { LateCode } from './late-code';
import { lateParts } from './late-parts';

it('late code is loaded once and tells once', async () => {
  const onLoaded = vi.fn();
  const late = new LateCode(null, onLoaded);
  expect(onLoaded).not.toHaveBeenCalled();
  const both = await Promise.all([late.load(), late.load()]);
  expect(both).toEqual([lateParts, lateParts]);
  await late.load();
  expect(onLoaded).toHaveBeenCalledTimes(1);
});

it('late code that is given is there at once', () => {
  const onLoaded = vi.fn();
  expect(new LateCode(lateParts, onLoaded)).toBeDefined();
  expect(onLoaded).toHaveBeenCalledWith(lateParts);
});
