import sharp from 'sharp';
import { expect, it } from 'vitest';
import { socialWorld } from '../../testing/social-fixture.ts';

const world = socialWorld();
const ada = world.member('ada');

const update = (body: object | FormData) =>
  world.call('PATCH', '/api/v1/accounts/update_credentials', ada, body);

it('renders the biography and fields without letting script in', async () => {
  const { body } = await update({
    display_name: 'Ada <b>',
    note: 'Likes #bees & <script>alert(1)</script>',
    fields_attributes: [{ name: 'Site', value: '<a href="https://a.example" onclick="x()">a</a>' }],
  });
  expect(body.display_name).toBe('Ada <b>');
  expect(body.source.note).toBe('Likes #bees & <script>alert(1)</script>');
  expect(body.note).not.toContain('<script');
  expect(body.note).toContain('href="http://tide.test/tag/bees"');
  expect(body.fields[0].value).not.toContain('onclick');
});

it('takes fields keyed by index too, and refuses too many', async () => {
  const { body } = await update({
    fields_attributes: { 0: { name: 'a', value: '1' }, 1: { name: '', value: '' } },
  });
  expect(body.source.fields).toEqual([{ name: 'a', value: '1' }]);
  const many = Array.from({ length: 11 }, (_, index) => ({ name: String(index), value: 'v' }));
  expect(await update({ fields_attributes: many })).toMatchObject({
    status: 403,
    body: { error: 'Invalid request' },
  });
});

it('changes what was sent and nothing else', async () => {
  await update({ locked: true, bot: '1', status_ttl_days: 30 });
  const { body } = await update({ source: { privacy: 'private' } });
  expect(body).toMatchObject({
    locked: true,
    bot: true,
    akkoma: { status_ttl_days: 30 },
    source: { privacy: 'private' },
  });
  expect((await update({ status_ttl_days: -1, locked: 'off' })).body).toMatchObject({
    locked: false,
    akkoma: { status_ttl_days: null },
  });
});

it('takes a picture as avatar, serves it, and forgets it again', async () => {
  const picture = { width: 20, height: 20, channels: 3, background: '#336699' } as const;
  const bytes = await sharp({ create: picture }).png().toBuffer();
  const form = new FormData();
  form.append('avatar', new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }));
  const { body } = await update(form);
  const served = await world.app.request(body.avatar);
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(served.headers.get('content-security-policy')).toBe('sandbox');
  const empty = new FormData();
  empty.append('avatar', '');
  expect((await update(empty)).body.avatar).toBe('http://tide.test/images/avi.png');
});

it('refuses a picture that is too large', async () => {
  const form = new FormData();
  form.append('avatar', new File([new Uint8Array(2_000_001)], 'big.png'));
  expect(await update(form)).toMatchObject({ status: 413, body: { error: 'File is too large' } });
});

it('merges the settings of clients by client', async () => {
  await update({ pleroma_settings_store: { one: { a: 1 }, two: { b: 2 } } });
  const { body } = await update({ pleroma_settings_store: { one: { a: 3 }, two: null } });
  expect(body.pleroma.settings_store).toEqual({ one: { a: 3 } });
});
