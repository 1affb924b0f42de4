import { useEffect, useState, type ReactElement } from 'react';
import { usePreference } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import styles from './layout.module.css';

const THROTTLE_MS = 100;
const SCROLL_PAUSE_MS = 200;
/** Some pages never stop scrolling by themselves: the button comes back all the same. */
const LONGEST_AWAY_MS = 1000;
/** S1 §9: a window this small has an on-screen keyboard open. */
const KEYBOARD = '(max-width: 349px) and (max-height: 344px), (max-width: 449px) and (max-height: 559px)';

/** NAV-27: away while the reader scrolls down, back at the end of scrolling, away beside a keyboard. */
function useHidden(autohide: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!autohide) return;
    const listen = new AbortController();
    const { signal } = listen;
    const keyboard = window.matchMedia(KEYBOARD);
    let last = window.scrollY;
    let seen = 0;
    const settle = (): void => setHidden(keyboard.matches);
    let pause: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      clearTimeout(pause);
      // Browsers that do not tell of the end of scrolling: it is when nothing more comes.
      pause = setTimeout(settle, 'onscrollend' in window ? LONGEST_AWAY_MS : SCROLL_PAUSE_MS);
      if (performance.now() - seen < THROTTLE_MS) return;
      seen = performance.now();
      setHidden(keyboard.matches || window.scrollY > last);
      last = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true, signal });
    window.addEventListener('scrollend', settle, { signal });
    keyboard.addEventListener('change', settle, { signal });
    settle();
    return () => {
      listen.abort();
      clearTimeout(pause);
      setHidden(false);
    };
  }, [autohide]);
  return hidden;
}

/** The round button for a new post (NAV-17). */
export function FloatingButton({ onPress }: { onPress: () => void }): ReactElement {
  const t = useT();
  const hidden = useHidden(usePreference('autohideFloatingPostButton'));
  const label = t('compose.new_post');
  return (
    <button
      type="button"
      className={styles.fab}
      data-hidden={hidden || undefined}
      title={label}
      onClick={onPress}
    >
      <Icon name="pen" size="l" />
    </button>
  );
}
