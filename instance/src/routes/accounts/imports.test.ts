import { expect, it, vi } from 'vitest';
import { handlesIn } from '../../rules/import.ts';
import { socialWorld } from '../../testing/social-fixture.ts';

const world = socialWorld();
const ada = world.member('ada');

const count = (table: 'follows' | 'blocks' | 'mutes') =>
  world.inst.db.get<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n;

it('reads the forms that Mastodon and Akkoma write', () => {
  const mastodon =
    'Account address,Show boosts,Notify on new posts\r\n@bob@far.example,true,false\r\ncarol,true,true\n';
  expect(handlesIn('follow', mastodon)).toEqual(['bob@far.example', 'carol']);
  expect(handlesIn('follow', 'bob@far.example\n\n  carol \n')).toEqual(['bob@far.example', 'carol']);
  expect(handlesIn('mutes', 'bob@far.example carol\n@dave')).toEqual(['bob@far.example', 'carol', 'dave']);
});

it('follows whom a file names, leaves unknown names out and goes on behind those who refuse', async () => {
  const names = Array.from({ length: 80 }, (_, index) => world.person(`p${index}`).name);
  const shy = world.person('shy');
  await world.call('POST', `/api/v1/accounts/${ada.id}/block`, shy);
  const form = new FormData();
  form.append(
    'list',
    new File([['Account address', 'ada', 'nobody', 'shy', ...names].join('\n')], 'list.csv'),
  );
  expect(await world.call('POST', '/api/pleroma/follow_import', ada, form)).toMatchObject({
    status: 200,
    body: 'job started',
  });
  await vi.waitFor(() => expect(count('follows')).toBe(80));
});

it.each([
  ['blocks', 'blocks'],
  ['mutes', 'mutes'],
] as const)('imports %s out of a text', async (kind, table) => {
  world.person('bob');
  world.person('eve', { host: 'far.example' });
  await world.call('POST', `/api/pleroma/${kind}_import`, ada, { list: 'bob eve@far.example\nnobody' });
  await vi.waitFor(() => expect(count(table)).toBe(2));
});
