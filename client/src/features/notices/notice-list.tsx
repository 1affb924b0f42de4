import '@/i18n/messages/en/late/notices';
import '@/i18n/messages/en/late/otherwise';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { useNotices } from '@/data/react/records';
import { useRealm } from '@/data/react/realm-context';
import type { Notice } from '@/data/notices/notices';
import { errorWords } from '@/i18n/error-words';
import { lastPress } from '@/lib/typing/last-press';
import { useT } from '@/i18n/use-t';
import { LogInAgain } from '@/parts/account/log-in-again';
import { Alert } from '@/ui/alert/alert';
import { leaveFocus } from '@/ui/alert/leave-focus';
import { Button } from '@/ui/button/button';
import { Differences, UndoButton } from './differences';
import styles from './notices.module.css';

const RELOADS: ReadonlySet<string> = new Set(['notices.updated', 'pages.stuck']);

/** Global notices (SYS-05): newest last, each with its own time, which stands still under the pointer. */
export function NoticeList(): ReactElement {
  const t = useT();
  const notices = useNotices();
  const list = useRef<HTMLElement>(null);
  const held = useHeld(list);
  useKeepsClear(list, notices.at(-1)?.id ?? 0);
  return (
    <section className={styles.list} aria-label={t('notices.title')} aria-live="polite" ref={list}>
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} held={held} />
      ))}
    </section>
  );
}

/**
 * Whether the pointer or the focus came inside: somebody reads, so nothing goes away. A notice that
 * appears under a pointer at rest is not read: it covers what that one is about to press.
 */
function useHeld(area: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const listen = new AbortController();
    const { signal } = listen;
    for (const name of ['pointermove', 'focusin'])
      element.addEventListener(name, () => setHeld(true), { signal });
    for (const name of ['pointerleave', 'focusout'])
      element.addEventListener(name, () => setHeld(false), { signal });
    return () => listen.abort();
  }, [area]);
  return held;
}

/** Notices must not cover what was pressed last, which they may be about: then they stand at the other end of the window. */
function useKeepsClear(area: RefObject<HTMLElement | null>, newest: number): void {
  useLayoutEffect(() => {
    const pressed = lastPress()?.down.target;
    const list = area.current;
    if (newest === 0 || !list || !(pressed instanceof Element) || list.contains(pressed)) return;
    const own = list.getBoundingClientRect();
    const other = pressed.getBoundingClientRect();
    const covers =
      own.top < other.bottom && own.bottom > other.top && own.left < other.right && own.right > other.left;
    if (covers) list.toggleAttribute('data-elsewhere');
  }, [area, newest]);
}

function NoticeRow({ notice, held }: { notice: Notice; held: boolean }): ReactElement {
  const t = useT();
  const { notices } = useRealm();
  useEffect(() => notices.keep(notice.id), [notices, notice]);
  useEffect(() => {
    if (notice.timeout === 0 || held) return;
    const timer = setTimeout(() => notices.close(notice.id), notice.timeout);
    return () => clearTimeout(timer);
  }, [notices, notice, held]);
  const again = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    leaveFocus(currentTarget);
    notices.close(notice.id);
    notice.again?.();
  };
  const args = notice.error
    ? { error: errorWords(t, notice.error), ...notice.messageArgs }
    : notice.messageArgs;
  return (
    <Alert
      floating
      level={notice.level}
      closeLabel={t('notices.close')}
      onClose={() => notices.close(notice.id)}
    >
      {t.dynamic(notice.messageKey, args)}
      {notice.differences && <Differences differences={notice.differences} />}
      {notice.undo && <UndoButton notice={notice} undo={notice.undo} />}
      {notice.details !== undefined && (
        <details className={styles.details}>
          <summary>{t('notices.details')}</summary>
          <p>{notice.details}</p>
        </details>
      )}
      {RELOADS.has(notice.messageKey) && (
        <span className={styles.act}>
          <Button look="ghost" small onClick={() => location.reload()}>
            {t('pages.reload')}
          </Button>
        </span>
      )}
      {notice.error?.kind === 'unauthorized' ? (
        <span className={styles.act}>
          <LogInAgain error={notice.error} onClick={() => notices.close(notice.id)} />
        </span>
      ) : (
        notice.again && (
          <span className={styles.act}>
            <Button look="ghost" small onClick={again}>
              {t('common.retry')}
            </Button>
          </span>
        )
      )}
    </Alert>
  );
}
