import { beforeEach, describe, expect, it } from 'vitest';
import { insertRow } from '../../storage/insert.ts';
import { saveSettings } from '../../storage/settings.ts';
import { socialWorld, type Person } from '../../testing/social-fixture.ts';

const world = socialWorld();
const ada = world.member('ada');
const bob = world.member('bob');
const eve = world.member('eve');
const far = world.member('far', { host: 'umi.example' });
beforeEach(() => {
  world.follow(ada, bob);
});

async function texts(path: string, who: Person | null = ada): Promise<string[]> {
  const { status, body } = await world.get(path, who);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return body.map(
    ({
      reblog,
      pleroma,
    }: {
      reblog: { content: string } | null;
      pleroma: { content: { 'text/plain': string } };
    }) => (reblog ? `RT ${reblog.content}` : pleroma.content['text/plain']),
  );
}

describe('home', () => {
  it('holds own posts, those of followed people, and what names the reader', async () => {
    await world.post(ada, 'own');
    await world.post(bob, 'followed');
    await world.post(bob, 'kept from ada', { visibility: 'direct' });
    await world.post(eve, 'stranger');
    await world.post(eve, '@ada named');
    expect(await texts('/api/v1/timelines/home')).toEqual(['@ada named', 'followed', 'own']);
  });

  it('holds repeats by followed people but not of own posts, nor of people whose repeats are off', async () => {
    const own = await world.post(ada, 'own');
    const strange = await world.post(eve, 'stranger');
    for (const { id } of [own, strange]) await world.call('POST', `/api/v1/statuses/${id}/reblog`, bob);
    expect(await texts('/api/v1/timelines/home')).toEqual(['RT stranger', 'own']);
    world.inst.db.run('UPDATE follows SET reblogs = 0');
    expect(await texts('/api/v1/timelines/home')).toEqual(['own']);
  });

  it('holds posts of followed tags', async () => {
    await world.post(eve, 'first #tide');
    await world.call('POST', '/api/v1/tags/tide/follow', ada);
    await world.post(eve, 'second #Tide');
    expect(await texts('/api/v1/timelines/home')).toEqual(['second #Tide', 'first #tide']);
    expect((await world.get('/api/v1/followed_tags', ada)).body).toMatchObject([
      { name: 'tide', following: true },
    ]);
    expect((await world.call('POST', '/api/v1/tags/never/follow', ada)).status).toBe(404);
  });

  it('filters replies as asked', async () => {
    const strange = await world.post(eve, 'root');
    const own = await world.post(ada, 'own');
    await world.post(bob, 'to eve', { in_reply_to_id: strange.id });
    await world.post(bob, 'to ada', { in_reply_to_id: own.id });
    expect(await texts('/api/v1/timelines/home?reply_visibility=following')).toEqual(['to ada', 'own']);
    expect(await texts('/api/v1/timelines/home?reply_visibility=self')).toEqual(['to ada', 'own']);
    expect(await texts('/api/v1/timelines/home')).toEqual(['to ada', 'to eve', 'own']);
  });

  it('hides muted people unless asked, and blocked ones always', async () => {
    await world.post(bob, 'muted');
    insertRow(world.inst.db, 'mutes', { account_id: ada.id, target_id: bob.id, created_at: world.now });
    expect(await texts('/api/v1/timelines/home')).toEqual([]);
    expect((await world.get('/api/v1/timelines/home?with_muted=1', ada)).body).toMatchObject([
      { muted: true },
    ]);
    insertRow(world.inst.db, 'blocks', { account_id: ada.id, target_id: bob.id, created_at: world.now });
    expect(await texts('/api/v1/timelines/home?with_muted=1')).toEqual([]);
  });

  it('asks guests to sign in', async () => {
    expect((await world.get('/api/v1/timelines/home')).status).toBe(401);
  });
});

describe('pages', () => {
  it('are walked by Link, down and up, without gap or overlap', async () => {
    for (let count = 0; count < 9; count += 1) await world.post(bob, `${count}`);
    const first = await world.get('/api/v1/timelines/home?limit=4', ada);
    const link = first.headers.get('link') ?? '';
    const next = /<http:\/\/tide\.test([^>]+)>; rel="next"/.exec(link)?.[1] ?? '';
    expect(next).toContain('limit=4');
    expect(await texts(next)).toEqual(['4', '3', '2', '1']);
    const second = await world.get(next, ada);
    const prev =
      /rel="next", <http:\/\/tide\.test([^>]+)>; rel="prev"/.exec(second.headers.get('link') ?? '')?.[1] ??
      '';
    expect(await texts(prev)).toEqual(['8', '7', '6', '5']);
    const oldest = second.body.at(-1).id;
    expect(await texts(`/api/v1/timelines/home?since_id=${oldest}&limit=2`)).toEqual(['8', '7']);
    expect(await texts(`/api/v1/timelines/home?min_id=${oldest}&limit=2`)).toEqual(['3', '2']);
  });

  it('have no Link when empty and refuse a limit that is no number', async () => {
    expect((await world.get('/api/v1/timelines/home', ada)).headers.get('link')).toBeNull();
    expect((await world.get('/api/v1/timelines/home?limit=abc', ada)).body.error).toBe(
      'limit - Invalid integer. Got: string.',
    );
  });
});

describe('open timelines', () => {
  beforeEach(async () => {
    await world.post(eve, 'here');
    await world.post(eve, 'members', { visibility: 'local' });
    await world.post(far, 'there #tide #shore');
    await world.post(eve, 'quiet', { visibility: 'unlisted' });
  });

  it('tell here from there and members from guests', async () => {
    expect(await texts('/api/v1/timelines/public')).toEqual(['there #tide #shore', 'members', 'here']);
    expect(await texts('/api/v1/timelines/public?local=true')).toEqual(['members', 'here']);
    expect(await texts('/api/v1/timelines/public?remote=true')).toEqual(['there #tide #shore']);
    expect(await texts('/api/v1/timelines/public?instance=umi.example')).toEqual(['there #tide #shore']);
    expect(await texts('/api/v1/timelines/public', null)).toEqual(['there #tide #shore', 'here']);
  });

  it('show the bubble to members only', async () => {
    expect(await texts('/api/v1/timelines/bubble')).toEqual(['members', 'here']);
    saveSettings(world.inst.db, { bubble: ['umi.example'] });
    expect(await texts('/api/v1/timelines/bubble')).toHaveLength(3);
    expect((await world.get('/api/v1/timelines/bubble')).status).toBe(401);
  });

  it('find tags by any, all and none', async () => {
    await world.post(eve, 'only #tide');
    expect(await texts('/api/v1/timelines/tag/Tide')).toEqual(['only #tide', 'there #tide #shore']);
    expect(await texts('/api/v1/timelines/tag/tide?all[]=shore')).toEqual(['there #tide #shore']);
    expect(await texts('/api/v1/timelines/tag/tide?none[]=shore')).toEqual(['only #tide']);
    expect(await texts('/api/v1/timelines/tag/x?any[]=shore')).toEqual(['there #tide #shore']);
  });

  it('show lists with the members that are followed', async () => {
    const list = insertRow(world.inst.db, 'lists', { account_id: ada.id, title: 'l' });
    for (const { id } of [bob, eve])
      insertRow(world.inst.db, 'list_members', { list_id: list, account_id: id });
    await world.post(bob, 'member');
    expect(await texts(`/api/v1/timelines/list/${list}`)).toEqual(['member']);
    expect((await world.get(`/api/v1/timelines/list/${list}`, bob)).status).toBe(403);
  });
});

describe('profiles', () => {
  it('narrow down as asked', async () => {
    const root = await world.post(bob, 'root #tide');
    await world.post(bob, 'reply', { in_reply_to_id: root.id });
    const other = await world.post(eve, 'other');
    await world.call('POST', `/api/v1/statuses/${other.id}/reblog`, bob);
    const path = `/api/v1/accounts/${bob.id}/statuses`;
    expect(await texts(path)).toEqual(['RT other', 'reply', 'root #tide']);
    expect(await texts(`${path}?exclude_reblogs=1&exclude_replies=1`)).toEqual(['root #tide']);
    expect(await texts(`${path}?tagged=tide`)).toEqual(['root #tide']);
    expect(await texts(`${path}?only_media=true`)).toEqual([]);
    expect(await texts('/api/v1/accounts/bob/statuses')).toHaveLength(3);
    expect((await world.get('/api/v1/accounts/nobody/statuses')).body).toEqual({ error: "Can't find user" });
  });

  it('hide likes unless their owner shows them', async () => {
    const { id } = await world.post(ada, 'x');
    await world.call('POST', `/api/v1/statuses/${id}/favourite`, bob);
    const path = `/api/v1/pleroma/accounts/${bob.id}/favourites`;
    expect((await world.get(path, ada)).body).toEqual({ error: "Can't get favorites" });
    expect(await texts(path, bob)).toEqual(['x']);
    expect(await texts('/api/v1/favourites', bob)).toEqual(['x']);
  });
});

describe('notifications', () => {
  const list = async (query = '') =>
    (await world.get(`/api/v1/notifications${query}`, ada)).body.map(({ type }: { type: string }) => type);

  beforeEach(async () => {
    const { id } = await world.post(ada, 'x');
    await world.post(bob, '@ada hi');
    await world.call('POST', `/api/v1/statuses/${id}/favourite`, bob);
    await world.call('POST', `/api/v1/statuses/${id}/reblog`, eve);
  });

  it('are filtered by type, unknown types aside', async () => {
    expect(await list()).toEqual(['reblog', 'favourite', 'mention']);
    expect(await list('?include_types[]=mention&include_types[]=nonsense')).toEqual(['mention']);
    expect(await list('?exclude_types[]=mention')).toEqual(['reblog', 'favourite']);
    expect(await list('?types[]=mention&types[]=nonsense')).toEqual(['mention']);
    expect(await list('?types[]=mention&types[]=reblog&exclude_types[]=reblog')).toEqual(['mention']);
    expect(await list(`?account_id=${eve.id}`)).toEqual(['reblog']);
  });

  it('are marked read singly and up to an id', async () => {
    const all = (await world.get('/api/v1/notifications', ada)).body;
    const read = (body: object) => world.call('POST', '/api/v1/pleroma/notifications/read', ada, body);
    expect((await read({ id: all[2].id })).body).toMatchObject({ id: all[2].id, pleroma: { is_seen: true } });
    expect((await read({ max_id: Number(all[0].id) })).body).toHaveLength(2);
    expect((await read({})).body).toEqual({ errors: { detail: 'Internal server error' } });
    expect((await read({ id: 9999 })).body).toEqual({ error: 'Cannot get notification' });
    expect(
      (await world.call('POST', '/api/v1/pleroma/notifications/read', bob, { id: all[0].id })).status,
    ).toBe(400);
  });

  it('are dismissed one by one, many at once, all together', async () => {
    const ids = (await world.get('/api/v1/notifications', ada)).body.map(({ id }: { id: string }) => id);
    expect((await world.call('POST', `/api/v1/notifications/${ids[0]}/dismiss`, bob)).status).toBe(403);
    expect((await world.call('POST', `/api/v1/notifications/${ids[0]}/dismiss`, ada)).body).toEqual({});
    expect((await world.get(`/api/v1/notifications/${ids[0]}`, ada)).body).toEqual({
      error: 'Cannot get notification',
    });
    await world.call('DELETE', `/api/v1/notifications/destroy_multiple?ids[]=${ids[1]}`, ada);
    expect(await list()).toEqual(['mention']);
    await world.call('POST', '/api/v1/notifications/clear', ada);
    expect(await list()).toEqual([]);
  });

  it('go when the post goes', async () => {
    const [{ status }] = (await world.get('/api/v1/notifications?include_types[]=mention', ada)).body;
    await world.call('DELETE', `/api/v1/statuses/${status.id}`, bob);
    expect(await list()).toEqual(['reblog', 'favourite']);
  });
});

describe('search', () => {
  it('finds people, posts and tags, and leaves out what the reader may not see', async () => {
    await world.post(bob, 'rye bread');
    await world.post(bob, 'secret bread', { visibility: 'private' });
    await world.post(eve, 'hidden bread', { visibility: 'private' });
    const { body } = await world.get('/api/v2/search?q=bread', eve);
    expect(body.statuses.map(({ content }: { content: string }) => content)).toEqual([
      'hidden bread',
      'rye bread',
    ]);
    expect(body.hashtags).toEqual([{ name: 'bread', url: 'http://tide.test/tag/bread' }]);
    expect((await world.get('/api/v2/search?q=@bo&type=accounts', eve)).body).toMatchObject({
      accounts: [{ acct: 'bob' }],
      statuses: [],
      hashtags: [],
    });
    expect((await world.get('/api/v2/search?q=http://tide.test/users/bob', eve)).body.accounts).toHaveLength(
      1,
    );
    expect((await world.get('/api/v2/search', eve)).body.error).toBe('Missing field: q.');
  });

  it('takes signs of the pattern language as they are', async () => {
    await world.post(bob, '100% rye');
    await world.post(bob, '1000 rye');
    expect((await world.get('/api/v2/search?q=100%25&type=statuses', ada)).body.statuses).toHaveLength(1);
  });
});
