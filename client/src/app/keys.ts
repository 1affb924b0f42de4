import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import { usePreference } from '@/data/react/records';
import { press, type KeyContext } from '@/features/keys/press';
import { focusMain } from '@/lib/focus-main';
import { keepFocusAfterPress } from './focus-after-press';
import { giveFocusBack, type FirstUse } from './focus-back';
import { isSamePage } from './same-page';

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role^="menu"]'));

/** True when the key meant something. */
function handle(event: KeyboardEvent, context: KeyContext): boolean {
  const { key, target } = event;
  const modified = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
  if (modified || event.defaultPrevented || (key.length > 1 && key !== 'Enter') || key === ' ') return false;
  if (takesText(target) || document.querySelector('dialog[open], :popover-open')) return false;
  return press(event, context);
}

/** What stands beside the page stays there with the focus: the next page takes only what nobody has. */
function leaveColumns(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.closest('main')) activeElement.blur();
}

/** What woke this code, and keys that came before it: they count like any others. */
export interface EarlyKeys extends FirstUse {
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
  useEffect(() => giveFocusBack(early), [early]);
  useEffect(keepFocusAfterPress, []);
  useEffect(() => {
    if (!enabled) return;
    const go = (path: string): void => {
      leaveColumns();
      if (isSamePage(path, realm)) focusMain();
      else navigate(path);
    };
    const context: KeyContext = { realm, navigate: go, openSheet };
    const onKeyDown = (event: Event): void => {
      if (event instanceof KeyboardEvent && handle(event, context)) event.preventDefault();
    };
    // What the browser does with these is done, unless this code was here when the key was pressed.
    if (!taken.current) for (const event of early.events) onKeyDown(event);
    taken.current = true;
    early.stop();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, realm, navigate, openSheet, early]);
  return null;
}
