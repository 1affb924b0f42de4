import { afterEach, beforeEach, expect, it } from 'vitest';
import { BASE, SocialWorld, type Person } from '../testing/social-fixture.ts';

let world: SocialWorld;
let ada: Person;
let fans: Person[];
beforeEach(() => {
  world = new SocialWorld();
  ada = world.person('ada');
  fans = Array.from({ length: 7 }, (_, index) => world.person(`fan${index}`));
  for (const fan of fans) world.follow(fan, ada);
});
afterEach(() => world.close());

/** The addresses of a Link header by rel, without the origin. */
function linksOf(headers: Headers): Record<string, string> {
  const found = (headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g);
  return Object.fromEntries([...found].map(([, url = '', rel = '']) => [rel, url.replace(BASE, '')]));
}

function names(body: { username: string }[]): string[] {
  return body.map((account) => account.username);
}

it('walks forward by next and back by prev without losing or repeating anyone', async () => {
  const seen: string[] = [];
  let path: string | undefined = `/api/v1/accounts/${ada.id}/followers?limit=3`;
  let last: Record<string, string> = {};
  while (path !== undefined) {
    const page = await world.get(path, ada);
    seen.push(...names(page.body));
    path = linksOf(page.headers)['next'];
    if (path !== undefined) last = linksOf(page.headers);
  }
  expect(seen).toEqual(fans.map((fan) => fan.name).toReversed());
  const back = await world.get(last['prev'] ?? '', ada);
  expect(names(back.body)).toEqual(['fan3', 'fan2', 'fan1']);
});

it('keeps the other parameters in the links and leaves the header out of an empty page', async () => {
  const page = await world.get(`/api/v1/accounts/${ada.id}/followers?limit=2&with_relationships=true`, ada);
  expect(linksOf(page.headers)['next']).toContain('&limit=2&with_relationships=true');
  const empty = await world.get('/api/v1/blocks?max_id=0', ada);
  expect([empty.body, empty.headers.get('link')]).toEqual([[], null]);
});

it('tells cursors of requests by their own ids', async () => {
  const lin = world.person('lin', { locked: 1 });
  for (const fan of fans.slice(0, 3)) await world.call('POST', `/api/v1/accounts/${lin.id}/follow`, fan, {});
  const page = await world.get('/api/v1/follow_requests?limit=2', lin);
  expect(names(page.body)).toEqual(['fan2', 'fan1']);
  const next = linksOf(page.headers)['next'] ?? '';
  expect(next).toMatch(/max_id=\d+&/);
  expect(names((await world.get(next, lin)).body)).toEqual(['fan0']);
});
