import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import { usePreference } from '@/data/react/records';
import { press, type KeyContext } from '@/features/keys/press';

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role^="menu"]'));

function handle(event: KeyboardEvent, context: KeyContext): void {
  const { key, target } = event;
  const modified = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
  if (modified || event.defaultPrevented || (key.length > 1 && key !== 'Enter') || key === ' ') return;
  if (takesText(target) || document.querySelector('dialog[open], :popover-open')) return;
  if (press(event, context)) event.preventDefault();
}

/** What woke this code, and keys that came before it: they count like any others. */
export interface EarlyKeys {
  events: ReadonlySet<Event>;
  stop: () => void;
}

interface KeysProps {
  openSheet: () => void;
  early: EarlyKeys;
}

/** Keys act on posts and lead through the pages, but not while somebody types or something lies over the page. */
export function Keys({ openSheet, early }: KeysProps): null {
  const enabled = usePreference('keyboardShortcuts');
  const realm = useRealm();
  const [, navigate] = useLocation();
  const taken = useRef(false);
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent): void => handle(event, { realm, navigate, openSheet });
    if (!taken.current)
      for (const event of early.events) if (event instanceof KeyboardEvent) onKeyDown(event);
    taken.current = true;
    early.stop();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, realm, navigate, openSheet, early]);
  return null;
}
