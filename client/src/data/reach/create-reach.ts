import type { Notices } from '@/data/notices/notices';
import type { Platform } from '@/data/platform';
import type { Remote } from '@/data/remote/remote';
import type { Batch } from '@/data/store/batch';
import { createCell, type Cell } from '@/data/store/cell';
import type { Reach } from './reach';

/** Milliseconds from one question to the next while the server is away, at first and after a minute. */
const SOON = 1_500;
const LATER = 3_000;
const LONG_AWAY = 60_000;

export interface ReachDeps {
  batch: Batch;
  platform: Pick<Platform, 'after' | 'now' | 'page'>;
  notices: Pick<Notices, 'push'>;
  remote: Pick<Remote, 'ping' | 'onHeard'>;
}

/** See `Reach`. */
export class ReachKeeper implements Reach {
  readonly state: Cell<'here' | 'lost'>;
  private readonly listeners = new Set<() => void>();
  private asking: Promise<boolean> | null = null;
  private cancel: () => void = () => undefined;
  private lostAt = 0;
  private running = false;

  constructor(private readonly deps: ReachDeps) {
    this.state = createCell<'here' | 'lost'>(deps.batch, 'here');
  }

  start(): () => void {
    const { platform, remote } = this.deps;
    this.running = true;
    const stops = [
      remote.onHeard((answered) => {
        if (answered) this.found();
        else void this.check();
      }),
      platform.page.subscribe(() => this.pageChanged()),
    ];
    this.pageChanged();
    return () => {
      this.running = false;
      this.cancel();
      stops.forEach((stop) => stop());
    };
  }

  check(): Promise<boolean> {
    if (!this.deps.platform.page.online()) {
      this.lose();
      return Promise.resolve(false);
    }
    this.asking ??= this.ask().finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  onReturn(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private pageChanged(): void {
    if (!this.deps.platform.page.online()) this.lose();
    else if (this.state.get() === 'lost') void this.check();
  }

  private async ask(): Promise<boolean> {
    const answered = await this.deps.remote.ping();
    if (answered) this.found();
    else this.lose();
    return answered;
  }

  private lose(): void {
    const { platform, notices } = this.deps;
    if (this.state.get() === 'here') {
      this.lostAt = platform.now();
      this.state.set('lost');
      notices.push({
        topic: 'connection',
        level: 'warning',
        messageKey: 'notices.connection_lost',
        messageArgs: {},
        timeout: 10_000,
      });
    }
    this.cancel();
    // Without a network the browser says when there is one again.
    if (!this.running || !platform.page.online()) return;
    const pause = platform.now() - this.lostAt > LONG_AWAY ? LATER : SOON;
    this.cancel = platform.after(pause, () => void this.check());
  }

  private found(): void {
    this.cancel();
    if (this.state.get() === 'here') return;
    this.state.set('here');
    this.deps.notices.push({
      topic: 'connection',
      level: 'success',
      messageKey: 'notices.connection_back',
      messageArgs: {},
      timeout: 5000,
    });
    for (const listener of this.listeners) listener();
  }
}
