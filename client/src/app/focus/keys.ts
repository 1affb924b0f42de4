import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import { usePreference } from '@/data/react/records';
import { useSessions } from '@/data/react/sessions-context';
import { press, type KeyContext } from '@/features/keys/press';
import { firstScreen } from '@/lib/first-screen/first-screen';
import { takeSigns, type Sign } from '@/lib/typing/first-sign';
import { focusMain } from '@/lib/focus-main';
import { insertAtEnd, isTextField, pasteFiles, typeKey } from '@/lib/typing/text-field';
import { useT } from '@/i18n/use-t';
import { useSwitchAccount } from '@/parts/account/use-switch-account';
import { useCommands } from '@/parts/commands/use-commands';
import { keepFocusAfterPress } from './focus-after-press';
import { giveFocusBack } from './focus-back';
import { isSamePage } from '@/app/routes/same-page';

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

/**
 * What was done before this code could hear it counts like anything else. A key that came after one which leads to a
 * text field belongs to that, wherever the focus was: browsers have typed only what went into a field.
 */
function catchUp(signs: readonly Sign[], act: (event: KeyboardEvent) => void): void {
  for (const { event, words, files } of signs) {
    const { activeElement } = document;
    if (takesText(event.target)) continue;
    const field = isTextField(activeElement) ? activeElement : null;
    if (event instanceof KeyboardEvent) {
      if (field) typeKey(field, event);
      else act(event);
    } else if (/^(?:paste|drop)$/.test(event.type) && field) {
      if (files.length > 0) pasteFiles(field, files);
      else insertAtEnd(field, words);
    }
  }
}

interface KeysProps {
  openSheet: () => void;
}

/** Keys act on posts and lead through the pages, but not while somebody types or something lies over the page. */
export function Keys({ openSheet }: KeysProps): null {
  const enabled = usePreference('keyboardShortcuts');
  const t = useT();
  const realm = useRealm();
  const commands = useCommands();
  const sessions = useSessions();
  const switchTo = useSwitchAccount();
  const [, navigate] = useLocation();
  const early = useRef<readonly Sign[] | null>(null);
  useEffect(giveFocusBack, []);
  useEffect(keepFocusAfterPress, []);
  useEffect(() => {
    const go = (path: string): void => {
      leaveColumns();
      if (isSamePage(path, realm)) focusMain();
      else navigate(path);
    };
    const context: KeyContext = {
      realm,
      commands,
      t,
      navigate: go,
      openSheet,
      // Asked when the key is pressed: a sign-in elsewhere draws nothing anew here.
      nextAccount: () => {
        const keys = sessions.accounts.get().map(({ key }) => key);
        const next = keys[(keys.indexOf(realm.key) + 1) % keys.length];
        if (next === undefined || next === realm.key) return false;
        switchTo(next);
        return true;
      },
    };
    const onKeyDown = (event: Event): void => {
      if (enabled && event instanceof KeyboardEvent && handle(event, context)) event.preventDefault();
    };
    // The posts that keys act on are there once the first screen is.
    const forget = firstScreen.after(() => {
      early.current ??= takeSigns();
      catchUp(early.current, onKeyDown);
      early.current = [];
      document.addEventListener('keydown', onKeyDown);
    });
    return () => {
      forget();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [enabled, realm, commands, t, navigate, openSheet, sessions, switchTo]);
  return null;
}
