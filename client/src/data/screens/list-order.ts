import type { Core } from '@/data/core';
import type { UserList } from '@/domain/account/user-list';
import { newestFirst } from '@/domain/ids';
import { parseJson } from '@/lib/parse-json';

/** The reader's own order of lists, kept in this browser; new lists stand before it, newest first (LIST-01). */
export interface ListOrder {
  sorted(lists: readonly UserList[]): readonly UserList[];
  keep(ids: readonly string[]): void;
}

export function createListOrder({ key, platform: { storage } }: Pick<Core, 'key' | 'platform'>): ListOrder {
  const place = `list-order|${key}`;
  return {
    sorted(lists) {
      const kept = parseJson(storage.get(place) ?? '');
      const order: readonly unknown[] = Array.isArray(kept) ? kept : [];
      return lists.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id) || newestFirst(a.id, b.id));
    },
    keep(ids) {
      storage.set(place, JSON.stringify(ids));
    },
  };
}
