import type { Notices } from '@/data/notices/notices';
import type { Platform } from '@/data/platform';
import type { Remote } from '@/data/remote/remote';
import type { Batch } from '@/data/store/batch';
import { createCell, type Cell } from '@/data/store/cell';
import type { Reach } from './reach';

/**
 * Milliseconds from one question to the next while nothing is answered, however long that lasts and whatever hangs: the
 * server's return is used within 2 s.
 */
const PAUSE = 1_500;

export interface ReachDeps {
  batch: Batch;
  platform: Pick<Platform, 'after' | 'now' | 'page'>;
  notices: Pick<Notices, 'push'>;
  remote: Pick<Remote, 'ping' | 'onHeard' | 'askAnew'>;
}

/** See `Reach`. */
export class ReachKeeper implements Reach {
  readonly state: Cell<'here' | 'lost'>;
  private readonly listeners = new Set<() => void>();
  /** The newest question that is not answered yet. */
  private asking: Promise<boolean> | null = null;
  /** How often something was answered. */
  private answers = 0;
  private heard: number;
  private away = 0;
  private cancel: () => void = () => undefined;
  private running = false;

  constructor(private readonly deps: ReachDeps) {
    this.state = createCell<'here' | 'lost'>(deps.batch, 'here');
    this.heard = deps.platform.now();
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

  heardAt(): number {
    return this.heard;
  }

  awayFor(): number {
    return this.away;
  }

  /** What is shown is of an earlier visit, until the server is heard. */
  shownSince(time: number): void {
    this.heard = time;
    this.away = this.deps.platform.now() - time;
  }

  check(): Promise<boolean> {
    if (!this.deps.platform.page.online()) {
      this.lose();
      return Promise.resolve(false);
    }
    return this.asking ?? this.ask();
  }

  onReturn(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private pageChanged(): void {
    if (!this.deps.platform.page.online()) this.lose();
    // A question of before the network came back may hang for long.
    else if (this.state.get() === 'lost') void this.ask();
  }

  private ask(): Promise<boolean> {
    const { answers } = this;
    const asking = this.deps.remote.ping().then((answered) => {
      if (this.asking === asking) this.asking = null;
      if (answered) this.found();
      // Of an older question the end may come after the answer to a newer one.
      else if (answers === this.answers) this.lose();
      return answered;
    });
    this.asking = asking;
    this.askAgainLater();
    return asking;
  }

  /** Also while a question hangs: it may have gone with the network. */
  private askAgainLater(): void {
    this.cancel();
    if (!this.running) return;
    const { page, after } = this.deps.platform;
    // Without a network the browser says when there is one again.
    this.cancel = after(PAUSE, () => page.online() && void this.ask());
  }

  private lose(): void {
    const { notices } = this.deps;
    if (this.state.get() === 'here') {
      this.state.set('lost');
      notices.push({
        topic: 'connection',
        level: 'warning',
        messageKey: 'notices.connection_lost',
        messageArgs: {},
        timeout: 10_000,
      });
    }
  }

  private found(): void {
    this.answers += 1;
    this.heard = this.deps.platform.now();
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
    this.deps.remote.askAnew();
    for (const listener of this.listeners) listener();
  }
}
