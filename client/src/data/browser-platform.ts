import { EntryMemory } from '@/lib/history/entry-memory';
import { onFirstSign } from '@/lib/typing/first-sign';
import type { SafeStorage } from '@/lib/storage';
import type { PageState, Platform, TabChannel, TabChannelSource } from './platform';

const page: PageState = {
  hidden: () => document.visibilityState === 'hidden',
  online: () => navigator.onLine,
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};

function openChannel(name: string, onMessage: (message: unknown) => void): TabChannel {
  if (!('BroadcastChannel' in window)) return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', (event) => onMessage(event.data));
  const say = channel.postMessage.bind(channel);
  return {
    post: (message) => say(message),
    close: () => channel.close(),
  };
}

/** Without Web Locks or channels (old browsers, plain http) each tab leads itself. */
function lead(name: string, onLead: () => void): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) {
    onLead();
    return () => undefined;
  }
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = () => resolve();
  });
  const giveUp = new AbortController();
  navigator.locks
    .request(name, { signal: giveUp.signal }, () => {
      onLead();
      return released;
    })
    .catch(() => {
      // Refused (opaque origin): this tab works alone. Given up while waiting: nothing to do.
      if (!giveUp.signal.aborted) onLead();
    });
  return () => {
    giveUp.abort();
    release();
  };
}

const tabs: TabChannelSource = { open: openChannel, lead };

function after(ms: number, work: () => void): () => void {
  const timer = window.setTimeout(work, ms);
  return () => window.clearTimeout(timer);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => work(), { timeout: 2000 });
  else after(200, work);
}

function onStorage(listener: (key: string | null) => void): () => void {
  const heard = (event: StorageEvent): void => listener(event.key);
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** The real thing; one storage for all of the page. */
export const browserPlatform = (storage: SafeStorage, warn: (text: string) => void): Platform => ({
  now: () => Date.now(),
  after,
  whenIdle,
  onFirstSign,
  page,
  storage,
  tabMemory: new EntryMemory('skein-tab', (value) => typeof value === 'string'),
  onStorage,
  tabs,
  warn,
});
