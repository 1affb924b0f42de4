import { toApiError, type ApiError } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';
import type { AccountBundle } from '@/api/decode/account';
import type { Cursor, Page } from '@/api/pagination';
import type { Batch } from '@/data/store/batch';
import { createCell, type Cell } from '@/data/store/cell';
import type { Answered } from '@/data/snapshot/answers';
import type { PeopleView } from './people';

const EMPTY: PeopleView = {
  ids: [],
  first: { is: 'idle' },
  older: { is: 'idle' },
  loaded: false,
  reachedEnd: false,
  readAt: 0,
};

export interface PersonListDeps {
  batch: Batch;
  fetch(cursor: Cursor): Promise<Page<AccountBundle>>;
  /** Writes the people. */
  keep(page: readonly AccountBundle[]): void;
  now(): number;
  /** Whom the first page named last, in an earlier visit. */
  last(): Promise<Answered<readonly AccountId[]> | null>;
  /** The first page is here. */
  answered(ids: readonly AccountId[]): void;
}

/** One list of people, in the order of the server, a page at a time. */
export class PersonList {
  readonly view: Cell<PeopleView>;
  private cursor: Cursor | null = null;
  private firstRun: Promise<void> | null = null;
  private olderRun: Promise<void> | null = null;

  constructor(private readonly deps: PersonListDeps) {
    this.view = createCell(deps.batch, EMPTY);
  }

  /** The first page again; a list that still begins as before keeps what follows. */
  loadFirst(): Promise<void> {
    this.firstRun ??= this.fetchFirst().finally(() => {
      this.firstRun = null;
    });
    return this.firstRun;
  }

  loadOlder(): Promise<void> {
    const { loaded, reachedEnd } = this.view.get();
    if (!loaded || reachedEnd) return Promise.resolve();
    this.olderRun ??= this.fetchOlder().finally(() => {
      this.olderRun = null;
    });
    return this.olderRun;
  }

  drop(id: AccountId): void {
    this.set({ ids: this.view.get().ids.filter((other) => other !== id) });
  }

  private set(change: Partial<PeopleView>): void {
    this.view.set({ ...this.view.get(), ...change });
  }

  private async fetchFirst(): Promise<void> {
    this.set({ first: { is: 'loading' } });
    try {
      const page = await this.deps.fetch({});
      this.deps.batch.run(() => this.takeFirst(page));
    } catch (thrown) {
      const error = toApiError(thrown);
      await this.showLast(error);
      this.set({ first: { is: 'failed', error } });
    }
  }

  /** Without network what was there last stands in. */
  private async showLast({ kind }: ApiError): Promise<void> {
    const last = kind === 'offline' && !this.view.get().loaded ? await this.deps.last() : null;
    if (last) this.set({ ids: last.value, loaded: true, reachedEnd: true, readAt: last.readAt });
  }

  private takeFirst(page: Page<AccountBundle>): void {
    this.deps.keep(page.items);
    const fresh = page.items.map(({ account }) => account.id);
    const { ids } = this.view.get();
    const last = fresh.at(-1);
    const at = last === undefined ? -1 : ids.indexOf(last);
    // Still the same list: what was loaded below it stays.
    const rest = at >= 0 && this.cursor !== null ? ids.slice(at + 1) : [];
    if (rest.length === 0) this.cursor = page.items.length === 0 ? null : page.older;
    this.set({
      ids: [...new Set([...fresh, ...rest])],
      first: { is: 'idle' },
      loaded: true,
      reachedEnd: this.cursor?.maxId === undefined,
      readAt: this.deps.now(),
    });
    this.deps.answered(fresh);
  }

  private async fetchOlder(): Promise<void> {
    const from = this.cursor;
    this.set({ older: { is: 'loading' } });
    try {
      const page = from?.maxId === undefined ? null : await this.deps.fetch({ maxId: from.maxId });
      // The list has begun anew meanwhile.
      if (from !== this.cursor) return this.set({ older: { is: 'idle' } });
      this.deps.batch.run(() => this.takeOlder(page, from));
    } catch (thrown) {
      this.set({ older: { is: 'failed', error: toApiError(thrown) } });
    }
  }

  private takeOlder(page: Page<AccountBundle> | null, from: Cursor | null): void {
    const items = page?.items ?? [];
    this.deps.keep(items);
    const older = items.length === 0 ? null : (page?.older ?? null);
    // A cursor that does not move would fetch the same page for ever.
    this.cursor = older?.maxId === from?.maxId ? null : older;
    const ids = [...new Set([...this.view.get().ids, ...items.map(({ account }) => account.id)])];
    this.set({ ids, older: { is: 'idle' }, reachedEnd: this.cursor?.maxId === undefined });
  }
}
