import { beforeEach, describe, expect, test } from 'vitest';
import type { StatusBundle } from '@/api/decode/status';
import type { Page } from '@/api/pagination';
import { FakeClock } from '@/data/testing/fake-platform';
import { bundle } from '@/data/testing/make';
import { ApiError } from '@/domain/api-error';
import type { Answer } from './calls';
import type { Progress, Sweep } from './choices';
import { Filler } from './filler';
import type { Filling, Source } from './library';

const answer = (facts: Partial<Answer> = {}): Answer => ({
  kept: 'yes',
  figure: { posts: 0, places: { mine: 0, bookmarks: 0, favourites: 0, read: 0 }, bytes: 0 },
  added: 1,
  doubtful: [],
  found: null,
  one: null,
  walked: null,
  ...facts,
});

type Answers = (source: Source, maxId: string | null) => Page<StatusBundle>;
const EMPTY: Page<StatusBundle> = { items: [], older: null, newer: null };

/** A list of `pages` pages; the posts themselves do not matter here. */
const pagesOf =
  (pages: number, items: StatusBundle[]): Answers =>
  (_, maxId) => {
    const at = Number(maxId ?? 0);
    return { items, older: at + 1 < pages ? { maxId: `${at + 1}` } : null, newer: null };
  };

let clock: FakeClock;
let asked: string[];
let told: Filling[];
let refused: Source[];
let progress: Record<Source, Progress>;
let answers: Answers;
let kept: () => Answer;
let back: () => void;
let one: StatusBundle[];
let sweep: Sweep;
let seen: string[];
let unseen: string[];
let about: (id: string) => Promise<void>;

const begin = (): Filler => {
  const filler = new Filler({
    platform: { now: () => clock.now, after: (ms, work) => clock.after(ms, work) },
    reach: {
      onReturn(listener) {
        back = listener;
        return () => undefined;
      },
    },
    fetch: async (source, maxId) => {
      asked.push(`${source} ${maxId ?? ''}`.trim());
      return answers(source, maxId);
    },
    keep: async () => kept(),
    progress: () => progress,
    setProgress: (source, next) => {
      progress = { ...progress, [source]: next };
    },
    sweep: () => sweep,
    setSweep: (next) => {
      sweep = next;
    },
    see: async (page, first) => {
      if (first) seen = [];
      seen.push(...page.map(({ status }) => status.id));
    },
    unseen: async () => unseen,
    askAbout: (id) => about(id),
    tell: (filling) => told.push(filling),
    tellRefused: (source) => refused.push(source),
  });
  filler.start();
  return filler;
};

beforeEach(() => {
  clock = new FakeClock();
  asked = [];
  told = [];
  refused = [];
  one = [bundle('1')];
  sweep = { at: clock.now, source: null, maxId: null };
  seen = [];
  unseen = [];
  about = async (id) => void asked.push(`about ${id}`);
  const none = { maxId: null, done: false };
  progress = { mine: none, bookmarks: none, favourites: none };
  answers = pagesOf(2, one);
  kept = () => answer();
  back = () => undefined;
});

const DONE = { maxId: null, done: true };

test('the lists come one after the other, one page in a while', async () => {
  begin();
  await clock.advance(0);
  expect(asked).toEqual(['mine']);
  await clock.advance(1_400);
  expect(asked).toEqual(['mine']);
  await clock.advance(20_000);
  expect(asked).toEqual(['mine', 'mine 1', 'bookmarks', 'bookmarks 1', 'favourites', 'favourites 1']);
  expect(progress).toEqual({ mine: DONE, bookmarks: DONE, favourites: DONE });
  expect(told.at(-1)).toEqual({ is: 'done' });
});

test('a reload goes on where it was, and then looks for what is new until it knows all of a page', async () => {
  progress = { mine: DONE, bookmarks: { maxId: '1', done: false }, favourites: DONE };
  kept = () => answer({ added: asked.at(-1) === 'favourites' ? 0 : 1 });
  begin();
  await clock.advance(20_000);
  expect(asked).toEqual(['bookmarks 1', 'mine', 'mine 1', 'favourites']);
});

test('new posts are looked for again after a while', async () => {
  progress = { mine: DONE, bookmarks: DONE, favourites: DONE };
  kept = () => answer({ added: 0 });
  begin();
  await clock.advance(60_000);
  expect(asked).toHaveLength(3);
  await clock.advance(900_000);
  expect(asked).toHaveLength(6);
});

describe('a server that does not give it', () => {
  test('with a limit it is left alone as long as it says', async () => {
    const until = clock.now + 90_000;
    answers = () => {
      throw new ApiError('rate-limited', { status: 429, retryAt: until });
    };
    begin();
    await clock.advance(0);
    expect(told.at(-1)).toMatchObject({ is: 'waiting', until });
    await clock.advance(89_000);
    expect(asked).toHaveLength(1);
    answers = () => EMPTY;
    await clock.advance(30_000);
    expect(told.at(-1)).toEqual({ is: 'done' });
  });

  test('out of reach it is asked less and less, and at once when it is back', async () => {
    answers = () => {
      throw new ApiError('offline');
    };
    begin();
    await clock.advance(60_000);
    const tries = asked.length;
    expect(tries).toBeLessThan(6);
    answers = () => EMPTY;
    back();
    await clock.advance(0);
    expect(asked).toHaveLength(tries + 1);
  });

  test('a list that is refused is told and left out', async () => {
    answers = (source) => {
      if (source === 'bookmarks') throw new ApiError('forbidden', { status: 403 });
      return EMPTY;
    };
    begin();
    await clock.advance(20_000);
    expect(refused).toEqual(['bookmarks']);
    expect(asked).toEqual(['mine', 'bookmarks', 'favourites']);
    expect(told.at(-1)).toEqual({ is: 'done' });
  });

  test('a cursor that stands still ends the list', async () => {
    answers = () => ({ items: one, older: { maxId: '7' }, newer: null });
    begin();
    await clock.advance(30_000);
    expect(asked.slice(0, 3)).toEqual(['mine', 'mine 7', 'bookmarks']);
  });
});

test('no room: nothing more is asked for, and it says so', async () => {
  kept = () => answer({ kept: 'full' });
  begin();
  await clock.advance(600_000);
  expect(asked).toHaveLength(1);
  expect(told.at(-1)).toEqual({ is: 'stopped', why: 'full' });
  expect(progress.mine.done).toBe(false);
});

test('stopped in the middle, what comes late is not kept', async () => {
  let keptPages = 0;
  kept = () => {
    keptPages += 1;
    return answer();
  };
  answers = () => EMPTY;
  const filler = begin();
  filler.stop();
  await clock.advance(600_000);
  expect(keptPages).toBe(0);
});

describe('going through all lists again', () => {
  const done = { maxId: null, done: true };
  beforeEach(() => {
    progress = { mine: done, bookmarks: done, favourites: done };
    kept = () => answer({ added: 0 });
    answers = pagesOf(2, one);
  });
  const DAY = 86_400_000;

  test('begins a day after the last time, one request at a time, and asks about what no list has any more', async () => {
    sweep = { at: clock.now - DAY + 60_000, source: null, maxId: null };
    begin();
    await clock.advance(50_000);
    expect(asked).toEqual(['mine', 'bookmarks', 'favourites']);
    asked = [];
    unseen = ['7', '8'];
    await clock.advance(900_000 + 60_000);
    expect(asked.slice(3)).toEqual(
      ['mine', 'bookmarks', 'favourites'].flatMap((list) => [list, `${list} 1`, 'about 7', 'about 8']),
    );
    expect(sweep).toMatchObject({ source: null, maxId: null });
    expect(clock.now - sweep.at).toBeLessThan(900_000);
    expect(told).toContainEqual({ is: 'checking', source: 'bookmarks' });
    expect(told.at(-1)).toEqual({ is: 'done' });
  });

  test('what was filled for the first time is not gone through at once', async () => {
    sweep = { at: 0, source: null, maxId: null };
    progress = { ...progress, favourites: { maxId: null, done: false } };
    begin();
    await clock.advance(60_000);
    expect(sweep.at).toBeGreaterThan(0);
    expect(told.some(({ is }) => is === 'checking')).toBe(false);
  });

  test('goes on after a reload where it was, also in the middle of its questions', async () => {
    sweep = { at: 0, source: 'bookmarks', maxId: '1' };
    unseen = ['7'];
    let isDown = true;
    about = async (id) => {
      asked.push(`about ${id}`);
      if (isDown) throw new ApiError('server', { status: 503 });
    };
    const filler = begin();
    await clock.advance(9_000);
    expect(asked.slice(3)).toEqual(['bookmarks 1', 'about 7']);
    expect(told.at(-1)).toMatchObject({ is: 'waiting' });
    expect(sweep).toEqual({ at: 0, source: 'bookmarks', maxId: '1' });
    filler.stop();
    isDown = false;
    asked = [];
    begin();
    await clock.advance(12_000);
    expect(asked.slice(3, 6)).toEqual(['bookmarks 1', 'about 7', 'favourites']);
  });

  test('a list that the server does not give is passed over, and no list has it ask without an end', async () => {
    answers = (source) => {
      if (source === 'mine') throw new ApiError('forbidden', { status: 403 });
      return { items: [], older: null, newer: null };
    };
    sweep = { at: 0, source: null, maxId: null };
    unseen = Array.from({ length: 2_000 }, (_, at) => `${at}`);
    begin();
    await clock.advance(3_000_000);
    expect(sweep.source).toBe(null);
    expect(asked.filter((each) => each.startsWith('about'))).toHaveLength(1_000);
  });
});
