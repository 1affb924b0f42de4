import { describe, expect, it } from 'vitest';
import { settled } from '@/data/testing/fake-platform';
import { testRealm } from '@/data/testing/test-realm';
import { ApiError } from '@/domain/api-error';

/** A server that follows tags, unless it fails; each answer waits until it is let go. */
async function world() {
  const server = { followed: new Set<string>(), calls: [] as string[], error: null as ApiError | null };
  const held: (() => void)[] = [];
  const headers = async () => ({
    tag: async (name: string) => ({ following: server.followed.has(name) }),
    followTag: async (name: string, on: boolean) => {
      server.calls.push(`${on ? 'follow' : 'unfollow'} ${name}`);
      await new Promise<void>((resolve) => void held.push(resolve));
      if (server.error) throw server.error;
      if (on) server.followed.add(name);
      else server.followed.delete(name);
      return { following: on };
    },
  });
  const { realm } = testRealm({ answers: { headers }, wishes: new Map() });
  realm.start();
  const part = await realm.late.headers.load();
  await part.look('moss');
  const answer = async (): Promise<void> => {
    await settled();
    held.shift()?.();
    await settled();
  };
  return { realm, part, server, answer, follows: () => part.follows('moss').get() };
}

describe('following a tag', () => {
  it('shows at once; of several presses only the last is sent after the one under way (V1)', async () => {
    const { part, server, answer, follows } = await world();
    expect(follows()).toBe(false);
    part.followTag('moss', true);
    expect(follows()).toBe(true);
    part.followTag('moss', false);
    part.followTag('moss', true);
    part.followTag('moss', false);
    expect(follows()).toBe(false);
    await answer();
    await answer();
    expect(server.calls).toEqual(['follow moss', 'unfollow moss']);
    expect(follows()).toBe(false);
  });

  it('that the server refuses is taken back, and told', async () => {
    const { realm, part, server, answer, follows } = await world();
    server.error = new ApiError('server', { status: 500 });
    part.followTag('moss', true);
    await answer();
    expect(follows()).toBe(false);
    expect(realm.notices.list.get()).toMatchObject([
      { messageKey: 'feed_more.tag_failed', messageArgs: { tag: 'moss' } },
    ]);
  });

  it('waits where the server cannot hear it, shown as wished and listed (V2)', async () => {
    const { realm, part, server, answer, follows } = await world();
    server.error = new ApiError('offline');
    part.followTag('moss', true);
    await answer();
    expect(follows()).toBe(true);
    expect(realm.wishes.view.get()).toMatchObject([{ wish: { is: 'follow-tag', id: 'moss', on: true } }]);
    expect(realm.notices.list.get().map(({ messageKey }) => messageKey)).not.toContain(
      'feed_more.tag_failed',
    );
  });
});
