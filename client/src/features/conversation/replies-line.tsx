import { useContext, useRef, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { useRowFlag } from '@/data/react/records';
import type { StatusId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { isFound } from '@/domain/status/origin';
import { Rich, useT } from '@/i18n/use-t';
import { peekAt } from '@/parts/status/actions/peek';
import { TextButton } from '@/ui/button/text-button';
import { Link } from '@/ui/link/link';
import { ThreadContext } from './thread-context';
import type { NumberedPost } from './thread-rows';
import styles from './thread.module.css';

/** So many are named; a post with hundreds of answers would be a page of numbers. */
const NAMED = 12;

const NONE: readonly NumberedPost[] = [];

/** "#1 · Replies: #2 #5": by which number a post of a list is called, and what answers it, to be read in passing or gone to (ST-02). */
export function RepliesLine({ id }: { id: StatusId }): ReactElement | null {
  // Not handed down: the post itself need not be drawn again for a reply that arrived.
  const row = useContext(ThreadContext)?.rows.get(id);
  const listed = row?.is === 'post' || row?.is === 'selected' ? row : null;
  const replies = listed?.replies ?? NONE;
  const number = listed?.number ?? null;
  const t = useT();
  const line = useRef<HTMLParagraphElement>(null);
  const [all, setAll] = useRowFlag(id, 'all-replies', false);
  if (number === null) return null;
  const showAll = (): void => {
    flushSync(() => setAll(true));
    // The button is gone.
    line.current?.querySelectorAll('a')[NAMED]?.focus();
  };
  const named = all ? replies : replies.slice(0, NAMED);
  const more = replies.length - named.length;
  const links = named.flatMap((reply) => [
    isFound(reply.id) ? (
      t('conversation.number', { number: reply.number })
    ) : (
      <Link key={reply.id} href={paths.conversation(reply.id)} {...peekAt('status', reply.id)}>
        {t('conversation.number', { number: reply.number })}
      </Link>
    ),
    ' ',
  ]);
  return (
    <p ref={line} className={styles.replies}>
      {t('conversation.number', { number })}
      {replies.length > 0 && (
        <>
          {' · '}
          <Rich id="conversation.replies" args={{ links: <span key="links">{links}</span> }} />
        </>
      )}
      {more > 0 && (
        <TextButton onClick={showAll}>{t('conversation.more_replies', { count: more })}</TextButton>
      )}
    </p>
  );
}
