import { startTransition, useEffect, useRef, useState, type ReactElement } from 'react';
import type { Realm } from '@/data/realm';
import { useRealm } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { NEW_POST, type ComposeTarget } from '@/parts/composer/compose-target';
import { freshContent } from '@/parts/composer/start-content';
import { ComposeWindow } from './compose-window';

/** Until a window is made ready for the next time, in milliseconds: what the last one left behind is settled by then. */
const READY_AFTER_MS = 500;

interface Shown {
  open: ComposeTarget | null;
  /** What a window is for that waits to be opened, as `startOf` tells it. */
  ready: string | null;
  /** What the window is for that is in use. */
  target: ComposeTarget | null;
  key: number;
}

/** What an empty new post begins with; null where there is a draft to go on with. */
const startOf = (realm: Realm, locale: string): string | null =>
  realm.drafts.get(NEW_POST.draftKey)
    ? null
    : JSON.stringify([realm.key, freshContent(realm, NEW_POST, locale)]);

const isPlain = ({ draftKey, prefill, scope, start }: ComposeTarget): boolean =>
  draftKey === NEW_POST.draftKey && prefill === '' && scope === undefined && start === null;

function next(shown: Shown, open: ComposeTarget | null, start: () => string | null): Shown {
  const goesOn = open !== null && open.draftKey === shown.open?.draftKey;
  if (goesOn) return { ...shown, open };
  const isReady = open !== null && shown.ready !== null && isPlain(open) && shown.ready === start();
  return {
    open,
    ready: null,
    target: isReady ? NEW_POST : open,
    key: isReady ? shown.key : shown.key + 1,
  };
}

/**
 * The window that was asked for. After a first time the next empty one is made while nothing else is done, and
 * only put into the page when it is asked for: making it took a third of the time until it was seen.
 */
export function ComposeWindows({
  open,
  onClose,
}: {
  open: ComposeTarget | null;
  onClose: () => void;
}): ReactElement | null {
  const realm = useRealm();
  const { locale } = useT();
  const start = (): string | null => startOf(realm, locale);
  const [shown, setShown] = useState<Shown>({ open: null, ready: null, target: null, key: 0 });
  if (open !== shown.open) setShown(next(shown, open, start));
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  const { key } = shown;
  const isClosed = open === null && key > 0;
  useEffect(() => {
    if (!isClosed) return;
    const makeReady = (): void =>
      startTransition(() => setShown((now) => ({ ...now, ready: now.open ? null : latest.current() })));
    const timer = setTimeout(makeReady, READY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isClosed]);
  const target = shown.ready === null ? shown.target : NEW_POST;
  return target && <ComposeWindow key={key} target={target} waits={shown.open === null} onClose={onClose} />;
}
