import { describe, expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { fakePlatform } from './testing/fake-platform';
import { fakeServer } from './testing/fake-server';
import { createLearnt } from './learnt';
import { createStore } from './store/store';

const missing = (): Promise<never> => Promise.reject(new ApiError('not-found', { status: 404 }));

describe('what a server was seen to lack', () => {
  test('is not offered any more, and not on the next visit', async () => {
    const platform = fakePlatform();
    const visit = () => createLearnt(createStore().batch, platform, fakeServer());
    const learnt = visit();
    expect(learnt.server.get().can.removeFollower).toBe(true);
    await expect(learnt.trying('removeFollower', missing)).rejects.toMatchObject({ kind: 'not-found' });
    expect(learnt.server.get().can.removeFollower).toBe(false);
    expect(visit().server.get().can.removeFollower).toBe(false);
    expect(visit().server.get().can.repeatScopes).toBe(true);
  });

  test('stays so when the server describes itself again, and is tried again after a week', async () => {
    const platform = fakePlatform();
    const learnt = createLearnt(createStore().batch, platform, fakeServer());
    learnt.note('repeatScopes', false);
    learnt.server.set(fakeServer({}, { name: 'Renamed' }));
    expect(learnt.server.get()).toMatchObject({ name: 'Renamed', can: { repeatScopes: false } });
    await platform.clock.advance(8 * 24 * 3600_000);
    learnt.server.set(fakeServer());
    expect(learnt.server.get().can.repeatScopes).toBe(true);
  });

  test('is nothing that another failure tells, and nothing of another server', async () => {
    const platform = fakePlatform();
    const learnt = createLearnt(createStore().batch, platform, fakeServer());
    const down = (): Promise<never> => Promise.reject(new ApiError('server', { status: 503 }));
    await expect(learnt.trying('bubbleTimeline', down)).rejects.toMatchObject({ kind: 'server' });
    expect(learnt.server.get().can.bubbleTimeline).toBe(true);
    learnt.note('bubbleTimeline', false);
    learnt.server.set(fakeServer({}, { base: 'https://elsewhere.example' }));
    expect(learnt.server.get().can.bubbleTimeline).toBe(true);
  });

  test('is offered again once it answered', async () => {
    const learnt = createLearnt(createStore().batch, fakePlatform(), fakeServer());
    learnt.note('termsPage', false);
    await learnt.trying('termsPage', () => Promise.resolve('<p>Be kind</p>'));
    expect(learnt.server.get().can.termsPage).toBe(true);
  });
});
