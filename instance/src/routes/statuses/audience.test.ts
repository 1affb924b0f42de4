import { expect, it } from 'vitest';
import { insertRow } from '../../storage/insert.ts';
import { sweep } from '../../rules/sweep.ts';
import { socialWorld, type Person } from '../../testing/social-fixture.ts';

const world = socialWorld();
const ada = world.member('ada');
const bob = world.member('bob');
const eve = world.member('eve');

const sees = async (who: Person | null, id: string) =>
  (await world.get(`/api/v1/statuses/${id}`, who)).status === 200;

it('a post for a list reaches its members and nobody else', async () => {
  const list = insertRow(world.inst.db, 'lists', { account_id: ada.id, title: 'l' });
  insertRow(world.inst.db, 'list_members', { list_id: list, account_id: bob.id });
  const { id, visibility } = await world.post(ada, 'for a few', { visibility: `list:${list}` });
  expect(visibility).toBe('list');
  expect([await sees(ada, id), await sees(bob, id), await sees(eve, id), await sees(null, id)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const stolen = await world.call('POST', '/api/v1/statuses', eve, {
    status: 'x',
    visibility: `list:${list}`,
  });
  expect(stolen.status).toBe(422);
});

it('an answer in a direct conversation reaches everybody in it', async () => {
  await world.post(ada, '@bob @eve psst', { visibility: 'direct' });
  const [talk] = (await world.get('/api/v1/conversations', bob)).body;
  const { id } = await world.post(bob, 'yes?', {
    visibility: 'direct',
    in_reply_to_conversation_id: talk.id,
  });
  expect([await sees(ada, id), await sees(eve, id)]).toEqual([true, true]);
  const [after] = (await world.get('/api/v1/conversations', eve)).body;
  expect(after).toMatchObject({ unread: true, last_status: { id } });
  expect((await world.call('POST', `/api/v1/conversations/${after.id}/read`, eve)).body.unread).toBe(false);
  expect((await world.call('POST', `/api/v1/conversations/${after.id}/read`, bob)).status).toBe(404);
});

it('an answer to a direct post cannot be public', async () => {
  const { id } = await world.post(ada, '@bob psst', { visibility: 'direct' });
  const answer = await world.call('POST', '/api/v1/statuses', bob, { status: 'loud', in_reply_to_id: id });
  expect([answer.status, answer.body]).toEqual([422, { error: 'The message visibility must be direct' }]);
});

it('`to` decides who is addressed, whatever the text names', async () => {
  const { id, mentions } = await world.post(ada, '@bob hi', { visibility: 'direct', to: ['eve'] });
  expect(mentions.map(({ acct }: { acct: string }) => acct)).toEqual(['eve']);
  expect([await sees(bob, id), await sees(eve, id)]).toEqual([false, true]);
});

it('the posts of a closed account fall silent', async () => {
  const { id } = await world.post(bob, 'x');
  world.inst.db.run('UPDATE accounts SET is_active = 0 WHERE id = ?', bob.id);
  expect(await sees(ada, id)).toBe(false);
  expect((await world.get('/api/v1/timelines/public', ada)).body).toEqual([]);
});

it('a post with a life of its own goes when it is over', async () => {
  const { id, pleroma } = await world.post(ada, 'x', { expires_in: 3600 });
  expect(pleroma.expires_at).toBe(new Date(world.now + 3_600_000).toISOString());
  expect((await world.get(`/api/v1/statuses/${id}`, bob)).body.pleroma.expires_at).toBeNull();
  sweep(world.inst, 'tide.test');
  expect(await sees(ada, id)).toBe(true);
  world.now += 3_600_001;
  sweep(world.inst, 'tide.test');
  expect(await sees(ada, id)).toBe(false);
});

it('a private post is repeated by its author only, and stays private', async () => {
  world.follow(bob, ada);
  const { id } = await world.post(ada, 'x', { visibility: 'private' });
  expect((await world.call('POST', `/api/v1/statuses/${id}/reblog`, bob)).status).toBe(404);
  const own = await world.call('POST', `/api/v1/statuses/${id}/reblog`, ada);
  expect(own.body).toMatchObject({ visibility: 'private', reblog: { id } });
  expect((await world.get(`/api/v1/statuses/${id}/reblogged_by`, bob)).body).toEqual([]);
  expect((await world.get(`/api/v1/accounts/${ada.id}/statuses`, eve)).body).toEqual([]);
});

it('a token that may only read cannot write', async () => {
  world.inst.db.run(`UPDATE tokens SET scopes = 'read' WHERE account_id = ?`, ada.id);
  const answer = await world.call('POST', '/api/v1/statuses', ada, { status: 'x' });
  expect([answer.status, answer.body]).toEqual([403, { error: 'Insufficient permissions: write:statuses.' }]);
});
