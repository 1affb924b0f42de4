import { expect, it, vi } from 'vitest';
import { createBatch } from '@/data/store/batch';
import { createRowFlags } from './create-row-flags';

it('row flags outlive a refresh of the record and tell only their own row', () => {
  const flags = createRowFlags(createBatch());
  const heard = vi.fn();
  flags.get('1', 'opened').subscribe(heard);
  flags.set('1', 'opened', true);
  flags.set('1', 'other', true);
  flags.set('2', 'opened', true);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(flags.get('1', 'opened').get()).toBe(true);
  expect(flags.get('1', 'opened')).toBe(flags.get('1', 'opened'));
  flags.drop(['1']);
  expect(flags.get('1', 'opened').get()).toBeUndefined();
});
