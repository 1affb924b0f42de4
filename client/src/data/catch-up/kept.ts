import type { Account } from '@/domain/account/account';
import type { Stretch } from '@/domain/catch-up/stretches';
import type { AccountId, StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import type { Relationship } from '@/domain/account/relationship';
import { SNAPSHOT_VERSION } from '@/data/snapshot/snapshot';
import { Collector } from '@/data/snapshot/take-snapshot';
import type { SnapshotStore } from '@/data/snapshot/snapshot-store';
import type { Store } from '@/data/store/store';

/** What of the home timeline was fetched for catching up, with all that draws it. */
export interface KeptPosts {
  version: typeof SNAPSHOT_VERSION;
  stretches: readonly Stretch[];
  ids: readonly StatusId[];
  statuses: readonly Status[];
  accounts: readonly Account[];
  relationships: readonly Relationship[];
}

/** How far the reader has read, and when people were last seen to write (Unix milliseconds). */
export interface KeptMarks {
  version: typeof SNAPSHOT_VERSION;
  readTo: StatusId | null;
  seen: readonly (readonly [AccountId, number])[];
}

/** People who are remembered, those seen longest ago are forgotten first. */
const MOST_SEEN = 3000;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** Written by this very version: then it has the shape. */
const isOurs = (value: unknown, lists: readonly string[]): boolean =>
  isObject(value) &&
  'version' in value &&
  value.version === SNAPSHOT_VERSION &&
  lists.every((name) => Array.isArray(Reflect.get(value, name)));
const isPosts = (value: unknown): value is KeptPosts =>
  isOurs(value, ['stretches', 'ids', 'statuses', 'accounts', 'relationships']);
const isMarks = (value: unknown): value is KeptMarks => isOurs(value, ['seen']);

/** Keeps what was caught up with, of one realm, in this browser. May be lost: then it is fetched again. */
export class CatchUpStore {
  constructor(
    private readonly key: string,
    private readonly kept: SnapshotStore,
  ) {}

  async posts(): Promise<KeptPosts | null> {
    const value = await this.kept.read(`${this.key} catch-up`);
    return isPosts(value) ? value : null;
  }

  async marks(): Promise<Pick<KeptMarks, 'readTo' | 'seen'>> {
    const value = await this.kept.read(`${this.key} catch-up marks`);
    return isMarks(value) ? value : { readTo: null, seen: [] };
  }

  keepPosts(store: Store, stretches: readonly Stretch[], ids: readonly StatusId[]): Promise<unknown> {
    const found = new Collector(store);
    const known = ids.filter((id) => found.status(id));
    const accounts = [...found.accounts.values()];
    const value: KeptPosts = {
      version: SNAPSHOT_VERSION,
      stretches,
      ids: known,
      statuses: [...found.statuses.values()],
      accounts,
      relationships: accounts.flatMap(({ id }) => store.relationships.truth(id) ?? []),
    };
    return this.kept.write(`${this.key} catch-up`, value);
  }

  keepMarks(readTo: StatusId | null, seen: ReadonlyMap<AccountId, number>): Promise<unknown> {
    const latest = [...seen].toSorted(([, a], [, b]) => b - a).slice(0, MOST_SEEN);
    const value: KeptMarks = { version: SNAPSHOT_VERSION, readTo, seen: latest };
    return this.kept.write(`${this.key} catch-up marks`, value);
  }
}
