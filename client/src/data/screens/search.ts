import type { SearchAnswer } from '@/api/endpoints/search';
import type { Core } from '@/data/core';
import { keepPeople, type Ask } from '@/data/fetching/asking';
import { createSearchHistory } from './search-history';
import { SEARCH_PAGE, type Search, type SearchResults } from './screens';

export function createSearch(core: Core, ask: Ask): Search {
  const keep = ({ accounts, statuses, hashtags }: SearchAnswer): SearchResults =>
    core.store.batch.run(() => ({
      accounts: keepPeople(core, accounts),
      statuses: core.ingest.statuses(statuses).map(({ id }) => id),
      hashtags,
    }));
  return {
    // Mastodon refuses a visitor's search that would have something fetched from elsewhere.
    find: async (query, signal) =>
      keep(
        await ask((calls) =>
          calls.search({ query, resolve: core.meId !== null, limit: SEARCH_PAGE, signal }),
        ),
      ),
    more: async (query, kind, offset) =>
      keep(await ask((calls) => calls.search({ query, type: kind, limit: SEARCH_PAGE, offset }))),
    async within(accountId, query, after) {
      const offset = after?.offset ?? 0;
      const params = { query, type: 'statuses', accountId, limit: SEARCH_PAGE, offset } as const;
      const { statuses } = await ask((calls) => calls.search(params));
      // A server that knows no such limit answers with posts of everybody.
      const own = statuses.filter(({ status }) => status.accountId === accountId);
      return {
        items: core.ingest.statuses(own).map(({ id }) => id),
        next: statuses.length < SEARCH_PAGE ? null : { offset: offset + statuses.length },
      };
    },
    async people(query, following, signal) {
      // Who is not followed may be unknown here, and is fetched; who is followed is known.
      const params = { query, type: 'accounts', following, resolve: !following, limit: SEARCH_PAGE } as const;
      const { accounts } = await ask((calls) => calls.search({ ...params, signal }));
      return keepPeople(core, accounts);
    },
    history: createSearchHistory(core),
  };
}
