import type { ReportBundle } from '@/api/decode/staff-report';
import type { StaffPage } from '@/api/endpoints/moderation';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';
import type { ReportState, StaffReport } from '@/domain/staff/staff-report';
import { Poller } from '@/data/fetching/poller';
import type { Platform } from '@/data/platform';
import type { Reach } from '@/data/reach/reach';
import type { Batch } from '@/data/store/batch';
import { createCell, type Cell } from '@/data/store/cell';
import type { QueueState, QueueView, ReportQueue } from './moderation';

/** As many are loaded by themselves; more when asked. */
const BY_ITSELF = 1000;
/** SYS-02. */
const INTERVAL = 60_000;

export interface QueueDeps {
  batch: Batch;
  platform: Platform;
  reach: Reach;
  fetchPage(state: ReportState | null, page: number): Promise<StaffPage<ReportBundle>>;
  fetchOne(id: string): Promise<ReportBundle>;
  /** Writes people and posts of reports into the records. */
  keep(bundles: readonly ReportBundle[]): void;
}

const empty = (state: QueueState): QueueView => ({
  state,
  reports: [],
  total: 0,
  fetch: { is: 'idle' },
  hasMore: false,
  checkedAt: null,
});

const timeOf = ({ createdAt }: StaffReport): number => createdAt ?? 0;

/** Old and new of one list, each once, newest first. */
function merged(old: readonly StaffReport[], fresh: readonly StaffReport[]): readonly StaffReport[] {
  const byId = new Map([...old, ...fresh].map((report) => [report.id, report]));
  return [...byId.values()].toSorted((a, b) => timeOf(b) - timeOf(a));
}

/** The reports of one state, loaded page by page, with the changes of this window in them. */
export class QueueKeeper implements ReportQueue {
  readonly view: Cell<QueueView>;
  private readonly all = new Map<string, StaffReport>();
  /** How many changes of this window there were, and which of them was a report's last. */
  private changes = 0;
  private readonly changedAt = new Map<string, number>();
  /** Answers to an older question are not shown. */
  private turn = 0;
  private nextPage = 1;
  /** As many as a page was seen to hold. */
  private perPage = 1;
  private most = BY_ITSELF;
  private isLoading = false;
  private watchers = 0;
  private historyAt: number | null = null;
  private historyRun: Promise<void> = Promise.resolve();
  private readonly poller: Poller;

  constructor(private readonly deps: QueueDeps) {
    this.view = createCell(deps.batch, empty('open'));
    const ask = async (): Promise<ApiError | null> => {
      await this.refresh();
      const { fetch } = this.view.get();
      return fetch.is === 'failed' ? fetch.error : null;
    };
    this.poller = new Poller({ ...deps, interval: INTERVAL, ask });
  }

  known(id: string): StaffReport | undefined {
    return this.all.get(id);
  }

  /** Those that are open as far as is known. */
  openAbout(accountIds: readonly AccountId[]): readonly string[] {
    const about = ({ accountId, state }: StaffReport): boolean =>
      state === 'open' && accountId !== null && accountIds.includes(accountId);
    return [...this.all.values()].filter(about).map(({ id }) => id);
  }

  show(state: QueueState): void {
    const { state: before, checkedAt } = this.view.get();
    if (state === before && (checkedAt !== null || this.isLoading)) return;
    this.turn += 1;
    this.nextPage = 1;
    this.most = BY_ITSELF;
    this.view.set(empty(state));
    void this.load();
  }

  more(): void {
    if (this.isLoading) return;
    if (this.view.get().hasMore) this.most = this.view.get().reports.length + BY_ITSELF;
    void this.load();
  }

  async refresh(): Promise<void> {
    if (this.isLoading) return;
    this.turn += 1;
    const turn = this.turn;
    const { state, reports } = this.view.get();
    const wanted = Math.min(Math.max(reports.length, 1), BY_ITSELF);
    this.change({ fetch: { is: 'loading' } });
    this.isLoading = true;
    try {
      let fresh: readonly StaffReport[] = [];
      let total = 0;
      let page = 1;
      do {
        const answer = await this.page(state, page);
        if (turn !== this.turn) return;
        if (answer.isEmpty) break;
        fresh = merged(fresh, answer.items);
        total = answer.total;
        page += 1;
      } while (fresh.length < Math.min(wanted, total));
      // Those beyond what was asked for again stay as they were.
      const beyond = reports.slice(Math.max(fresh.length, wanted));
      this.nextPage = page;
      this.settle(merged(beyond, fresh), total);
    } catch (thrown) {
      if (turn === this.turn) this.change({ fetch: { is: 'failed', error: toApiError(thrown) } });
    } finally {
      if (turn === this.turn) this.isLoading = false;
    }
  }

  async one(id: string): Promise<StaffReport> {
    const known = this.all.get(id);
    if (known) return known;
    const asked = this.changes;
    const bundle = await this.deps.fetchOne(id);
    const [report = bundle.report] = this.keep([bundle], asked);
    return report;
  }

  async history(): Promise<readonly StaffReport[]> {
    const now = this.deps.platform.now();
    if (this.historyAt === null || now - this.historyAt > INTERVAL) {
      this.historyAt = now;
      this.historyRun = this.readHistory().catch((thrown: unknown) => {
        this.historyAt = null;
        throw toApiError(thrown);
      });
    }
    await this.historyRun;
    return [...this.all.values()];
  }

  /** A report as it is now: in its place in the list, or out of it when its state is another. */
  put(report: StaffReport): void {
    this.changes += 1;
    this.changedAt.set(report.id, this.changes);
    this.all.set(report.id, report);
    const { state, reports, total } = this.view.get();
    const isShown = reports.some(({ id }) => id === report.id);
    const fits = state === 'all' || state === report.state;
    if (!isShown && !fits) return;
    const others = reports.filter(({ id }) => id !== report.id);
    const change = Number(fits) - Number(isShown);
    // On the server those behind it move up, over the end of the pages that are here.
    if (!fits) this.nextPage = Math.min(this.nextPage, Math.floor(others.length / this.perPage) + 1);
    this.change({ reports: fits ? merged(others, [report]) : others, total: Math.max(0, total + change) });
  }

  watch(): () => void {
    this.watchers += 1;
    if (this.watchers === 1) this.poller.start(INTERVAL);
    return () => {
      this.watchers -= 1;
      if (this.watchers === 0) this.poller.stop();
    };
  }

  private change(changes: Partial<QueueView>): void {
    this.view.set({ ...this.view.get(), ...changes });
  }

  private async readHistory(): Promise<void> {
    let seen = 0;
    for (let page = 1; seen < BY_ITSELF; page += 1) {
      const { items, total, isEmpty } = await this.page('all', page);
      seen += items.length;
      if (isEmpty || seen >= total) return;
    }
  }

  /** Takes in what was asked for after so many changes, and gives it back: what was changed since is as it was made. */
  private keep(bundles: readonly ReportBundle[], asked: number): readonly StaffReport[] {
    this.deps.keep(bundles);
    return bundles.map(({ report }) => {
      const own = this.all.get(report.id);
      if (own && (this.changedAt.get(report.id) ?? 0) > asked) return own;
      this.all.set(report.id, report);
      return report;
    });
  }

  /** `isEmpty`: the server sent nothing; where it did, all of it may be of another state by now. */
  private async page(
    state: QueueState,
    page: number,
  ): Promise<StaffPage<StaffReport> & { isEmpty: boolean }> {
    const asked = this.changes;
    const { items: sent, total } = await this.deps.fetchPage(state === 'all' ? null : state, page);
    const kept = this.keep(sent, asked);
    this.perPage = Math.max(this.perPage, sent.length);
    const items = kept.filter((report) => state === 'all' || report.state === state);
    return { items, total: total - (kept.length - items.length), isEmpty: sent.length === 0 };
  }

  private settle(reports: readonly StaffReport[], total: number): void {
    this.change({
      reports,
      total: Math.max(total, reports.length),
      hasMore: reports.length < total,
      fetch: { is: 'idle' },
      checkedAt: this.deps.platform.now(),
    });
  }

  private async load(): Promise<void> {
    const { turn } = this;
    this.isLoading = true;
    this.change({ fetch: { is: 'loading' } });
    try {
      for (;;) {
        const { state } = this.view.get();
        const page = this.nextPage;
        const { items, total, isEmpty } = await this.page(state, page);
        if (turn !== this.turn) return;
        // Where something left the list meanwhile it goes on further up.
        if (this.nextPage === page) this.nextPage += 1;
        const reports = merged(this.view.get().reports, items);
        // A server whose figure is too high has no more than it sends.
        this.settle(reports, isEmpty ? reports.length : total);
        if (!this.view.get().hasMore || reports.length >= this.most) return;
        this.change({ fetch: { is: 'loading' } });
      }
    } catch (thrown) {
      if (turn === this.turn)
        this.change({ fetch: { is: 'failed', error: toApiError(thrown) }, hasMore: true });
    } finally {
      if (turn === this.turn) this.isLoading = false;
    }
  }
}
