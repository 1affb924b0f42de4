import { describe, expect, it } from 'vitest';
import { ApiError } from '@/domain/api-error';
import type { Remote } from '@/data/remote/remote';
import type { StatusBundle } from '@/api/decode/status';
import { settled } from '@/data/testing/fake-platform';
import { bundle, id, ids, page, repeatOf } from '@/data/testing/make';
import { deferred, testRealm } from '@/data/testing/test-realm';
import { plainPost } from '../../../test/plain-post';

const reply = (number: number, to: number, more: object = {}): StatusBundle =>
  bundle(id(number), { in_reply_to_id: id(to), ...more });

const around =
  (ancestors: StatusBundle[], descendants: StatusBundle[]): Remote['context'] =>
  async () => ({ ancestors, descendants });

function world(answers: Partial<Remote>) {
  const parts = testRealm({ answers: { status: async (name) => bundle(name), ...answers } });
  const conversations = parts.realm.conversations;
  return { ...parts, conversations, view: (name: string) => conversations.view(name).get() };
}

describe('a conversation', () => {
  it('is the post with all around it, oldest first, without repeats (CONV-05)', async () => {
    const context = around([reply(2, 1), bundle(id(1))], [reply(9, 5), repeatOf(id(8), id(1)), reply(7, 5)]);
    const { conversations, view } = world({ context });
    conversations.open(id(5));
    expect(view(id(5))).toMatchObject({ ids: [], fetch: { is: 'loading' }, loaded: false });
    await settled();
    expect(view(id(5))).toMatchObject({
      ids: [id(1), id(2), id(5), id(7), id(9)],
      fetch: { is: 'idle' },
      loaded: true,
    });
  });

  it('shows a post that is known from a timeline at once, while the rest is fetched', async () => {
    const answer = deferred<Awaited<ReturnType<Remote['context']>>>();
    const { realm, conversations, view } = world({
      timeline: async () => page([bundle(id(5))]),
      context: () => answer.promise,
    });
    realm.timelines.open('home');
    await settled();
    conversations.open(id(5));
    expect(view(id(5)).ids).toEqual([id(5)]);
    answer.resolve({ ancestors: [], descendants: [reply(6, 5)] });
    await settled();
    expect(view(id(5)).ids).toEqual([id(5), id(6)]);
  });

  it('that fails keeps what is known and can be loaded again', async () => {
    let fails = true;
    const { conversations, view } = world({
      context: async () => {
        if (fails) throw new ApiError('server', { status: 500 });
        return { ancestors: [], descendants: [reply(6, 5)] };
      },
    });
    conversations.open(id(5));
    await settled();
    expect(view(id(5))).toMatchObject({ ids: [id(5)], fetch: { is: 'failed' }, loaded: false });
    fails = false;
    await conversations.reload(id(5));
    expect(view(id(5))).toMatchObject({ ids: [id(5), id(6)], fetch: { is: 'idle' }, loaded: true });
  });

  it('takes replies from the stream: by parent, or by the conversation that the server names', async () => {
    const { realm, remote, conversations, view } = world({
      status: async (name) => bundle(name, { pleroma: { conversation_id: 77 } }),
      context: around([], []),
    });
    realm.start();
    conversations.open(id(5));
    await settled();
    const stream = (post: StatusBundle) => remote.sockets[0]?.onFrame({ is: 'update', bundle: post }, '');
    stream(reply(6, 5));
    stream(reply(7, 6));
    stream(reply(8, 1, { pleroma: { conversation_id: 77 } }));
    stream(reply(9, 1));
    stream(bundle(id(10)));
    expect(view(id(5)).ids).toEqual([...ids(8, 5)].reverse());
    remote.sockets[0]?.onFrame({ is: 'delete', id: id(7) }, '');
    expect(view(id(5)).ids).toEqual([id(5), id(6), id(8)]);
  });

  it('of a post that the server does not have any more says so, and the post goes everywhere', async () => {
    const missing = async (): Promise<never> => {
      throw new ApiError('not-found', { status: 404 });
    };
    const { realm, conversations, view } = world({
      timeline: async () => page([bundle(id(5)), bundle(id(4))]),
      status: missing,
      context: missing,
    });
    realm.timelines.open('home');
    await settled();
    conversations.open(id(5));
    await settled();
    expect(view(id(5))).toMatchObject({
      ids: [],
      fetch: { is: 'failed', error: { kind: 'not-found', identifier: null } },
    });
    expect(realm.timelines.view('home').get().ids).toEqual([id(4)]);
  });

  it('of a post that never was says so, whatever the server says of its surroundings', async () => {
    const { conversations, view } = world({
      // Akkoma breaks at the surroundings of what it does not know.
      context: async () => Promise.reject(new ApiError('server', { status: 500 })),
      status: async () => {
        await Promise.resolve();
        throw new ApiError('not-found', { status: 404 });
      },
    });
    conversations.open('unknown');
    await settled();
    expect(view('unknown').fetch).toMatchObject({ is: 'failed', error: { kind: 'not-found' } });
  });

  it('whose only post is deleted says that it is gone', async () => {
    const { realm, remote, conversations, view } = world({ context: around([], []) });
    realm.start();
    conversations.open(id(5));
    await settled();
    remote.sockets[0]?.onFrame({ is: 'delete', id: id(5) }, '');
    expect(view(id(5))).toMatchObject({
      ids: [],
      fetch: { is: 'failed', error: { kind: 'not-found', identifier: 'deleted' } },
    });
  });

  it('takes an own reply at once', async () => {
    const { realm, conversations, view } = world({ context: around([], []), post: async () => reply(20, 5) });
    conversations.open(id(5));
    await settled();
    await realm.intents.post({ ...plainPost, inReplyToId: id(5) });
    expect(view(id(5)).ids).toEqual([id(5), id(20)]);
  });

  it('of a repeat is that of the repeated post, with the repeat in its place', async () => {
    const { conversations, view, remote } = world({
      status: async () => repeatOf(id(50), id(5)),
      context: around([bundle(id(1))], [reply(9, 5)]),
    });
    conversations.open(id(50));
    await settled();
    expect(remote.calls.context.at(-1)).toEqual([id(5)]);
    expect(view(id(50)).ids).toEqual([id(1), id(50), id(9)]);
  });

  it('is not fetched again for another post of it while posts stream in (behaviour.md §6)', async () => {
    const conversation = { pleroma: { conversation_id: 77 } };
    const { realm, remote, conversations, view, clock } = world({
      status: async (name) => bundle(name, conversation),
      context: around([], [reply(6, 5, conversation), reply(7, 6, conversation)]),
    });
    realm.start();
    remote.sockets[0]?.onOpen();
    conversations.open(id(5));
    await settled();
    conversations.open(id(6));
    expect(view(id(6))).toMatchObject({ ids: [id(5), id(6), id(7)], loaded: true });
    expect(remote.calls.context).toHaveLength(1);
    await clock.advance(61_000);
    conversations.open(id(7));
    expect(remote.calls.context).toHaveLength(2);
  });
});
