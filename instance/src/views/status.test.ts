import { afterEach, beforeEach, expect, it } from 'vitest';
import { viewerOf } from '../lib/auth.ts';
import type { Db } from '../lib/db.ts';
import { BASE, SocialWorld, type Person } from '../testing/social-fixture.ts';
import { statusViews } from './status.ts';

let world: SocialWorld;
let people: Person[];

beforeEach(() => {
  world = new SocialWorld();
  people = ['ada', 'bob', 'eve'].map((name) => world.person(name));
});
afterEach(() => world.close());

/** The same database, every question counted. */
function counted(db: Db): { db: Db; count: () => number } {
  let asked = 0;
  return {
    count: () => asked,
    db: {
      ...db,
      get: (sql, ...params) => {
        asked += 1;
        return db.get(sql, ...params);
      },
      all: (sql, ...params) => {
        asked += 1;
        return db.all(sql, ...params);
      },
    },
  };
}

it('asks the database as often for forty posts as for four', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 10; index += 1) {
    for (const who of people) {
      const more = { in_reply_to_id: ids.at(-1), quote_id: ids.at(-2) };
      ids.push((await world.post(who, `@ada @bob #tag${index} ${index}`, more)).id);
    }
    const poll = { options: ['a', 'b'], expires_in: 600 };
    const [ada] = people;
    if (ada) ids.push((await world.post(ada, 'poll', { poll })).id);
  }
  const viewer = viewerOf(world.inst.db, 'token-ada', world.now);
  const questions = (wanted: string[]) => {
    const { db, count } = counted(world.inst.db);
    const shown = statusViews({ inst: { ...world.inst, db }, base: BASE, viewer }, wanted);
    expect(shown.map(({ id }) => id)).toEqual(wanted);
    return count();
  };
  expect(questions(ids)).toBe(questions(ids.slice(0, 4)));
});

it('keeps the order of the ids and leaves out what is not there', async () => {
  const [ada] = people;
  if (!ada) throw new Error('nobody there');
  const [one, two] = [await world.post(ada, 'one'), await world.post(ada, 'two')];
  const shown = statusViews({ inst: world.inst, base: BASE, viewer: null }, [two.id, 'nope', one.id]);
  expect(shown.map(({ content }) => content)).toEqual(['two', 'one']);
});
