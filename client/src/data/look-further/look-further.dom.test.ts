import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mutate, mutations } from '@/api/test/mutate';
import { bundle, statusJson } from '@/data/testing/make';
import { testRealm } from '@/data/testing/test-realm';
import { MOST_POSTS } from '@/domain/look-further/found-post';
import type { AskedPost } from '@/domain/status/origin';

const ORIGIN = 'https://hedgerow.example';
const ID = 'AbCdEfGhIjKlMnOpQr';
const uri = (id: string): string => `${ORIGIN}/objects/${id}`;
const asked: AskedPost = { origin: ORIGIN, uri: uri('root'), url: `${ORIGIN}/notice/${ID}` };
const root = statusJson(ID, { uri: uri('root') });
const reply = statusJson('2', { uri: uri('reply'), in_reply_to_id: ID });
const NAME = 'further 1';

const json = (body: unknown): Response => new Response(JSON.stringify(body) ?? 'null');
let answers: Record<string, () => Response>;
const calls: string[] = [];
beforeEach(() => {
  calls.length = 0;
  answers = {
    [`/api/v1/statuses/${ID}`]: () => json(root),
    [`/api/v1/statuses/${ID}/context`]: () => json({ ancestors: [], descendants: [reply] }),
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.slice(ORIGIN.length);
    calls.push(path);
    return answers[path.split('?')[0] ?? '']?.() ?? new Response('{"error":"no"}', { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const further = (answer: Parameters<typeof testRealm>[0] = {}) => {
  const made = testRealm(answer);
  return made.realm.late.further.load().then((part) => ({ part, ...made }));
};

describe('a conversation', () => {
  it('is asked by the id in the address, and by a search where there is none', async () => {
    const { part } = await further();
    await part.askOrigin(NAME, asked);
    expect(calls).toEqual([`/api/v1/statuses/${ID}`, `/api/v1/statuses/${ID}/context`]);
    expect(part.thread(NAME).get().asked[0]?.outcome).toEqual({ is: 'found', count: 2, cut: false });
    calls.length = 0;
    answers['/api/v2/search'] = () => json({ statuses: [reply, root] });
    await part.askOrigin(NAME, { ...asked, url: uri('root') });
    expect(calls[0]).toMatch(/^\/api\/v2\/search\?q=.*&resolve=false/);
    expect(calls[1]).toBe(`/api/v1/statuses/${ID}/context`);
    expect(part.thread(NAME).get().asked).toHaveLength(1);
  });

  it('of another post under that id is not taken', async () => {
    answers[`/api/v1/statuses/${ID}`] = () => json({ ...root, uri: uri('other') });
    const { part } = await further();
    await part.askOrigin(NAME, asked);
    expect(part.thread(NAME).get().asked[0]?.outcome).toMatchObject({ is: 'failed', why: 'missing' });
    expect(part.thread(NAME).get().found).toEqual([]);
  });

  it('is told by posts that never become records; one that home fetches has its id from then on', async () => {
    const here = bundle('h2', { uri: uri('reply'), in_reply_to_id: 'h1' });
    const { part, realm, remote } = await further({
      answers: { searchAddress: () => Promise.resolve({ accounts: [], statuses: [here] }) },
    });
    await part.askOrigin(NAME, asked);
    const key = part.thread(NAME).get().found[0]?.posts[1]?.key ?? '';
    expect(part.post(key)?.address).toBe(uri('reply'));
    for (const id of [ID, '2', key]) expect(realm.records.status(id).get()).toBeUndefined();
    expect(await part.bringHome(key)).toBe('h2');
    expect(remote.calls.searchAddress).toEqual([[uri('reply')]]);
    expect(part.homeIds.get().get(key)).toBe('h2');
    const look = part.thread(NAME).get();
    expect(part.nodes(realm.records, [], look).map(({ id }) => id)).toContain('h2');
    expect(part.nodes(realm.records, ['h2'], look).filter(({ id }) => id === 'h2')).toHaveLength(1);
  });

  it('that is stopped leaves nothing', async () => {
    const { part } = await further();
    const asking = part.askOrigin(NAME, asked);
    part.stop(NAME);
    await asking;
    expect(part.thread(NAME).get()).toEqual({ asked: [], found: [] });
  });

  it('whatever its origin sends ends in words, within bounds (property)', async () => {
    const { part, realm } = await further();
    const many = Array.from({ length: 20 }, (_, at) =>
      statusJson(String(at), { uri: uri(String(at)), in_reply_to_id: at === 0 ? ID : String(at - 1) }),
    );
    await fc.assert(
      fc.asyncProperty(mutations, mutations, async (ofPost, ofContext) => {
        const spoilt = (value: unknown, how: typeof ofPost): unknown => how.reduce(mutate, value);
        answers[`/api/v1/statuses/${ID}`] = () => json(spoilt(root, ofPost));
        answers[`/api/v1/statuses/${ID}/context`] = () =>
          json(spoilt({ ancestors: [], descendants: many }, ofContext));
        await part.askOrigin(NAME, asked);
        const { asked: lines, found } = part.thread(NAME).get();
        expect(lines).toHaveLength(1);
        expect(lines[0]?.outcome).not.toBeNull();
        for (const { posts } of found) expect(posts.length).toBeLessThanOrEqual(MOST_POSTS);
        const ids = part.nodes(realm.records, [], { asked: lines, found }).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a person', () => {
  const who = {
    name: 'further user:a9',
    withReplies: false,
    origin: ORIGIN,
    username: 'wren',
    url: `${ORIGIN}/users/wren`,
  };
  const account = { id: '9', username: 'wren', acct: 'wren', url: who.url, statuses_count: 1234 };
  const page = (from: number): unknown =>
    Array.from({ length: 40 }, (_, at) =>
      statusJson(String(1000 - from - at), { uri: uri(`p${from + at}`), account }),
    );

  it('is asked page by page, further back with each press, and says what their server counts', async () => {
    answers['/api/v1/accounts/lookup'] = () => json(account);
    let from = 0;
    answers['/api/v1/accounts/9/statuses'] = () => json(page((from += 40) - 40));
    const { part } = await further();
    await part.askPerson(who);
    expect(part.person(who.name).get()).toMatchObject({ counts: { posts: 1234 }, more: true });
    expect(part.person(who.name).get().posts).toHaveLength(40);
    await part.askPerson(who);
    expect(part.person(who.name).get().posts).toHaveLength(80);
    expect(calls.filter((path) => path.includes('lookup'))).toHaveLength(1);
    expect(calls.at(-1)).toContain('max_id=961');
  });

  it('whose server repeats a page, or names somebody else, is asked no further', async () => {
    answers['/api/v1/accounts/lookup'] = () => json(account);
    answers['/api/v1/accounts/9/statuses'] = () => json(page(0));
    const { part } = await further();
    await part.askPerson(who);
    await part.askPerson(who);
    expect(part.person(who.name).get()).toMatchObject({ more: false });
    expect(part.person(who.name).get().posts).toHaveLength(40);
    answers['/api/v1/accounts/lookup'] = () => json({ ...account, url: `${ORIGIN}/users/other` });
    await part.askPerson({ ...who, name: 'another' });
    expect(part.person('another').get().asked?.outcome).toMatchObject({ is: 'failed', why: 'missing' });
  });
});
