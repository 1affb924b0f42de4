import { useEffect } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { missed } from '@/lib/late';
import { isInUse } from '@/lib/in-use';

const ENTRY = /\/assets\/index-[\w-]+\.js/;

/** This tab has reloaded for that build: where a cache gives the old page again, it does so once only. */
const RELOADED = 'skein-reloaded';

/** The build that the server's page names; null where it is no Skein, or nobody knows which one runs. */
async function offeredBuild(): Promise<'same' | { newer: string } | null> {
  const runs = [...document.scripts].map(({ src }) => ENTRY.exec(src)?.[0]).find(Boolean);
  const answer = await fetch('/', { cache: 'no-store' });
  const offered = answer.ok ? ENTRY.exec(await answer.text())?.[0] : undefined;
  if (runs === undefined || offered === undefined) return null;
  return runs === offered ? 'same' : { newer: offered };
}

function isFirstReload(build: string): boolean {
  try {
    const isFirst = sessionStorage.getItem(RELOADED) !== build;
    sessionStorage.setItem(RELOADED, build);
    return isFirst;
  } catch {
    // Without storage nobody knows: the button of the notice is there.
    return false;
  }
}

/** Told when the browser has a newer service worker than the one that serves this page; returns the way to stop. */
function onNewWorker(tell: () => void): () => void {
  const left = new AbortController();
  const { signal } = left;
  const listen = async (): Promise<void> => {
    if (!('serviceWorker' in navigator)) return;
    // Also the first of all, which comes while the page is already here.
    const registration = await navigator.serviceWorker.ready;
    if (signal.aborted) return;
    const watch = (): void => {
      const { installing } = registration;
      // The first of all is no update.
      const isUpdate = navigator.serviceWorker.controller !== null;
      if (isUpdate)
        installing?.addEventListener('statechange', () => registration.waiting && tell(), { signal });
    };
    if (registration.waiting && navigator.serviceWorker.controller) tell();
    watch();
    registration.addEventListener('updatefound', watch, { signal });
    // Browsers look by themselves when a page is opened only: this one may stay for days.
    const ask = (): void => {
      if (document.visibilityState === 'visible') void registration.update().catch(() => {});
    };
    document.addEventListener('visibilitychange', ask, { signal });
  };
  void listen().catch(() => {});
  return () => left.abort();
}

/** Milliseconds after which a page counts as one that stays open. */
const LONG_OPEN = 300_000;

/** A page that stays open may meet builds whose server has none of its files any more: all of them are kept by then. */
function keepRestLater(): () => void {
  const timer = setTimeout(() => {
    if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage('keep the rest', []);
  }, LONG_OPEN);
  return () => clearTimeout(timer);
}

/** The reader comes back to the new build: its worker takes over from the old one first, where there is one. */
async function takeNew(): Promise<void> {
  const waiting =
    'serviceWorker' in navigator ? (await navigator.serviceWorker.getRegistration())?.waiting : null;
  if (waiting) {
    const taken = new Promise((resolve) => waiting.addEventListener('statechange', resolve, { once: true }));
    waiting.postMessage('take over', []);
    await taken;
  }
  location.reload();
}

const nameOf = (event: Event): string =>
  'payload' in event && event.payload instanceof Error ? event.payload.message : '';

/**
 * An update of the server's files takes the parts away that were not fetched yet: then what somebody presses does
 * nothing, or fails, or brings the page in place of a file. A notice says that there is a new version. A part that is
 * gone has the page reloaded at once, an update alone when nobody looks, both only while nothing is being written, sent or played.
 * Chromium keeps a file that failed for as long as the page lives: a part that has failed before, from a server that
 * answers, comes with a reload only, and the reader says when.
 */
export function usePartsGone(): void {
  const { notices, waitingPosts } = useRealm();
  useEffect(() => {
    const isQuiet = (): boolean => !isInUse() && !waitingPosts.get().isSending;
    const told = new Set<string>();
    const failed = new Set<string>();
    const tell = (messageKey: string): void => {
      if (!told.has(messageKey)) notices.push({ level: 'warning', messageKey, messageArgs: {}, timeout: 0 });
      told.add(messageKey);
    };
    const tellUpdate = (): void => tell('notices.updated');
    const look = async (part: string): Promise<void> => {
      const isFirst = !failed.has(part);
      failed.add(part);
      // Without an answer the network is gone: what was asked for says so itself.
      const build = await offeredBuild().catch(() => null);
      if (build === null) return;
      if (build === 'same') return isFirst ? undefined : tell('pages.stuck');
      tellUpdate();
      if (isQuiet() && isFirstReload(build.newer)) await takeNew();
    };
    const heed = (event: Event): void => void look(nameOf(event));
    const onHidden = (): void => {
      if (told.has('notices.updated') && document.visibilityState === 'hidden' && isQuiet()) void takeNew();
    };
    if (missed.any) void look('');
    window.addEventListener('vite:preloadError', heed);
    document.addEventListener('visibilitychange', onHidden);
    const forget = onNewWorker(tellUpdate);
    const stay = keepRestLater();
    return () => {
      forget();
      stay();
      window.removeEventListener('vite:preloadError', heed);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [notices, waitingPosts]);
}
