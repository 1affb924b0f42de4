import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp, createInstance } from '../../app.ts';
import { socialWorld, type Answer } from '../../testing/social-fixture.ts';

const FAR = 'http://tide.test';
const HOME = 'http://home.test';
const far = socialWorld();
const lin = far.member('lin');
const mod = far.member('mod');
const here = socialWorld();
const ada = here.member('ada');

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return far.app.request(url);
  });
});
afterEach(() => vi.unstubAllGlobals());

interface Asking {
  resolve?: boolean;
  /** Null for a guest. */
  who?: typeof ada | null;
}

async function search(address: string, { resolve = true, who = ada }: Asking = {}): Promise<Answer['body']> {
  const inst = createInstance({ db: here.inst.db, dataDir: here.dataDir, neighbours: [FAR] });
  const path = `/api/v2/search?q=${encodeURIComponent(address)}&resolve=${String(resolve)}`;
  const headers = who === null ? {} : { authorization: `Bearer ${who.token}` };
  const answer = await createApp(inst).request(HOME + path, { headers });
  const body: Answer['body'] = await answer.json();
  return body.statuses;
}

describe('a post of a neighbour', () => {
  it('is fetched by its address with its author and what it answers, and without its replies', async () => {
    const root = await far.post(lin, 'root');
    const reply = await far.post(mod, 'reply', { in_reply_to_id: root.id });
    await far.post(lin, 'later', { in_reply_to_id: reply.id });
    const [found] = await search(reply.uri);
    expect(found).toMatchObject({ uri: reply.uri, account: { acct: 'mod@tide.test' } });
    const context = await here.get(`/api/v1/statuses/${found.id}/context`, ada);
    expect(context.body.ancestors.map(({ uri }: { uri: string }) => uri)).toEqual([root.uri]);
    expect(context.body.descendants).toEqual([]);
    asked.length = 0;
    expect((await search(reply.url))[0].id).toBe(found.id);
    expect(asked).toEqual([]);
  });

  it('does not come to guests, unasked, or when it is not for everybody', async () => {
    const post = await far.post(lin, 'open');
    expect(await search(post.uri, { who: null })).toEqual([]);
    expect(await search(post.uri, { resolve: false })).toEqual([]);
    const secret = await far.post(lin, 'for followers', { visibility: 'private' });
    expect(asked).toEqual([]);
    expect(await search(secret.uri)).toEqual([]);
    expect(await search(`${FAR}/notice/none`)).toEqual([]);
    expect(await search('http://stranger.test/notice/1')).toEqual([]);
    expect(asked.every((url) => url.startsWith(FAR))).toBe(true);
  });
});
