import { afterEach, beforeEach, expect, it } from 'vitest';
import { BASE, SocialWorld } from '../../testing/social-fixture.ts';

let world: SocialWorld;
beforeEach(() => void (world = new SocialWorld()));
afterEach(() => world.close());

async function ask(path: string, form?: Record<string, string>): Promise<{ status: number; text: string }> {
  const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
  const response = await world.app.request(BASE + path, sent);
  return { status: response.status, text: await response.text() };
}

it('asks a visitor who they are elsewhere, by a link and by the first form', async () => {
  world.person('ada');
  for (const page of [
    await ask('/main/ostatus?nickname=ada'),
    await ask('/main/ostatus', { nickname: 'ada', profile: '' }),
  ]) {
    expect(page.status).toBe(200);
    expect(page.text).toContain('Follow @ada');
    expect(page.text).toContain('name="user[profile]"');
  }
});

it('says where a connected server would lead, and refuses what is no address', async () => {
  world.person('ada');
  const send = (profile: string) =>
    ask('/main/ostatus', { 'user[nickname]': 'ada', 'user[profile]': profile });
  const good = await send('wren@hedgerow.example');
  expect(good.text).toContain(`https://hedgerow.example/ostatus_subscribe?acct=${encodeURIComponent(BASE)}`);
  const bad = await send('"><script>');
  expect(bad.status).toBe(400);
  expect(bad.text).not.toContain('<script>');
});

it('knows posts that everybody sees, and nothing of others', async () => {
  const ada = world.person('ada');
  const open = await world.post(ada, 'open');
  const closed = await world.post(ada, 'closed', { visibility: 'private' });
  const page = await ask(`/main/ostatus?status_id=${open.id}`);
  expect(page.text).toContain('post of @ada');
  for (const path of [`?status_id=${closed.id}`, '?nickname=nobody', ''])
    expect((await ask(`/main/ostatus${path}`)).status).toBe(404);
});
