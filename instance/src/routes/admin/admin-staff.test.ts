import { describe, expect, it } from 'vitest';
import { socialWorld, type Person } from '../../testing/social-fixture.ts';

const world = socialWorld();
const ada = world.member('ada');
const bob = world.member('bob');
const root = world.member('root', { is_admin: 1 });
const mod = world.member('mod', { is_moderator: 1 });

const ADMIN = '/api/v1/pleroma/admin';

describe('posts', () => {
  it('of every visibility are in a report, also when their author is closed', async () => {
    const { id } = await world.post(bob, 'for friends', { visibility: 'private' });
    const sent = { account_id: bob.id, status_ids: [id] };
    const report = (await world.call('POST', '/api/v1/reports', ada, sent)).body;
    await world.call('PATCH', `${ADMIN}/users/deactivate`, mod, { nicknames: ['bob'] });
    const one = (await world.get(`${ADMIN}/reports/${report.id}`, mod)).body;
    expect(one.statuses).toMatchObject([{ id, visibility: 'private' }]);
  });

  it('are marked, narrowed and deleted by staff, and by nobody else', async () => {
    const { id } = await world.post(bob, 'spam');
    const change = { sensitive: true, visibility: 'unlisted' };
    expect((await world.call('PUT', `${ADMIN}/statuses/${id}`, ada, change)).status).toBe(403);
    expect((await world.call('PUT', `${ADMIN}/statuses/${id}`, mod, change)).body).toMatchObject(change);
    const odd = { visibility: 'everywhere' };
    expect((await world.call('PUT', `${ADMIN}/statuses/${id}`, mod, odd)).status).toBe(400);
    expect((await world.get(`/api/v1/statuses/${id}`)).body).toMatchObject(change);
    expect((await world.call('DELETE', `${ADMIN}/statuses/${id}`, mod)).body).toEqual({});
    expect((await world.get(`${ADMIN}/statuses/${id}`, mod)).status).toBe(404);
  });

  it('of one person and of one host are listed, private ones for admins only', async () => {
    const far = world.person('spam', { host: 'far.test' });
    await world.post(far, 'buy');
    const open = await world.post(bob, 'open');
    const hidden = await world.post(bob, 'hidden', { visibility: 'direct' });
    const of = async (path: string, who: Person) => {
      const { status, body } = await world.get(ADMIN + path, who);
      return status === 200 ? body.activities.map(({ id }: { id: string }) => id) : status;
    };
    expect(await of('/users/bob/statuses', mod)).toEqual([open.id]);
    expect(await of('/users/bob/statuses?godmode=true', mod)).toBe(403);
    expect(await of('/users/bob/statuses?godmode=true', root)).toEqual([hidden.id, open.id]);
    expect((await world.get(`${ADMIN}/instances/far.test/statuses`, mod)).body).toMatchObject({
      total: 1,
      activities: [{ account: { nickname: 'spam@far.test' } }],
    });
  });
});

describe('accounts', () => {
  it('have to choose a new password, and lose their sessions', async () => {
    world.withPassword(bob, 'old password');
    const names = { nicknames: ['bob'] };
    expect((await world.call('PATCH', `${ADMIN}/users/force_password_reset`, mod, names)).status).toBe(403);
    expect((await world.call('PATCH', `${ADMIN}/users/force_password_reset`, root, names)).status).toBe(204);
    expect((await world.get('/api/v1/timelines/home', bob)).status).toBe(401);
  });

  it('lose their second factor', async () => {
    world.withPassword(bob, 'a password');
    world.inst.db.run('UPDATE credentials SET totp_enabled = 1 WHERE account_id = ?', bob.id);
    const answer = await world.call('PUT', `${ADMIN}/users/disable_mfa`, root, { nickname: 'bob' });
    expect(answer.body).toBe('bob');
    const row = world.inst.db.get('SELECT totp_enabled FROM credentials WHERE account_id = ?', bob.id);
    expect(row).toEqual({ totp_enabled: 0 });
  });
});

describe('the log', () => {
  it('tells who did what to whom, newest first, by page, person, word and date', async () => {
    await world.call('PATCH', `${ADMIN}/users/deactivate`, mod, { nicknames: ['bob'] });
    world.now += 60_000;
    const later = new Date(world.now).toISOString();
    await world.call('PUT', `${ADMIN}/users/tag`, root, { nicknames: ['ada'], tags: ['mrf_tag:sandbox'] });
    const log = async (query: string, who = root) =>
      (await world.get(`${ADMIN}/moderation_log${query}`, who)).body;
    expect(await log('')).toMatchObject({
      total: 2,
      items: [
        { message: '@root added mrf_tag:sandbox: @ada', data: { action: 'tag', nicknames: ['ada'] } },
        {
          message: '@mod deactivated @bob',
          data: { action: 'deactivate', actor: { nickname: 'mod' }, subject: [{ nickname: 'bob' }] },
        },
      ],
    });
    expect((await log('?page_size=1&page=2')).items).toMatchObject([{ data: { action: 'deactivate' } }]);
    expect((await log(`?user_id=${mod.id}`)).total).toBe(1);
    expect((await log('?search=sandbox')).total).toBe(1);
    expect((await log(`?start_date=${later}`)).total).toBe(1);
    expect((await log('', mod)).error).toBe('User is not an admin.');
  });

  it('forgets nothing of a report', async () => {
    const report = (await world.call('POST', '/api/v1/reports', ada, { account_id: bob.id })).body;
    await world.call('POST', `${ADMIN}/reports/${report.id}/notes`, mod, { content: 'seen' });
    const { notes } = (await world.get(`${ADMIN}/reports/${report.id}`, mod)).body;
    await world.call('DELETE', `${ADMIN}/reports/${report.id}/notes/${notes[0].id}`, mod);
    await world.call('PATCH', `${ADMIN}/reports`, mod, { reports: [{ id: report.id, state: 'closed' }] });
    const { items } = (await world.get(`${ADMIN}/moderation_log`, root)).body;
    const actions = items.map(({ data }: { data: { action: string } }) => data.action);
    expect(actions).toEqual(['report_update', 'report_note_delete', 'report_note']);
  });
});

describe('invitations', () => {
  it('are made, listed and revoked by admins', async () => {
    const path = `${ADMIN}/users`;
    expect((await world.call('POST', `${path}/invite_token`, mod)).status).toBe(403);
    const once = (await world.call('POST', `${path}/invite_token`, root, {})).body;
    const often = (
      await world.call('POST', `${path}/invite_token`, root, { max_use: 3, expires_at: '2026-12-01' })
    ).body;
    expect(often).toMatchObject({
      max_use: 3,
      expires_at: '2026-12-01',
      invite_type: 'reusable_date_limited',
    });
    expect((await world.get(`${path}/invites`, root)).body.invites).toMatchObject([
      { id: often.id, used: false },
      { id: once.id, invite_type: 'one_time' },
    ]);
    const gone = await world.call('POST', `${path}/revoke_invite`, root, { token: once.token });
    expect(gone.body).toMatchObject({ id: once.id, used: true });
    expect((await world.call('POST', `${path}/revoke_invite`, root, { token: 'none' })).status).toBe(404);
  });
});
