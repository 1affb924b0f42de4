import * as filters from '@/api/endpoints/filters';
import type { Client } from '@/api/http';
import type { Filter, FilterContent } from '@/domain/filter/filter';

/** Calls about filters. Every call throws ApiError. */
export interface FiltersRemote {
  all(version: filters.FilterVersion): Promise<readonly Filter[]>;
  /** `now` in Unix milliseconds: a server is told how long a filter shall hold. */
  saveV1(id: string | null, content: FilterContent, now: number): Promise<Filter>;
  saveV2(before: Filter | null, content: FilterContent, now: number): Promise<Filter>;
  remove(version: filters.FilterVersion, id: string): Promise<void>;
}

export const createFiltersRemote = (client: Client): FiltersRemote => ({
  all: (version) => filters.fetchFilters(client, version),
  saveV1: (id, content, now) => filters.saveFilterV1(client, id, content, now),
  saveV2: (before, content, now) => filters.saveFilterV2(client, before, content, now),
  remove: (version, id) => filters.deleteFilter(client, version, id),
});
