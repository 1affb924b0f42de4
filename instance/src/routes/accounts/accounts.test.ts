import { afterEach, beforeEach, expect, it } from 'vitest';
import { silentHub, type HubEvent } from '../../lib/hub.ts';
import { SocialWorld, type Person } from '../../testing/social-fixture.ts';

let world: SocialWorld;
let heard: HubEvent[];
let ada: Person;
let bob: Person;
beforeEach(() => {
  heard = [];
  world = new SocialWorld({ ...silentHub, publish: (event) => heard.push(event) });
  ada = world.person('ada');
  bob = world.person('bob', { host: 'far.example', locked: 0 });
});
afterEach(() => world.close());

const act = (who: Person, verb: string, whom: Person, body: object = {}) =>
  world.call('POST', `/api/v1/accounts/${whom.id}/${verb}`, who, body);
const idsTold = (who: Person): Promise<string[]> =>
  world.get('/api/v1/notifications', who).then(({ body }) => body.map((item: { id: string }) => item.id));
const kinds = (who: Person) =>
  world.get('/api/v1/notifications', who).then(({ body }) => body.map((item: { type: string }) => item.type));

it('finds an account by id, by handle and by full handle, and none by a wrong one', async () => {
  for (const name of [ada.id, 'ada', 'ADA', 'ada@tide.test']) {
    expect((await world.get(`/api/v1/accounts/${name}`)).body.id).toBe(ada.id);
  }
  expect((await world.get('/api/v1/accounts/lookup?acct=bob@far.example')).body.id).toBe(bob.id);
  expect(await world.get('/api/v1/accounts/nobody')).toMatchObject({
    status: 404,
    body: { error: "Can't find user" },
  });
});

it('says where an account moved, not where that moved on', async () => {
  world.inst.db.run('UPDATE accounts SET moved_to_id = ? WHERE id = ?', bob.id, ada.id);
  world.inst.db.run('UPDATE accounts SET moved_to_id = ? WHERE id = ?', ada.id, bob.id);
  const { body } = await world.get(`/api/v1/accounts/${ada.id}`);
  expect(body.moved.acct).toBe('bob@far.example');
  expect(body.moved.moved).toBeUndefined();
});

it('searches by the beginning of a handle and by display name, taking % for itself', async () => {
  world.person('adam', { display_name: '100% wool' });
  const search = async (q: string) =>
    (await world.get(`/api/v1/accounts/search?q=${encodeURIComponent(q)}`)).body.map(
      (account: { username: string }) => account.username,
    );
  expect(await search('ada')).toEqual(['ada', 'adam']);
  expect(await search('100%')).toEqual(['adam']);
  expect(await search('%')).toEqual(['adam']);
  expect(await search('@bob@far')).toEqual(['bob']);
});

it('follows and unfollows, counting, notifying and publishing once', async () => {
  const eve = world.person('eve');
  expect((await act(eve, 'follow', ada)).body).toMatchObject({ following: true, showing_reblogs: true });
  expect((await act(eve, 'follow', ada, { reblogs: false })).body.showing_reblogs).toBe(false);
  expect((await world.get(`/api/v1/accounts/${ada.id}`)).body.followers_count).toBe(1);
  expect(await kinds(ada)).toEqual(['follow']);
  expect(heard.filter((event) => event.type === 'follow')).toHaveLength(1);
  expect((await act(eve, 'unfollow', ada)).body.following).toBe(false);
  expect((await world.get(`/api/v1/accounts/${ada.id}`)).body.followers_count).toBe(0);
  expect(await kinds(ada)).toEqual([]);
});

it('asks a locked account, which lets in or turns away', async () => {
  const lin = world.person('lin', { locked: 1 });
  const eve = world.person('eve');
  for (const who of [ada, eve]) {
    expect((await act(who, 'follow', lin)).body).toMatchObject({ following: false, requested: true });
  }
  expect(await kinds(lin)).toEqual(['follow_request', 'follow_request']);
  const told = await idsTold(lin);
  const answer = (who: Person, verb: string) =>
    world.call('POST', `/api/v1/follow_requests/${who.id}/${verb}`, lin);
  expect((await answer(ada, 'authorize')).body.followed_by).toBe(true);
  expect((await answer(eve, 'reject')).body.followed_by).toBe(false);
  expect(await kinds(lin)).toEqual(['follow']);
  // What told of the request is the same notification still: a client marks it as read by its id.
  expect(told).toContain((await idsTold(lin))[0]);
  expect((await world.get('/api/v1/follow_requests', lin)).body).toEqual([]);
  expect((await answer(eve, 'authorize')).status).toBe(500);
});

it('lets those in whom a locked account follows, when it wants that', async () => {
  const lin = world.person('lin', { locked: 1, permit_followback: 1 });
  world.follow(lin, ada);
  expect((await act(ada, 'follow', lin)).body).toMatchObject({ following: true, requested: false });
});

it('refuses to follow oneself, a stranger to the server, and one who blocks', async () => {
  expect((await act(ada, 'follow', ada)).body).toEqual({ error: 'Can not follow yourself' });
  expect((await world.call('POST', '/api/v1/accounts/nobody/follow', ada, {})).status).toBe(404);
  const eve = world.person('eve');
  world.follow(ada, eve);
  expect((await act(eve, 'block', ada)).body).toMatchObject({ blocking: true, followed_by: false });
  expect(await act(ada, 'follow', eve)).toMatchObject({ status: 403, body: { error: 'rejected' } });
});

it('mutes for a while', async () => {
  expect((await act(ada, 'mute', bob, { expires_in: 60 })).body).toMatchObject({
    muting: true,
    muting_notifications: true,
  });
  expect((await world.get('/api/v1/mutes', ada)).body).toHaveLength(1);
  world.now += 61_000;
  expect((await world.get('/api/v1/mutes', ada)).body).toEqual([]);
  expect((await world.get(`/api/v1/accounts/relationships?id=${bob.id}`, ada)).body[0].muting).toBe(false);
});

it('keeps notes, subscriptions and blocked hosts in the relationship', async () => {
  await act(ada, 'note', bob, { comment: 'met at the shore' });
  await world.call('POST', `/api/v1/pleroma/accounts/${bob.id}/subscribe`, ada);
  await world.call('POST', '/api/v1/domain_blocks', ada, { domain: 'Far.example' });
  const [relation] = (await world.get(`/api/v1/accounts/relationships?id[]=${bob.id}`, ada)).body;
  expect(relation).toMatchObject({ note: 'met at the shore', subscribing: true, domain_blocking: true });
});

it('hides followers and counts from others, not from the owner', async () => {
  const shy = world.person('shy', { hide_followers: 1, hide_followers_count: 1 });
  world.follow(ada, shy);
  const seen = async (who: Person) => [
    (await world.get(`/api/v1/accounts/${shy.id}`, who)).body.followers_count,
    (await world.get(`/api/v1/accounts/${shy.id}/followers`, who)).body.length,
  ];
  expect([await seen(ada), await seen(shy)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

it('shows a closed account to staff only', async () => {
  const gone = world.person('gone', { is_active: 0 });
  const mod = world.person('mod', { is_moderator: 1 });
  expect((await world.get(`/api/v1/accounts/${gone.id}`, ada)).status).toBe(404);
  expect((await world.get(`/api/v1/accounts/${gone.id}`, mod)).status).toBe(200);
});
