import type { ReactElement } from 'react';
import { useWaitingPosts } from '@/data/react/records';
import type { WaitingFor, WaitingPosts } from '@/data/wishes/waiting-posts';
import { paths } from '@/domain/paths';
import type { MessageId } from '@/i18n/message-id';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import { Link } from '@/ui/link/link';
import styles from './waiting-mark.module.css';

const WORDS = {
  server: 'feed.waits_for_server',
  'sign-in': 'feed.waits_for_sign_in',
  answer: 'feed.waits_for_answer',
} as const satisfies Record<WaitingFor, MessageId>;

function wordsOf(t: Translator, { count, waitsFor, wishes }: WaitingPosts): string {
  if (wishes === 0 || waitsFor === 'sign-in') return t(WORDS[waitsFor], { count });
  return t(waitsFor === 'answer' ? 'feed.wish_refused' : 'feed.wishes_wait');
}

/** Own posts and wishes that the server does not have: stands above home as long as there are some, and leads to them. */
export function WaitingMark(): ReactElement {
  const t = useT();
  const waiting = useWaitingPosts();
  const { count, waitsFor } = waiting;
  return (
    <div role="status">
      {count > 0 && (
        <Link className={styles.mark} href={paths.drafts} data-asks={waitsFor !== 'server' || undefined}>
          <Icon name="clock" size="s" />
          <span className={styles.words}>{wordsOf(t, waiting)}</span>
          <span className={styles.open}>{t('feed.waits_open')}</span>
        </Link>
      )}
    </div>
  );
}
