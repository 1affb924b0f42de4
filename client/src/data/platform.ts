import type { SafeStorage } from '@/lib/storage';

/** The few things of the browser that shared state depends on; tests put a fake in its place. */
export interface Platform {
  /** Unix milliseconds. */
  now(): number;
  /** Runs once after `ms`; returns the way to cancel. */
  after(ms: number, work: () => void): () => void;
  /** Runs when the page has nothing better to do, at the latest after two seconds. */
  whenIdle(work: () => void): void;
  /** Runs once when somebody begins to use the page; returns the way to cancel. */
  onFirstSign(work: () => void): () => void;
  page: PageState;
  /** Local storage, or this page's memory where the browser refuses: see there. */
  storage: Pick<SafeStorage, 'get' | 'set' | 'remove'>;
  /** Short texts by key that survive a reload of this tab, as far as the browser lets them. */
  tabMemory: TabMemory;
  /** Another tab changed this key. */
  onStorage(listener: (key: string | null) => void): () => void;
  tabs: TabChannelSource;
  /** Notes for developers about odd but harmless things. Never gets a token. */
  warn(text: string): void;
}

export interface TabMemory {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
  delete(key: string): void;
}

export interface PageState {
  hidden(): boolean;
  online(): boolean;
  /** Called when either changes. */
  subscribe(listener: () => void): () => void;
}

/** Messages between the tabs of one realm, and the lock that makes one of them the leader. */
export interface TabChannelSource {
  open(name: string, onMessage: (message: unknown) => void): TabChannel;
  /** Calls `onLead` when this tab holds the lock; the returned function gives it up. */
  lead(name: string, onLead: () => void): () => void;
}

export interface TabChannel {
  post(message: unknown): void;
  close(): void;
}
