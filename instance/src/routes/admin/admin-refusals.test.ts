import { expect, it } from 'vitest';
import { socialWorld, type Person } from '../../testing/social-fixture.ts';

const world = socialWorld();
const ada = world.member('ada');
const root = world.member('root', { is_admin: 1 });
const mod = world.member('mod', { is_moderator: 1 });

/** Every staff call that the instance answers, with something in the place of its parameters. */
const staffCalls = (): { method: string; path: string }[] => {
  const found = world.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.includes('/admin/'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:[a-z_]+/g, 'ada')}`);
  return [...new Set(found)].map((call) => {
    const [method = '', path = ''] = call.split(' ');
    return { method, path };
  });
};

/** What is refused to somebody, and what is not. */
async function answers(who: Person | null): Promise<Map<string, number>> {
  const asked = new Map<string, number>();
  for (const { method, path } of staffCalls()) {
    const body = method === 'GET' ? undefined : {};
    asked.set(`${method} ${path}`, (await world.call(method, path, who, body)).status);
  }
  return asked;
}

const ADMIN = '/api/v1/pleroma/admin';

/** Visitors are told 401 or 403, others 403. */
const refused = (asked: Map<string, number>, with401 = false): string[] =>
  [...asked]
    .filter(([, status]) => status === 403 || (with401 && status === 401))
    .map(([call]) => call.replace(ADMIN, ''))
    .toSorted();

const FOR_ADMINS = [
  'DELETE /announcements/ada',
  'DELETE /users',
  'DELETE /users/ada/permission_group/ada',
  'GET /announcements',
  'GET /announcements/ada',
  'GET /moderation_log',
  'GET /users/ada/permission_group',
  'GET /users/invites',
  'PATCH /announcements/ada',
  'PATCH /users/force_password_reset',
  'PATCH /users/suggest',
  'PATCH /users/unsuggest',
  'POST /announcements',
  'POST /users/ada/permission_group/ada',
  'POST /users/invite_token',
  'POST /users/revoke_invite',
  'PUT /users/disable_mfa',
];

it('refuses every staff call to visitors, to members and to staff whose token is not for it', async () => {
  const all = staffCalls()
    .map(({ method, path }) => `${method} ${path.replace(ADMIN, '')}`)
    .toSorted();
  expect(all.length).toBeGreaterThan(30);
  expect(refused(await answers(null), true)).toEqual(all);
  expect(refused(await answers(ada))).toEqual(all);
  world.inst.db.run("UPDATE tokens SET scopes = 'read write follow push'");
  expect(refused(await answers(root))).toEqual(all);
});

it('refuses to moderators what is for admins, and nothing to admins', async () => {
  expect(refused(await answers(mod))).toEqual(FOR_ADMINS);
  expect(refused(await answers(root))).toEqual([]);
});
