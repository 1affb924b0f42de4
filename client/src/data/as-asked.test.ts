import { describe, expect, test } from 'vitest';
import { decodeScheduled } from '@/api/decode/scheduled';
import { makeContent } from '../../test/make-outbox';
import { plainPost } from '../../test/plain-post';
import { compareWithAsked, type Answered } from './as-asked';
import { createCore } from './core';
import type { PostingRemote } from './remote/posting-remote';
import type { OutgoingStatus } from '@/domain/writing/outgoing-status';
import { fakePlatform, settled } from './testing/fake-platform';
import { fakeRemote } from './testing/fake-remote';
import { fakeServer } from './testing/fake-server';
import { account, bundle, must, repeatOf } from './testing/make';
import { testRealm } from './testing/test-realm';
import { askedOfPost, factsOfPost, factsOfScheduled } from './writing/posting/facts-of-posts';

const post = (more: Partial<OutgoingStatus>): OutgoingStatus => ({
  ...plainPost,
  text: 'tide',
  visibility: 'public',
  ...more,
});

function world() {
  const core = createCore({
    key: 'https://tidepool.example|me',
    account: account('me'),
    server: fakeServer(),
    remote: fakeRemote(),
    platform: fakePlatform(),
  });
  const compare = (answered: Pick<Answered, 'asked' | 'got'>): readonly string[] => {
    compareWithAsked(core, { matter: 'post', id: 's1', ...answered });
    return (core.notices.list.get()[0]?.differences ?? []).map(({ fact }) => fact);
  };
  return { core, compare };
}

const can = { postLanguage: true };

describe('a post that came back', () => {
  test('as it was asked is nothing to tell', () => {
    const { core, compare } = world();
    const poll = { options: ['a', 'b'], multiple: true, expiresIn: 300, hideTotals: false };
    const created = '2026-11-20T20:25:03.000Z';
    const got = bundle('s1', {
      visibility: 'private',
      language: 'en',
      created_at: created,
      poll: { id: 'p', options: [], multiple: true, expires_at: '2026-11-20T20:30:03.500Z' },
      pleroma: { expires_at: '2026-11-20T21:25:03.000Z' },
    });
    const asked = post({ visibility: 'private', language: 'en', poll, expiresIn: 3600 });
    expect(compare({ asked: askedOfPost(asked, can), got: factsOfPost(got.status) })).toEqual([]);
    expect(core.notices.list.get()).toEqual([]);
  });

  test('wider, for ever, with another poll and without the quote is told, each in its turn', () => {
    const { compare } = world();
    const poll = { options: ['a', 'b'], multiple: true, expiresIn: 86_400, hideTotals: false };
    const got = bundle('s1', {
      visibility: 'unlisted',
      poll: { id: 'p', options: [], multiple: false, expires_at: '2026-11-20T20:30:03.000Z' },
    });
    const asked = post({ visibility: 'private', poll, expiresIn: 3600, quoteId: 'q', mediaIds: ['m'] });
    expect(compare({ asked: askedOfPost(asked, can), got: factsOfPost(got.status) })).toEqual([
      'visibility',
      'lifetime',
      'quotes',
      'files',
      'pollLength',
      'pollMultiple',
    ]);
  });

  test('at once, though it was to wait, is told', () => {
    const { compare } = world();
    const asked = askedOfPost(post({ scheduledAt: '2026-11-21T08:00:00.000Z' }), can);
    expect(compare({ asked, got: factsOfPost(bundle('s1').status) })).toEqual(['scheduledAt']);
  });

  test('with what the server never does teaches that, and a language is told once', () => {
    const { core, compare } = world();
    const asked = post({ language: 'de', expiresIn: 3600 });
    const got = factsOfPost(bundle('s1').status);
    expect(compare({ asked: askedOfPost(asked, can), got })).toEqual(['lifetime', 'language']);
    expect(core.server.get().can).toMatchObject({ postExpiry: false, postLanguage: false });
    expect(compare({ asked: askedOfPost(asked, core.server.get().can), got })).toEqual(['lifetime']);
  });

  test('to wait for another time, or for other people, is told; what is not said of it is not', () => {
    const { compare } = world();
    const kept = decodeScheduled({
      id: '1',
      scheduled_at: '2026-11-21T09:00:00.000Z',
      params: { visibility: 'public', expires_in: null },
    });
    const asked = post({ visibility: 'private', expiresIn: 3600, scheduledAt: '2026-11-21T08:00:00.000Z' });
    expect(compare({ asked: askedOfPost(asked, can), got: factsOfScheduled(must(kept)) })).toEqual([
      'visibility',
      'scheduledAt',
    ]);
  });
});

test('a repeat that more people see than was asked is told, taken back, and not offered again', async () => {
  const { realm, remote } = testRealm({
    answers: {
      status: async () => bundle('s1'),
      repeat: async (_id, on) => (on ? repeatOf('r1', 's1', { visibility: 'unlisted' }) : bundle('s1')),
    },
  });
  await (await realm.late.details.load()).knowStatus('s1');
  realm.intents.repeat('s1', true, 'private');
  await settled();
  const [notice] = realm.notices.list.get();
  expect(notice).toMatchObject({
    messageKey: 'otherwise.repeat',
    differences: [{ fact: 'visibility', asked: 'private', got: 'unlisted' }],
  });
  expect(realm.server.get().can.repeatScopes).toBe(false);
  if (notice?.undo?.is === 'run') notice.undo.run();
  await settled();
  expect(remote.calls.repeat.at(-1)?.slice(0, 2)).toEqual(['s1', false]);
});

test('a post that more people see than was asked is told of at once, with the way to write it anew', async () => {
  const unexpected = (): Promise<never> => Promise.reject(new Error('not asked'));
  const posting: PostingRemote = {
    send: async () => ({ is: 'posted', bundle: bundle('s1', { visibility: 'unlisted' }) }),
    has: unexpected,
    edit: unexpected,
    current: unexpected,
    source: unexpected,
    upload: unexpected,
    hasMedia: unexpected,
    describe: unexpected,
    scheduled: unexpected,
    reschedule: unexpected,
    cancelScheduled: unexpected,
    until: () => posting,
  };
  const { realm } = testRealm({ answers: { posting: async () => posting } });
  const { outbox } = await realm.late.posting.load();
  await outbox.send({
    id: 'key-1',
    draftKey: 'status',
    content: makeContent({ text: 'tide', visibility: 'private' }),
    context: { inReplyToId: null, quoteId: null, editOf: null, cancels: null },
  });
  expect(realm.notices.list.get()).toMatchObject([
    {
      messageKey: 'otherwise.post',
      differences: [{ fact: 'visibility', asked: 'private', got: 'unlisted' }],
      undo: { is: 'redraft', id: 's1' },
    },
  ]);
});
