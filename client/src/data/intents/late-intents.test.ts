import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { createBatch } from '@/data/store/batch';
import type { Intents } from './intents';
import { createNotices } from '@/data/notices/create-notices';
import { fakePlatform } from '@/data/testing/fake-platform';
import { lateIntents } from './late-intents';
import { plainPost } from '../../../test/plain-post';

function fakeIntents(more: Partial<Intents> = {}): Intents {
  return {
    favourite: vi.fn(),
    repeat: vi.fn(),
    bookmark: vi.fn(),
    follow: vi.fn(),
    muteConversation: vi.fn(),
    mutedUntil: vi.fn(() => null),
    react: vi.fn(),
    pin: vi.fn(),
    remove: vi.fn(() => Promise.resolve()),
    answerFollowRequest: vi.fn(() => Promise.resolve()),
    post: vi.fn(() => Promise.resolve('new')),
    ...more,
  };
}

const notices = () => createNotices(createBatch(), fakePlatform());

describe('wishes before their code is here', () => {
  it('follow in order as soon as it has come', async () => {
    const favourite = vi.fn();
    const real = fakeIntents({ favourite });
    const intents = lateIntents(
      () => null,
      () => Promise.resolve(real),
      notices(),
    );
    intents.favourite('1', true);
    intents.favourite('1', false);
    await expect(intents.post(plainPost)).resolves.toBe('new');
    expect(favourite.mock.calls).toEqual([
      ['1', true],
      ['1', false],
    ]);
  });

  it('go straight through once it is', () => {
    const repeat = vi.fn();
    const real = fakeIntents({ repeat });
    const load = vi.fn(() => Promise.resolve(real));
    const intents = lateIntents(() => real, load, notices());
    intents.repeat('1', true, 'private');
    expect(repeat).toHaveBeenCalledWith('1', true, 'private');
    expect(load).not.toHaveBeenCalled();
  });

  it('tell at the post when it cannot be had', async () => {
    const offline = new ApiError('offline');
    const told = notices();
    const intents = lateIntents(
      () => null,
      () => Promise.reject(offline),
      told,
    );
    intents.bookmark('1', true);
    await expect(intents.post(plainPost)).rejects.toBe(offline);
    expect(told.forStatus('1').get()).toBe(offline);
  });
});
