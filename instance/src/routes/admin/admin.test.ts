import { describe, expect, it } from 'vitest';
import { socialWorld, type Person } from '../../testing/social-fixture.ts';

const world = socialWorld();
const ada = world.member('ada');
const bob = world.member('bob');
const root = world.member('root', { is_admin: 1 });
const mod = world.member('mod', { is_moderator: 1 });

const PATH = '/api/v1/pleroma/admin';

it('tells everybody else what they are not', async () => {
  const error = async (who: Person | null, path: string) => (await world.get(PATH + path, who)).body.error;
  expect(await error(null, '/reports')).toBe('Invalid credentials.');
  expect(await error(ada, '/reports')).toBe('User is not a staff member.');
  expect(await error(mod, '/announcements')).toBe('User is not an admin.');
});

describe('reports', () => {
  it('go from the reader to the staff and through their states', async () => {
    const { id } = await world.post(bob, 'spam');
    const other = await world.post(ada, 'not his');
    const body = { account_id: bob.id, status_ids: [id, other.id], comment: 'look' };
    const report = (await world.call('POST', '/api/v1/reports', ada, body)).body;
    expect(report).toMatchObject({ action_taken: false });
    const notice = (await world.get('/api/v1/notifications?include_types[]=pleroma:report', mod)).body;
    expect(notice).toMatchObject([{ type: 'pleroma:report', report: { id: report.id, state: 'open' } }]);
    await world.call('POST', `${PATH}/reports/${report.id}/notes`, mod, { content: 'seen' });
    const one = (await world.get(`${PATH}/reports/${report.id}`, mod)).body;
    expect(one).toMatchObject({
      account: { nickname: 'bob' },
      actor: { nickname: 'ada' },
      statuses: [{ id }],
      notes: [{ content: 'seen', user: { nickname: 'mod' } }],
    });
    const close = (state: string) =>
      world.call('PATCH', `${PATH}/reports`, mod, { reports: [{ id: report.id, state }] });
    expect((await close('weird')).body).toEqual([{ id: report.id, error: 'Unsupported state' }]);
    expect((await close('resolved')).status).toBe(204);
    expect((await world.get(`${PATH}/reports?state=open`, mod)).body).toEqual({ reports: [], total: 0 });
  });

  it('refuses unknown accounts and long comments', async () => {
    const send = async (body: object) => (await world.call('POST', '/api/v1/reports', ada, body)).body.error;
    expect(await send({ account_id: 'nope' })).toBe('Account not found');
    expect(await send({ account_id: bob.id, comment: 'x'.repeat(1001) })).toBe(
      'Comment must be up to 1000 characters',
    );
    expect(await send({ comment: 'x' })).toBe('Missing field: account_id.');
  });
});

describe('accounts', () => {
  it('are tagged, closed and given rights', async () => {
    const tags = { nicknames: ['bob'], tags: ['mrf_tag:sandbox'] };
    expect((await world.call('PUT', `${PATH}/users/tag`, mod, tags)).status).toBe(204);
    expect((await world.get(`${PATH}/users/bob`, mod)).body).toMatchObject({
      nickname: 'bob',
      tags: ['mrf_tag:sandbox'],
    });
    await world.call('DELETE', `${PATH}/users/tag`, mod, tags);
    const closed = await world.call('PATCH', `${PATH}/users/deactivate`, mod, { nicknames: ['bob'] });
    expect(closed.body).toMatchObject({ users: [{ is_active: false, tags: [] }] });
    expect((await world.get('/api/v1/timelines/home', bob)).status).toBe(401);
    expect(
      (await world.call('PATCH', `${PATH}/users/deactivate`, mod, { nicknames: ['nosuch'] })).status,
    ).toBe(500);
    expect((await world.call('POST', `${PATH}/users/ada/permission_group/moderator`, root)).body).toEqual({
      is_moderator: true,
    });
    expect((await world.call('DELETE', `${PATH}/users/root/permission_group/admin`, root)).status).toBe(403);
    expect((await world.call('POST', `${PATH}/users/ada/permission_group/emperor`, root)).body).toEqual({
      error: 'No such permission_group',
    });
  });

  it('are listed by filter and deleted with all they posted', async () => {
    const { id } = await world.post(bob, 'x');
    expect((await world.get(`${PATH}/users?filters=local,is_moderator`, mod)).body).toMatchObject({
      count: 1,
      users: [{ nickname: 'mod' }],
    });
    expect((await world.call('DELETE', `${PATH}/users?nickname=bob`, root)).body).toEqual(['bob']);
    expect((await world.get(`/api/v1/statuses/${id}`)).status).toBe(404);
  });
});

it('announcements are written, changed and taken back', async () => {
  const sent = { content: 'Low *tide*', starts_at: '2026-11-01T00:00:00.000Z', ends_at: null };
  const { body } = await world.call('POST', `${PATH}/announcements`, root, sent);
  expect(body).toMatchObject({
    starts_at: '2026-11-01T00:00:00Z',
    ends_at: null,
    pleroma: { raw_content: 'Low *tide*' },
  });
  const changed = await world.call('PATCH', `${PATH}/announcements/${body.id}`, root, { starts_at: null });
  expect(changed.body).toMatchObject({ content: 'Low *tide*', starts_at: null });
  await world.call('PATCH', `${PATH}/announcements/${body.id}`, root, { content: 'Ask @ada' });
  const [read, ...others] = (await world.get('/api/v1/announcements', ada)).body;
  expect(others).toEqual([]);
  expect(read.content).toContain('href="http://tide.test/users/ada"');
  expect(
    (await world.call('POST', `${PATH}/announcements`, root, { content: 'x', starts_at: 'tomorrow' })).body,
  ).toEqual({ error: 400 });
  expect((await world.call('DELETE', `${PATH}/announcements/${body.id}`, root)).body).toEqual({});
  expect((await world.get(`${PATH}/announcements/${body.id}`, root)).status).toBe(404);
});
