import { describe, expect, it } from 'vitest';
import type { StatusBundle } from '@/api/decode/status';
import { ApiError } from '@/domain/api-error';
import type { DetailsRemote } from '@/data/remote/details-remote';
import { settled } from '@/data/testing/fake-platform';
import { fakeDetailsRemote } from '@/data/testing/fake-details-remote';
import { account, bundle } from '@/data/testing/make';
import { deferred, testRealm, timelineOf } from '@/data/testing/test-realm';

const wave = { name: '🌊', count: 3, me: false, url: null };
const cat = { name: 'cat@far.example', count: 1, me: true, url: 'https://far.example/cat.png' };

async function withPost(given: Partial<DetailsRemote>, post: object = { emoji_reactions: [wave, cat] }) {
  const world = testRealm({
    answers: { timeline: timelineOf(() => [bundle('s1', post)]), details: fakeDetailsRemote(given) },
  });
  world.realm.timelines.open('home');
  await settled();
  const status = () => world.realm.records.status('s1').get();
  return { ...world, status, details: await world.realm.late.details.load() };
}

describe('a reaction (REACT-01)', () => {
  it('shows at once, is remembered as recent, and is reconciled with the answer', async () => {
    const answer = deferred<StatusBundle>();
    const { realm, status, details } = await withPost({ react: () => answer.promise });
    realm.intents.react('s1', wave, true);
    expect(status()?.reactions[0]).toMatchObject({ name: '🌊', count: 4, me: true });
    answer.resolve(bundle('s1', { emoji_reactions: [{ ...wave, count: 9, me: true }] }));
    await settled();
    expect(status()?.reactions).toMatchObject([{ name: '🌊', count: 9, me: true }]);
    expect(details.recentEmoji.list()).toEqual(['🌊']);
  });

  it('of a kind that nobody had yet comes last; the last one of a kind goes', async () => {
    const { realm, status } = await withPost({ react: () => new Promise(() => {}) });
    realm.intents.react('s1', { name: 'limpet', url: 'https://tidepool.example/limpet.png' }, true);
    realm.intents.react('s1', cat, false);
    expect(status()?.reactions.map(({ name }) => name)).toEqual(['🌊', 'limpet']);
  });

  it('of another server is no recent emoji, one of this server is by its code', async () => {
    const { realm, details } = await withPost({ react: () => new Promise(() => {}) });
    realm.intents.react('s1', { name: 'dog@far.example', url: 'https://far.example/dog.png' }, true);
    realm.intents.react('s1', { name: 'limpet', url: 'https://tidepool.example/limpet.png' }, true);
    await settled();
    expect(details.recentEmoji.list()).toEqual([':limpet:']);
  });

  it('goes with a banner when it fails', async () => {
    const broken = new ApiError('invalid', { status: 400, message: 'Could not add reaction emoji' });
    const { realm, status } = await withPost({ react: () => Promise.reject(broken) });
    realm.intents.react('s1', wave, true);
    await settled();
    expect(status()?.reactions[0]).toMatchObject({ count: 3, me: false });
    expect(realm.notices.forStatus('s1').get()).toBe(broken);
  });
});

describe('a closer look', () => {
  const poll = { id: '9', options: [{ title: 'a', votes_count: 1 }], votes_count: 1, multiple: false };

  it('puts the answer of a vote into the post', async () => {
    const { status, details } = await withPost(
      {
        vote: async (id, choices) => ({
          id,
          expiresAt: null,
          expired: false,
          multiple: false,
          votesCount: 2,
          votersCount: null,
          voted: true,
          ownVotes: choices,
          options: [{ title: 'a', votesCount: 2 }],
          emojis: [],
        }),
      },
      { poll },
    );
    await details.vote('s1', [0]);
    expect(status()?.poll).toMatchObject({ voted: true, ownVotes: [0], votesCount: 2 });
  });

  it('is silent about a poll that cannot be refreshed, not about a vote that failed', async () => {
    const broken = new ApiError('server', { status: 500, message: '' });
    const { details, status } = await withPost(
      { poll: () => Promise.reject(broken), vote: () => Promise.reject(broken) },
      { poll },
    );
    const before = status();
    await details.refreshPoll('s1');
    expect(status()).toBe(before);
    await expect(details.vote('s1', [0])).rejects.toBe(broken);
  });

  it('asks for a translation once, for another language again, and again after a failure', async () => {
    const asked: string[] = [];
    const { details } = await withPost({
      translate: async (_id, { to }) => {
        asked.push(to);
        if (asked.length === 1) throw new ApiError('server', { status: 503, message: '' });
        return { content: `<p>${to}</p>`, spoilerText: '', options: [], descriptions: [], from: 'uk' };
      },
    });
    await expect(details.translate('s1', { to: 'en', from: null })).rejects.toMatchObject({ kind: 'server' });
    await details.translate('s1', { to: 'en', from: null });
    await details.translate('s1', { to: 'en', from: null });
    await details.translate('s1', { to: 'de', from: null });
    expect(asked).toEqual(['en', 'en', 'de']);
  });

  it('keeps the people who reacted in the records', async () => {
    const bea = { account: account('bea'), relationship: null, moved: null };
    const { realm, details } = await withPost({
      reactors: () => Promise.resolve([{ name: '🌊', accounts: [bea] }]),
    });
    expect(await details.reactions('s1')).toEqual([{ name: '🌊', accountIds: ['bea'] }]);
    expect(realm.records.account('bea').get()?.displayName).toBe('User bea');
  });

  it('knows a post that is here without asking, and says when one is not to be had', async () => {
    const { details, remote } = await withPost({});
    expect(await details.knowStatus('s1')).toBe(true);
    expect(remote.calls.status).toEqual([]);
    expect(await details.knowStatus('gone')).toBe(false);
  });
});
