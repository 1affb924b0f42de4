import type { ApiError, ApiErrorKind } from '@/domain/api-error';
import type { Reach } from '@/data/reach/reach';
import type { Platform } from '@/data/platform';

/** Seconds between an answer and the next question (SYS-02). */
export const POLL_INTERVAL = 20_000;
const LONGEST_PAUSE = 300_000;

/** Asking again cannot help before somebody signs in. */
const HOPELESS: ReadonlySet<ApiErrorKind> = new Set(['unauthorized', 'login-needed']);
/** Refused or deleted: it will hardly be back soon. */
const UNLIKELY: ReadonlySet<ApiErrorKind> = new Set(['forbidden', 'not-found']);
const UNLIKELY_PAUSE = 60_000;

export interface PollerRules {
  platform: Platform;
  reach: Reach;
  /** Asks the server; null when it answered. */
  ask(): Promise<ApiError | null>;
  interval?: number;
  /** Notifications are also asked for while the page is hidden: the badge in its title shows them. */
  whileHidden?: boolean;
}

/**
 * Asks again and again: each time `interval` after the previous answer, later after failures, not
 * before a 429 allows it, not while offline or hidden.
 */
export class Poller {
  private running = false;
  private asking = false;
  private failures = 0;
  private dueAt = 0;
  /** Not before that: the server has said so. */
  private allowedAt = 0;
  private againIfFailed = false;
  private cancel: (() => void) | null = null;
  private stopListening: (() => void) | null = null;

  constructor(private readonly rules: PollerRules) {}

  /** The first question comes after `delay` milliseconds. */
  start(delay: number): void {
    if (this.running) return;
    this.running = true;
    this.failures = 0;
    const { reach, platform } = this.rules;
    const stops = [platform.page.subscribe(() => this.schedule()), reach.onReturn(() => this.returned())];
    this.stopListening = () => stops.forEach((stop) => stop());
    this.postpone(delay);
  }

  stop(): void {
    this.running = false;
    this.cancel?.();
    this.cancel = null;
    this.stopListening?.();
    this.stopListening = null;
  }

  /** An answer came by another way (another tab, a reload by hand): the wait begins anew. */
  answered(extraDelay = 0): void {
    this.failures = 0;
    this.postpone(this.interval + extraDelay);
  }

  /** The server is back, and nothing is known of the time without it: asked at once, unless the server wants patience. */
  private returned(): void {
    this.failures = 0;
    // Requests that were under way may have been lost with the network.
    this.againIfFailed = this.asking;
    this.postpone(Math.max(0, this.allowedAt - this.rules.platform.now()));
  }

  private get interval(): number {
    return this.rules.interval ?? POLL_INTERVAL;
  }

  private postpone(ms: number): void {
    this.dueAt = this.rules.platform.now() + ms;
    this.schedule();
  }

  private schedule(): void {
    this.cancel?.();
    this.cancel = null;
    const { platform } = this.rules;
    if (!this.running || this.asking || !platform.page.online()) return;
    if (platform.page.hidden() && !this.rules.whileHidden) return;
    this.cancel = platform.after(Math.max(0, this.dueAt - platform.now()), () => void this.ask());
  }

  private async ask(): Promise<void> {
    this.asking = true;
    this.againIfFailed = false;
    const error = await this.rules.ask();
    this.asking = false;
    if (!this.running) return;
    if (error === null) return this.answered();
    if (HOPELESS.has(error.kind)) return this.stop();
    if (this.againIfFailed && error.status === 0) return this.postpone(0);
    if (error.kind !== 'aborted') this.failures += 1;
    const first = UNLIKELY.has(error.kind) ? Math.max(this.interval, UNLIKELY_PAUSE) : this.interval;
    const pause = Math.min(LONGEST_PAUSE, first * 2 ** Math.max(0, this.failures - 1));
    if (error.kind !== 'rate-limited' || error.retryAt === null) return this.postpone(pause);
    this.allowedAt = error.retryAt;
    this.postpone(Math.max(error.retryAt - this.rules.platform.now(), 1000));
  }
}
