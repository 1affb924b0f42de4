import { expect, it } from 'vitest';
import { socialWorld } from '../testing/social-fixture.ts';
import { covers } from './auth.ts';

const world = socialWorld();
const ada = world.member('ada');

const ME = '/api/v1/accounts/verify_credentials';

it('answers 401 to no token and to an unknown one', async () => {
  const refused = { status: 401, body: { error: 'Invalid credentials.' } };
  expect(await world.get(ME)).toMatchObject(refused);
  expect(await world.get(ME, { ...ada, token: 'nonsense' })).toMatchObject(refused);
});

it('knows the owner of a token until the account is closed or the token has run out', async () => {
  expect(await world.get(ME, ada)).toMatchObject({ status: 200, body: { id: ada.id, acct: 'ada' } });
  world.inst.db.run('UPDATE accounts SET is_active = 0 WHERE id = ?', ada.id);
  expect((await world.get(ME, ada)).status).toBe(401);
  world.inst.db.run('UPDATE accounts SET is_active = 1 WHERE id = ?', ada.id);
  world.inst.db.run('UPDATE tokens SET valid_until = ?', world.now - 1);
  expect((await world.get(ME, ada)).status).toBe(401);
});

it('names the scope a token lacks', async () => {
  world.inst.db.run("UPDATE tokens SET scopes = 'write read:statuses'");
  expect(await world.get(ME, ada)).toMatchObject({
    status: 403,
    body: { error: 'Insufficient permissions: read:accounts.' },
  });
});

it('counts a broad scope for the narrow ones, and follow for follows, blocks and mutes', () => {
  expect(covers(['read'], 'read:statuses')).toBe(true);
  expect(covers(['read:statuses'], 'read:statuses')).toBe(true);
  expect(covers(['follow'], 'write:blocks')).toBe(true);
  expect(covers(['read:statuses'], 'read')).toBe(false);
  expect(covers(['read'], 'write:statuses')).toBe(false);
  expect(covers(['follow'], 'write:statuses')).toBe(false);
});

it('does not keep tokens readable', () => {
  const kept = JSON.stringify(world.inst.db.all('SELECT * FROM tokens'));
  expect(kept).not.toContain(ada.token);
});
