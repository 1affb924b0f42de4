import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashPassword } from '../../lib/secrets.ts';
import { insertRow } from '../../storage/insert.ts';
import { saveSettings } from '../../storage/settings.ts';
import { BASE, SocialWorld, type Person } from '../../testing/social-fixture.ts';

let world: SocialWorld;
let ada: Person;
let bob: Person;
let mails: string[];
let ended: number[];
beforeEach(() => {
  world = new SocialWorld();
  [ada, bob] = [world.person('ada'), world.person('bob')];
  for (const { id } of [ada, bob])
    insertRow(world.inst.db, 'credentials', { account_id: id, password_hash: hashPassword('old') });
  saveSettings(world.inst.db, { mailer: true });
  mails = [];
  ended = [];
  world.inst.log = (line) => mails.push(line);
  world.inst.hub = { ...world.inst.hub, revoke: (id) => ended.push(id) };
});
afterEach(() => world.close());

/** Asks for a link by mail; its secret. */
async function link(name: string): Promise<string> {
  await world.call('POST', '/auth/password', null, { nickname: name });
  return /password_reset\/(\S+)$/.exec(mails.at(-1) ?? '')?.[1] ?? '';
}

const choose = (token: string, password: string) =>
  world.app.request(`${BASE}/api/v1/pleroma/password_reset`, {
    method: 'POST',
    body: new URLSearchParams({ token, password, password_confirmation: password }),
  });
const me = async (who: Person) => (await world.get('/api/v1/accounts/verify_credentials', who)).status;

it('ends all sessions of the account and voids its other links', async () => {
  const [first, second, other] = [await link('ada'), await link('ada'), await link('bob')];
  expect((await choose(second, 'new')).status).toBe(200);
  expect([await me(ada), await me(bob)]).toEqual([401, 200]);
  expect(ended).toHaveLength(1);
  expect((await choose(first, 'newer')).status).toBe(404);
  expect((await choose(other, 'newer')).status).toBe(200);
});

it('is void once the password was changed by who is signed in', async () => {
  const token = await link('ada');
  const change = { password: 'old', new_password: 'new', new_password_confirmation: 'new' };
  expect(await world.call('POST', '/api/pleroma/change_password', ada, change)).toMatchObject({
    body: { status: 'success' },
  });
  expect((await choose(token, 'newer')).status).toBe(404);
});

it('does not keep the secret of a link readable', async () => {
  const token = await link('ada');
  expect(JSON.stringify(world.inst.db.all('SELECT * FROM meta'))).not.toContain(token);
});
