import { describe, expect, it } from 'vitest';
import { ApiError } from '@/domain/api-error';
import {
  FILTER_PLACES,
  filterName,
  wordFilter,
  type Filter,
  type FilterContent,
} from '@/domain/filter/filter';
import type { FiltersRemote } from '@/data/remote/filters-remote';
import { fakeServer } from '@/data/testing/fake-server';
import { createBatch } from '@/data/store/batch';
import { createFilters, readFilters } from './create-filters';
import { testRealm, type TestRealm } from '@/data/testing/test-realm';

const content = (phrase: string, given: Partial<FilterContent> = {}): FilterContent => ({
  title: '',
  phrases: [{ id: null, phrase, wholeWord: true }],
  places: ['home'],
  action: 'warn',
  expiresAt: null,
  ...given,
});
const kept = (id: string, from: FilterContent): Filter => ({ ...from, id, kept: 'server', statusIds: [] });

const missing = new ApiError('not-found', { status: 404 });

/** A server that keeps filters as it is told to. */
function server(version: 'v1' | 'v2' | null, held: Filter[] = []) {
  const asked: string[] = [];
  const next = { fails: null as ApiError | null };
  const answer = (id: string | null, from: FilterContent): Filter => {
    if (next.fails) throw next.fails;
    const made = kept(id ?? String(held.length + 1), from);
    held.splice(0, held.length, ...held.filter((one) => one.id !== made.id), made);
    return made;
  };
  const calls: FiltersRemote = {
    async all(which) {
      asked.push(which);
      if (which !== version) throw missing;
      return [...held];
    },
    saveV1: async (id, from) => answer(id, from),
    saveV2: async (before, from) => answer(before?.id ?? null, from),
    async remove(_version, id) {
      if (next.fails) throw next.fails;
      if (!held.some((one) => one.id === id)) throw missing;
      held.splice(0, held.length, ...held.filter((one) => one.id !== id));
    },
  };
  return { calls, held, asked, next };
}

/** What another page of the same browser has at its start. */
const namesLater = ({ realm, platform }: TestRealm): string[] =>
  createFilters({ batch: createBatch(), platform, settings: realm.settings, key: realm.key })
    .active.get()
    .filters.map(filterName);

const names = ({ realm }: TestRealm): string[] => realm.filters.active.get().filters.map(filterName);

function at(calls: FiltersRemote, pleroma = false): TestRealm {
  const base = fakeServer();
  return testRealm({
    server: { ...base, can: { ...base.can, pleromaApi: pleroma } },
    answers: { filters: () => Promise.resolve(calls) },
  });
}

describe('who keeps filters', () => {
  it('is the newer call where there is one, else the older, else this browser', async () => {
    for (const version of ['v2', 'v1', null] as const) {
      const { calls, asked } = server(version, [kept('1', content('tide'))]);
      const work = await at(calls).realm.late.filters.load();
      expect(await work.refresh()).toBe(version ?? 'browser');
      expect(asked.slice(0, 2)).toEqual(version === 'v2' ? ['v2'] : ['v2', 'v1']);
    }
  });

  it('is the older call on Pleroma and Akkoma, which hold nothing on profiles', async () => {
    const { calls, asked } = server('v1');
    const work = await at(calls, true).realm.late.filters.load();
    expect(work.places(await work.refresh())).toEqual(['home', 'notifications', 'public', 'thread']);
    expect(new Set(asked)).toEqual(new Set(['v1']));
  });

  it('is nobody known while the server is silent, and what is known holds on', async () => {
    const one = server('v1', [kept('1', content('tide'))]);
    const first = at(one.calls);
    await (await first.realm.late.filters.load()).refresh();
    expect(namesLater(first)).toEqual(['tide']);
    one.calls.all = () => Promise.reject(new ApiError('offline'));
    await expect((await first.realm.late.filters.load()).refresh()).rejects.toMatchObject({
      kind: 'offline',
    });
    expect(names(first)).toEqual(['tide']);
  });
});

describe('a filter', () => {
  it('holds at once when it is made, changed and removed', async () => {
    const { calls } = server('v2');
    const test = at(calls);
    const work = await test.realm.late.filters.load();
    const { id } = await work.save(null, content('tide'));
    expect(names(test)).toEqual(['tide']);
    const [made] = test.realm.filters.known.get().server ?? [];
    await work.save(made ?? null, content('tide', { title: 'Sea' }));
    expect([names(test), id]).toEqual([['Sea'], '1']);
    await work.remove(kept('1', content('tide')));
    await work.remove(kept('1', content('tide')));
    expect(names(test)).toEqual([]);
  });

  it('of several phrases is one each on an older server, and a second try makes none twice', async () => {
    const { calls, held, next } = server('v1');
    const work = await at(calls).realm.late.filters.load();
    const both = content('tide', { phrases: [...content('tide').phrases, ...content('Ebb').phrases] });
    await work.save(null, content('ebb'));
    await work.save(null, both);
    expect(held.map(filterName)).toEqual(['tide', 'Ebb']);
    next.fails = new ApiError('server', { status: 500 });
    await expect(work.save(null, both)).rejects.toMatchObject({ kind: 'server' });
    next.fails = null;
    await work.save(null, both);
    expect(held).toHaveLength(2);
  });

  it('that the server did not keep as it was asked says so', async () => {
    const { calls } = server('v1');
    const odd = {
      ...calls,
      saveV1: async (_id: string | null, from: FilterContent) => kept('1', { ...from, action: 'warn' }),
    } satisfies FiltersRemote;
    const work = await at(odd).realm.late.filters.load();
    expect(await work.save(null, content('tide', { action: 'hide' }))).toEqual({
      id: '1',
      kept: 'server',
      lost: ['action'],
    });
  });

  it('is kept here where the server has none: a plain one as a mute word', async () => {
    const { calls } = server(null);
    const test = at(calls);
    const work = await test.realm.late.filters.load();
    const plain = { ...wordFilter('tide') };
    expect(await work.save(null, plain)).toMatchObject({ kept: 'words' });
    expect(test.realm.settings.get('muteWords')).toEqual(['tide']);
    const hiding = content('tide', { action: 'hide' });
    expect(await work.save(wordFilter('tide'), hiding)).toMatchObject({ kept: 'browser' });
    expect(test.realm.settings.get('muteWords')).toEqual([]);
    const [here] = test.realm.filters.known.get().browser;
    expect(here).toMatchObject({ kept: 'browser', action: 'hide' });
    expect(namesLater(test)).toEqual(['tide']);
    await work.save(here ?? null, { ...plain, phrases: wordFilter('ebb').phrases });
    expect(test.realm.settings.get('muteWords')).toEqual(['ebb']);
    expect(test.realm.filters.known.get().browser).toEqual([]);
    await work.remove(wordFilter('ebb'));
    expect(names(test)).toEqual([]);
  });

  it('that was a mute word goes to the server with its first change', async () => {
    const { calls, held } = server('v2');
    const test = at(calls);
    test.realm.settings.set('muteWords', ['tide']);
    const work = await test.realm.late.filters.load();
    await work.save(wordFilter('tide'), content('tide'));
    expect([held.map(filterName), test.realm.settings.get('muteWords')]).toEqual([['tide'], []]);
  });

  it('asks only for places that its keeper has', async () => {
    const { calls, held } = server('v1');
    const work = await at(calls, true).realm.late.filters.load();
    await work.save(null, content('tide', { places: FILTER_PLACES }));
    expect(held[0]?.places).toEqual(['home', 'notifications', 'public', 'thread']);
  });

  it('ends by the clock, without a question', async () => {
    const { calls } = server('v1');
    const test = at(calls);
    const stop = test.realm.start();
    const work = await test.realm.late.filters.load();
    await work.save(null, content('tide', { expiresAt: test.clock.now + 60_000 }));
    expect(names(test)).toEqual(['tide']);
    await test.clock.advance(60_001);
    expect(names(test)).toEqual([]);
    stop();
  });

  it('leaves those that other tabs have kept since, also before this one has heard of them', async () => {
    const hiding = (word: string): FilterContent => content(word, { action: 'hide' });
    const [here, there] = [at(server(null).calls), at(server(null).calls)];
    await (await there.realm.late.filters.load()).save(null, hiding('ebb'));
    const work = await here.realm.late.filters.load();
    await work.refresh();
    const place = `skein.filters:${here.realm.key}`;
    here.platform.storage.set(place, there.platform.storage.get(place) ?? '');
    await work.save(null, hiding('tide'));
    expect(namesLater(here)).toEqual(['ebb', 'tide']);
    expect(names(here)).toEqual(['ebb', 'tide']);
  });

  it('goes to other accounts of this browser beside what those have, once, however often it is copied', async () => {
    const one = at(server(null).calls);
    const work = await one.realm.late.filters.load();
    const other = 'https://other.example|me';
    const place = `skein.filters:${other}`;
    const own = { ...kept('own', content('ebb')), kept: 'browser' };
    one.platform.storage.set(place, JSON.stringify({ server: null, browser: [own] }));
    await work.save(null, content('tide', { action: 'hide' }));
    work.copyTo([other]);
    work.copyTo([other]);
    const { browser } = readFilters(one.platform, place);
    expect(browser.map((filter) => [filterName(filter), filter.action])).toEqual([
      ['ebb', 'warn'],
      ['tide', 'hide'],
    ]);
  });

  it('is nothing where what is stored is nonsense', async () => {
    const test = at(server('v1').calls);
    const place = `skein.filters:${test.realm.key}`;
    for (const nonsense of [
      '{"server":[{"id":1},7],"browser":"x"}',
      '[',
      '7',
      '{"server":{},"browser":[null]}',
    ]) {
      test.platform.storage.set(place, nonsense);
      expect(namesLater(test)).toEqual([]);
    }
  });
});
