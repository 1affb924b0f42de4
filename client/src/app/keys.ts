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

interface KeysProps {
  openSheet: () => void;
  /** What woke this code: a key counts like any other. */
  first: Event;
}

/** Keys act on posts and lead through the pages, but not while somebody types or something lies over the page. */
export function Keys({ openSheet, first }: KeysProps): null {
  const enabled = usePreference('keyboardShortcuts');
  const realm = useRealm();
  const [, navigate] = useLocation();
  const early = useRef<Event | null>(first);
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent): void => handle(event, { realm, navigate, openSheet });
    if (early.current instanceof KeyboardEvent) onKeyDown(early.current);
    early.current = null;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, realm, navigate, openSheet]);
  return null;
}
