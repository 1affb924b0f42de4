import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import { usePreference } from '@/data/react/records';
import { late } from '@/lib/late';

const keys = late(() => import('@/features/keys/press').then((module) => module.press));

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role^="menu"]'));

/** Keys act on posts and lead through the pages, but not while somebody types or something lies over the page. */
export function useKeys(openSheet: () => void): void {
  const enabled = usePreference('keyboardShortcuts');
  const realm = useRealm();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const modified = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
      if (modified || event.defaultPrevented || (key.length > 1 && key !== 'Enter') || key === ' ') return;
      if (takesText(target) || document.querySelector('dialog[open], :popover-open')) return;
      const context = { realm, navigate, openSheet };
      const press = keys.get();
      if (!press)
        void keys.load().then(
          (loaded) => loaded(event, context),
          () => {},
        );
      else if (press(event, context)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, realm, navigate, openSheet]);
}

/** Fetched while nothing else is to be done. */
export const preloadKeys = (): Promise<unknown> => keys.load();
