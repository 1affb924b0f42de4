import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { createBatch } from '@/data/store/batch';
import { fakePlatform } from '@/data/testing/fake-platform';
import { createNotices } from './create-notices';

function world() {
  const platform = fakePlatform();
  const notices = createNotices(createBatch(), platform);
  const keys = () => notices.list.get().map(({ messageKey }) => messageKey);
  const push = (messageKey: string, timeout = 0) =>
    notices.push({ level: 'info', messageKey, messageArgs: {}, timeout });
  return { notices, clock: platform.clock, keys, push };
}

describe('global notices (SYS-05)', () => {
  it('come newest last, close by hand or after their time; 0 stays', async () => {
    const { clock, keys, push, notices } = world();
    push('stays');
    const id = push('closed');
    push('short', 5000);
    expect(keys()).toEqual(['stays', 'closed', 'short']);
    notices.close(id);
    notices.close(id);
    await clock.advance(5000);
    expect(keys()).toEqual(['stays']);
  });

  it('that somebody shows are closed by who shows them', async () => {
    const { clock, keys, push, notices } = world();
    const id = push('shown', 5000);
    notices.keep(id);
    await clock.advance(60_000);
    expect(keys()).toEqual(['shown']);
    notices.close(id);
    expect(keys()).toEqual([]);
  });

  it('with the same words replace each other and live anew', async () => {
    const { clock, keys, push } = world();
    push('same', 5000);
    await clock.advance(4000);
    push('same', 5000);
    await clock.advance(4000);
    expect(keys()).toEqual(['same']);
    await clock.advance(1000);
    expect(keys()).toEqual([]);
  });

  it('of one topic replace each other, whatever they say', () => {
    const { keys, push, notices } = world();
    const tell = (messageKey: string) =>
      notices.push({ level: 'error', messageKey, messageArgs: {}, timeout: 0, topic: 'fetching' });
    push('other');
    tell('busy');
    tell('broken');
    expect(keys()).toEqual(['other', 'broken']);
  });

  it('do not pile up', () => {
    const { keys, push } = world();
    for (let number = 0; number < 30; number += 1) push(`n${number}`);
    expect(keys()).toHaveLength(8);
    expect(keys().at(-1)).toBe('n29');
  });
});

describe('the banner of a post (ST-12)', () => {
  it('is told to that post alone', () => {
    const { notices } = world();
    const [mine, other] = [vi.fn(), vi.fn()];
    notices.forStatus('1').subscribe(mine);
    notices.forStatus('2').subscribe(other);
    const error = new ApiError('server');
    notices.setForStatus('1', error);
    expect(notices.forStatus('1').get()).toBe(error);
    notices.setForStatus('1', null);
    expect(mine).toHaveBeenCalledTimes(2);
    expect(other).not.toHaveBeenCalled();
  });
});
