import { toApiError, type ApiError } from '@/domain/api-error';
import { FILTER_PLACES, folded, wordFilter, type Filter, type FilterContent } from '@/domain/filter/filter';
import { notKept } from '@/domain/filter/not-kept';
import type { RealmKey } from '@/domain/ids';
import type { Core } from '@/data/core';
import { Poller } from '@/data/fetching/poller';
import type { FiltersRemote } from '@/data/remote/filters-remote';
import { filtersPlace, readFilters } from './create-filters';
import type { FilterKeeper, FilterWork, SavedFilter } from './filters';

/** What was changed with another client is known here so many milliseconds later, where no stream tells. */
const INTERVAL = 900_000;

/** How servers say that they have no such call. */
const isMissing = ({ kind, status }: ApiError): boolean =>
  kind === 'not-found' || status === 405 || status === 501;

const VERSIONS = ['v2', 'v1'] as const;

async function ask(core: Core, calls: FiltersRemote): Promise<FilterKeeper> {
  for (const version of core.server.get().can.pleromaApi ? (['v1'] as const) : VERSIONS)
    try {
      const server = await calls.all(version);
      core.filters.put(() => ({ server }));
      return version;
    } catch (thrown) {
      if (!isMissing(toApiError(thrown))) throw thrown;
    }
  core.filters.put(() => ({ server: [] }));
  return 'browser';
}

const isPlainWord = (content: FilterContent): boolean =>
  content.title === '' &&
  content.action === 'warn' &&
  content.expiresAt === null &&
  content.places.length === FILTER_PLACES.length &&
  content.phrases.every(({ wholeWord }) => !wholeWord);

const withoutId = (filters: readonly Filter[], id: string): readonly Filter[] =>
  filters.filter((filter) => filter.id !== id);

/** In the browser: a filter that has words and nothing else is kept as a mute word, so that it goes with the settings. */
function keepHere({ filters, settings }: Core, before: Filter | null, content: FilterContent): SavedFilter {
  if (isPlainWord(content)) {
    const words = content.phrases.map(({ phrase }) => phrase);
    settings.set('muteWords', [
      ...settings.get('muteWords').filter((word) => !words.includes(word)),
      ...words,
    ]);
    return { id: wordFilter(words[0] ?? '').id, kept: 'words', lost: [] };
  }
  const id = before?.kept === 'browser' ? before.id : `here-${crypto.randomUUID()}`;
  const filter: Filter = { ...content, id, kept: 'browser', statusIds: [] };
  filters.put(({ browser }) => ({ browser: [...browser, filter] }));
  return { id, kept: 'browser', lost: [] };
}

function dropHere({ filters, settings }: Core, { kept, id, phrases }: Filter): void {
  if (kept === 'browser') filters.put(({ browser }) => ({ browser: withoutId(browser, id) }));
  if (kept === 'words')
    settings.set(
      'muteWords',
      settings.get('muteWords').filter((word) => word !== phrases[0]?.phrase),
    );
}

function putServer({ filters }: Core, filter: Filter): void {
  filters.put(({ server }) => {
    const kept = server ?? [];
    const at = kept.findIndex(({ id }) => id === filter.id);
    return { server: at < 0 ? [...kept, filter] : kept.with(at, filter) };
  });
}

async function saveOnV2(
  core: Core,
  calls: FiltersRemote,
  before: Filter | null,
  content: FilterContent,
): Promise<SavedFilter> {
  const saved = await calls.saveV2(before?.kept === 'server' ? before : null, content, core.platform.now());
  putServer(core, saved);
  return { id: saved.id, kept: 'server', lost: notKept(content, saved) };
}

/** One filter a phrase. What is there already is changed, so that a second try makes nothing twice. */
async function saveOnV1(
  core: Core,
  calls: FiltersRemote,
  before: Filter | null,
  content: FilterContent,
): Promise<SavedFilter> {
  const saved: SavedFilter[] = [];
  for (const [at, phrase] of content.phrases.entries()) {
    const known = core.filters.known.get().server ?? [];
    const same = known.find((one) => folded(one.phrases[0]?.phrase ?? '') === folded(phrase.phrase));
    const own = at === 0 && before?.kept === 'server' ? before : same;
    const asked = { ...content, title: '', phrases: [phrase] };
    const got = await calls.saveV1(own?.id ?? null, asked, core.platform.now());
    putServer(core, got);
    saved.push({ id: got.id, kept: 'server', lost: notKept(asked, got) });
  }
  return { id: saved[0]?.id ?? '', kept: 'server', lost: [...new Set(saved.flatMap(({ lost }) => lost))] };
}

function copyHere({ filters, platform }: Core, other: RealmKey): void {
  const mine = filters.known.get().browser;
  const place = filtersPlace(other);
  const theirs = readFilters(platform, place);
  const own = theirs.browser.filter(({ id }) => !mine.some((one) => one.id === id));
  platform.storage.set(place, JSON.stringify({ ...theirs, browser: [...own, ...mine] }));
}

/** Filters over the calls of one server, as far as it has them; the rest is kept in this browser. */
export function createFilterWork(core: Core, calls: FiltersRemote): { work: FilterWork; stop: () => void } {
  let keeper: FilterKeeper | null = core.meId === null ? 'browser' : null;
  const refresh = async (): Promise<FilterKeeper> => {
    if (core.meId === null) return 'browser';
    try {
      keeper = await ask(core, calls);
      return keeper;
    } catch (thrown) {
      throw toApiError(thrown);
    }
  };
  const poller = new Poller({
    platform: core.platform,
    reach: core.reach,
    interval: INTERVAL,
    ask: () => refresh().then(() => null, toApiError),
  });
  if (core.meId !== null) poller.start(0);
  const places: FilterWork['places'] = (by) =>
    by === 'v1' && core.server.get().can.pleromaApi
      ? FILTER_PLACES.filter((place) => place !== 'account')
      : FILTER_PLACES;
  return {
    stop: () => poller.stop(),
    work: {
      refresh,
      places,
      async save(before, asked) {
        const by = before?.kept === 'browser' ? 'browser' : (keeper ?? (await refresh()));
        const offered = places(by);
        const content = { ...asked, places: asked.places.filter((place) => offered.includes(place)) };
        if (by === 'browser') {
          if (before) dropHere(core, before);
          return keepHere(core, before, content);
        }
        try {
          const saved = await (by === 'v2' ? saveOnV2 : saveOnV1)(core, calls, before, content);
          // A mute word that became a filter.
          if (before) dropHere(core, before);
          return saved;
        } catch (thrown) {
          throw toApiError(thrown);
        }
      },
      copyTo: (others) => others.forEach((other) => copyHere(core, other)),
      async remove(filter) {
        if (filter.kept !== 'server') return dropHere(core, filter);
        try {
          const by = keeper ?? (await refresh());
          if (by !== 'browser') await calls.remove(by, filter.id);
        } catch (thrown) {
          // Another client was faster.
          if (toApiError(thrown).kind !== 'not-found') throw toApiError(thrown);
        }
        core.filters.put(({ server }) => ({ server: withoutId(server ?? [], filter.id) }));
      },
    },
  };
}
