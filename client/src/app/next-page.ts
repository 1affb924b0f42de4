import { startTransition, useEffect, type HTMLAttributes } from 'react';
import { routeOf, type Page } from './pages';
import styles from './next-page.module.css';

/** A page that somebody is about to open, drawn before they do. */
export interface NextPage {
  page: Page;
  /** What keeps it from being seen, heard and reached; it is laid out all the same. */
  hidden: HTMLAttributes<HTMLElement>;
}

/** React 18 hands it on without knowing it. */
const INERT: object = { inert: '' };

/** `top`: where the window begins in the main column, in pixels; there the page will stand once it is shown. */
const hiddenAt = (top: number): NextPage['hidden'] => ({
  className: styles.next,
  style: { top },
  'aria-hidden': true,
  ...INERT,
});

/** Pointers that only pass by, and keys that go on, open nothing. */
const REST_MS = { mouse: 60, touch: 30, key: 150 } as const;
/** A name that is left may be meant still, for so many milliseconds. */
const KEEP_MS = 3000;

const nameAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-peek^="account "]') : null;

const topOfMain = (): number =>
  Math.max(0, -(document.getElementById('main')?.getBoundingClientRect().top ?? 0));

/**
 * Draws the profile of somebody at whose name a pointer rests, a finger lies or the focus stays, from what is known:
 * when the name is pressed the page is there already. It asks nothing of the server until then, and is thrown away
 * when the reader moves on.
 */
export function NextPages({ onNext }: { onNext: (next: NextPage | null) => void }): null {
  useEffect(() => {
    let name: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let drawnAt: number | null = null;
    const drop = (): void => {
      clearTimeout(timer);
      name = null;
      if (drawnAt !== null) startTransition(() => onNext(null));
      drawnAt = null;
    };
    const draw = (link: HTMLAnchorElement): void => {
      const { page } = routeOf(link.pathname);
      if (page.is !== 'profile' || link.host !== location.host || !link.isConnected) return;
      drawnAt = window.scrollY;
      startTransition(() => onNext({ page, hidden: hiddenAt(topOfMain()) }));
    };
    const look = (link: HTMLAnchorElement | null, ms: number): void => {
      if (link?.pathname === name?.pathname) return;
      clearTimeout(timer);
      name = link;
      if (link && link.pathname !== location.pathname) timer = setTimeout(() => draw(link), ms);
      else if (drawnAt !== null) timer = setTimeout(drop, KEEP_MS);
    };
    const stop = new AbortController();
    const { signal } = stop;
    const listen = <K extends keyof DocumentEventMap>(type: K, act: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(type, act, { signal, passive: true });
    let place = '';
    listen('pointermove', ({ target, pointerType, clientX, clientY }) => {
      const now = `${clientX} ${clientY}`;
      // Some browsers tell of a move when only the page moved.
      if (pointerType === 'touch' || now === place) return;
      place = now;
      look(nameAt(target), REST_MS.mouse);
    });
    listen('pointerdown', ({ target, pointerType }) => {
      if (pointerType === 'touch') look(nameAt(target), REST_MS.touch);
    });
    // A finger that moves the page meant no name.
    listen('pointercancel', drop);
    listen('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) look(nameAt(target), REST_MS.key);
    });
    listen('scroll', () => {
      if (drawnAt === null || Math.abs(window.scrollY - drawnAt) > window.innerHeight / 4) drop();
    });
    return () => {
      stop.abort();
      drop();
    };
  }, [onNext]);
  return null;
}
