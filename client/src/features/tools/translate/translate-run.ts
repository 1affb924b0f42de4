import type { Readable } from '@/data/readable';
import type { ApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';

export interface TranslationRun {
  is: 'running' | 'done' | 'stopped' | 'refused';
  /** Posts in all, and how many of them have been asked for. */
  count: number;
  asked: number;
  translated: number;
  failed: number;
  /** Unix milliseconds until which the server wants to be left alone; null while it does not. */
  waitsUntil: number | null;
}

export interface RunDeps {
  ids: readonly StatusId[];
  /** Asks the server; null when it worked. */
  translate: (id: StatusId) => Promise<ApiError | null>;
  /** Shows the translation below the post, or what became of it. */
  show: (id: StatusId, on: boolean) => void;
  now: () => number;
  /** Resolves then, or when the run is stopped. */
  wait: (until: number, signal: AbortSignal) => Promise<void>;
}

/** Milliseconds between two posts: a server that counts its callers is not hurried. */
const BETWEEN = 250;
/** Milliseconds that are waited where a server asks for less, without saying how long; then twice that, and again. */
const PAUSE = 5000;
/** So often a post is asked for again before the whole run ends. */
const PATIENCE = 3;
/** The longest that is waited, in milliseconds: who asks for more has refused. */
const LONGEST = 120_000;
/** So many failures, one after another, are a refusal. */
const IN_A_ROW = 3;

/** Translates posts one after another, within what the server allows. */
export class TranslatePosts {
  private current: TranslationRun;
  private readonly over = new AbortController();
  private readonly listeners = new Set<() => void>();
  private begun: readonly StatusId[] = [];
  constructor(private readonly deps: RunDeps) {
    const { ids } = deps;
    this.current = { is: 'running', count: ids.length, asked: 0, translated: 0, failed: 0, waitsUntil: null };
  }

  readonly state: Readable<TranslationRun> = {
    get: () => this.current,
    subscribe: (listener) => {
      this.listeners.add(listener);
      return () => this.listeners.delete(listener);
    },
  };

  /** Ends it; what was translated stays. */
  readonly stop = (): void => {
    this.over.abort();
    if (this.current.is === 'running') this.become({ is: 'stopped', waitsUntil: null });
  };

  /** Takes the translations of this run away. */
  readonly showOriginals = (): void => {
    this.stop();
    for (const id of this.begun) this.deps.show(id, false);
  };

  async run(): Promise<void> {
    let inARow = 0;
    for (const id of this.deps.ids) {
      if (this.over.signal.aborted) return;
      this.become({ asked: this.current.asked + 1 });
      this.begun = [...this.begun, id];
      const error = await this.one(id);
      if (this.over.signal.aborted) return;
      inARow = error ? inARow + 1 : 0;
      if (error) this.become({ failed: this.current.failed + 1 });
      else this.become({ translated: this.current.translated + 1 });
      if (error?.kind === 'rate-limited' || inARow === IN_A_ROW) return this.become({ is: 'refused' });
      await this.deps.wait(this.deps.now() + BETWEEN, this.over.signal);
    }
    this.become({ is: 'done' });
  }

  /** One post, asked for again where the server wants a pause first. */
  private async one(id: StatusId): Promise<ApiError | null> {
    const { deps, over } = this;
    for (let attempt = 1; ; attempt += 1) {
      // Its place asks at the same time: both hear the one answer.
      deps.show(id, true);
      const error = await deps.translate(id);
      if (error?.kind !== 'rate-limited' || attempt > PATIENCE || over.signal.aborted) return error;
      const until = error.retryAt ?? deps.now() + PAUSE * 2 ** (attempt - 1);
      if (until - deps.now() > LONGEST) return error;
      this.become({ waitsUntil: until });
      await deps.wait(until, over.signal);
      if (over.signal.aborted) return error;
      // Else its place would go on to show that it was refused.
      deps.show(id, false);
      this.become({ waitsUntil: null });
    }
  }

  private become(next: Partial<TranslationRun>): void {
    this.current = { ...this.current, ...next };
    for (const listener of this.listeners) listener();
  }
}
