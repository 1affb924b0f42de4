import '@/i18n/messages/en/late/conversation';
import type { ReactElement, ReactNode } from 'react';
import { useAccount, usePreference, useStatus } from '@/data/react/records';
import type { Account } from '@/domain/account/account';
import type { StatusId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import type { Status } from '@/domain/status/status';
import { absoluteTime } from '@/i18n/relative-time';
import { fullCount } from '@/i18n/count';
import { languageName } from '@/i18n/language-name';
import { Rich, useT } from '@/i18n/use-t';
import { AccountLink } from '@/parts/account/account-link';
import { AccountName, Handle } from '@/parts/account/account-name';
import { Avatar } from '@/parts/account/avatar';
import { Link } from '@/ui/link/link';
import { ActionBar } from '@/parts/status/actions/action-bar';
import { DeletedPost } from './placeholder';
import { ExpiryWords } from './expiry';
import { ReplyLine } from './reply-line';
import { ReplySlot, useReplySlot, type ReplyForm } from '@/parts/status/actions/reply-slot';
import { spokenLabel } from './spoken-label';
import { StatusContent } from './status-content';
import { StatusError } from './status-error';
import { useHighlight } from './use-highlight';
import { VisibilityMark } from './visibility-mark';
import { WhoActed } from '@/parts/status/actions/who-acted';
import { Moment } from '@/ui/time/moment';
import styles from './selected-post.module.css';

/** The post a conversation was opened at: larger, with its date and counts in words. */
export function SelectedPost({
  id,
  replyForm,
  below,
}: {
  id: StatusId;
  replyForm?: ReplyForm | undefined;
  below?: ReactNode;
}): ReactElement | null {
  const t = useT();
  const status = useStatus(id);
  const author = useAccount(status?.accountId ?? '');
  const withCounts = !usePreference('hidePostStats');
  const highlight = useHighlight(author?.acct ?? '');
  const reply = useReplySlot(id, replyForm);
  if (!status) return <DeletedPost />;
  return (
    <article
      className={styles.selected}
      tabIndex={-1}
      aria-current="true"
      aria-label={spokenLabel(t, status, author, [], { withCounts })}
      data-status-id={id}
      {...highlight}
    >
      <StatusError id={id} />
      {author && <Head author={author} visibility={status.visibility} />}
      <ReplyLine status={status} />
      <div className={styles.content}>
        <StatusContent status={status} inConversation selected />
      </div>
      <Stamp status={status} />
      <Counts status={status} />
      {below}
      <ActionBar status={status} reply={reply} withCounts={false} />
      {replyForm && reply?.open && (
        <ReplySlot form={replyForm} statusId={id} onDone={() => reply.setOpen(false)} />
      )}
    </article>
  );
}

function Head({ author, visibility }: { author: Account; visibility: Status['visibility'] }): ReactElement {
  return (
    <header className={styles.head}>
      <AccountLink account={author} duplicate>
        <Avatar account={author} />
      </AccountLink>
      <span className={styles.who}>
        <AccountLink account={author} className={styles.name}>
          <AccountName account={author} />
        </AccountLink>
        <Handle account={author} />
      </span>
      <span className={styles.mark}>
        <VisibilityMark visibility={visibility} />
      </span>
    </header>
  );
}

function Stamp({ status }: { status: Status }): ReactElement {
  const t = useT();
  const language = status.language === null ? null : languageName(t.locale, status.language);
  return (
    <p className={styles.stamp}>
      <Link href={paths.conversation(status.id)}>
        {status.createdAt === 0 ? (
          t('pages.conversation')
        ) : (
          <Moment at={status.createdAt}>{absoluteTime(t, status.createdAt)}</Moment>
        )}
      </Link>
      {status.editedAt !== null && (
        <span>· {t('status.edited_at', { time: absoluteTime(t, status.editedAt) })}</span>
      )}
      {status.expiresAt !== null && <ExpiryWords at={status.expiresAt} />}
      {language !== null && <span>· {language}</span>}
      {status.application !== null && (
        <span>
          · <bdi>{status.application}</bdi>
        </span>
      )}
    </p>
  );
}

function Count({
  id,
  count,
}: {
  id: 'conversation.repeats' | 'conversation.favourites';
  count: number;
}): ReactElement {
  const t = useT();
  return (
    <span>
      <Rich id={id} args={{ count, number: <b key="number">{fullCount(t, count)}</b> }} />
    </span>
  );
}

function Counts({ status }: { status: Status }): ReactElement | null {
  const hidden = usePreference('hidePostStats');
  const { reblogsCount, favouritesCount } = status;
  if (hidden || reblogsCount + favouritesCount === 0) return null;
  return (
    <div className={styles.counts}>
      {reblogsCount > 0 && <Count id="conversation.repeats" count={reblogsCount} />}
      {favouritesCount > 0 && <Count id="conversation.favourites" count={favouritesCount} />}
      <WhoActed status={status} />
    </div>
  );
}
