import { createStorage, type SafeStorage } from '@/lib/storage';
import type { PageState, Platform, TabChannelSource, TabMemory } from '@/data/platform';

interface Timer {
  at: number;
  order: number;
  work: () => void;
}

/** A clock that only moves when told; timers run in order of their time. */
export class FakeClock {
  now = 1_700_000_000_000;
  private timers: Timer[] = [];
  private count = 0;

  after(ms: number, work: () => void): () => void {
    this.count += 1;
    const timer = { at: this.now + ms, order: this.count, work };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  get waiting(): number {
    return this.timers.length;
  }

  /** Moves on, letting promises settle between timers. */
  async advance(ms: number): Promise<void> {
    const end = this.now + ms;
    await settled();
    for (;;) {
      const due = this.timers.filter((timer) => timer.at <= end);
      const next = due.sort((a, b) => a.at - b.at || a.order - b.order)[0];
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.now = Math.max(this.now, next.at);
      next.work();
      await settled();
    }
    this.now = end;
  }
}

/** All promises that are ready have run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

class FakePage implements PageState {
  private isHidden = false;
  private isOnline = true;
  private readonly listeners = new Set<() => void>();

  hidden(): boolean {
    return this.isHidden;
  }

  online(): boolean {
    return this.isOnline;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  set(state: { hidden?: boolean; online?: boolean }): void {
    this.isHidden = state.hidden ?? this.isHidden;
    this.isOnline = state.online ?? this.isOnline;
    for (const listener of this.listeners) listener();
  }
}

/** The page's storage over a browser's that may refuse. */
export class FakeStorage implements Pick<SafeStorage, 'get' | 'set' | 'remove'> {
  /** What outlives the page. */
  readonly entries = new Map<string, string>();
  full = false;
  private readonly safe = createStorage(() => ({
    length: 0,
    clear: () => this.entries.clear(),
    key: () => null,
    getItem: (key: string) => this.entries.get(key) ?? null,
    setItem: (key: string, value: string): void => {
      if (this.full) throw new Error('QuotaExceededError');
      this.entries.set(key, value);
    },
    removeItem: (key: string): void => void this.entries.delete(key),
  }));

  get(key: string): string | null {
    return this.safe.get(key);
  }

  set(key: string, value: string): boolean {
    return this.safe.set(key, value);
  }

  remove(key: string): void {
    this.safe.remove(key);
  }
}

/** The tabs of one browser: locks queue, messages reach every other tab (as copies). */
export class FakeBrowser {
  private readonly channels = new Map<string, Set<(message: unknown) => void>>();
  private readonly locks = new Map<string, (() => void)[]>();

  tab(): TabChannelSource {
    return {
      open: (name, onMessage) => {
        const all = this.channels.get(name) ?? new Set();
        this.channels.set(name, all.add(onMessage));
        return {
          post: (message) => {
            if (!all.has(onMessage)) throw new Error('Channel is closed');
            for (const other of all) if (other !== onMessage) other(structuredClone(message));
          },
          close: () => all.delete(onMessage),
        };
      },
      lead: (name, onLead) => {
        const queue = this.locks.get(name) ?? [];
        this.locks.set(name, queue);
        queue.push(onLead);
        if (queue.length === 1) onLead();
        return () => {
          const led = queue[0] === onLead;
          queue.splice(queue.indexOf(onLead), 1);
          if (led) queue[0]?.();
        };
      },
    };
  }
}

export interface FakePlatform extends Platform {
  clock: FakeClock;
  page: FakePage;
  storage: FakeStorage;
  warnings: string[];
  storageChanged(key: string | null): void;
  /** Somebody uses the page, for the first time. */
  sign(): void;
}

export function fakePlatform(
  shared: { clock?: FakeClock; browser?: FakeBrowser; storage?: FakeStorage; tabMemory?: TabMemory } = {},
): FakePlatform {
  const clock = shared.clock ?? new FakeClock();
  const warnings: string[] = [];
  const signListeners = new Set<() => void>();
  const storageListeners = new Set<(key: string | null) => void>();
  return {
    clock,
    warnings,
    page: new FakePage(),
    storage: shared.storage ?? new FakeStorage(),
    tabMemory: shared.tabMemory ?? new Map<string, string>(),
    tabs: (shared.browser ?? new FakeBrowser()).tab(),
    now: () => clock.now,
    after: (ms, work) => clock.after(ms, work),
    onFirstSign(work) {
      signListeners.add(work);
      return () => signListeners.delete(work);
    },
    sign: () => signListeners.forEach((work) => work()),
    whenIdle: (work) => void clock.after(0, work),
    onStorage(listener) {
      storageListeners.add(listener);
      return () => storageListeners.delete(listener);
    },
    storageChanged: (key) => storageListeners.forEach((listener) => listener(key)),
    warn: (text) => void warnings.push(text),
  };
}
