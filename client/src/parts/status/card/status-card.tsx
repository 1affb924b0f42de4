import { useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useAccount, usePreference, useRowFlag, useStatus } from '@/data/react/records';
import type { Account } from '@/domain/account/account';
import type { FilterPlace } from '@/domain/filter/filter';
import type { AccountId, StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import { useT } from '@/i18n/use-t';
import { AccountLink } from '@/parts/account/account-link';
import { Avatar } from '@/parts/account/avatar';
import { ActionBar } from '@/parts/status/actions/action-bar';
import { PinnedLine, RepeatLine } from './context-line';
import { lateStandIn } from './late-pieces';
import { ReplyLine } from './reply-line';
import { ReplySlot, useReplySlot, type ReplyForm } from '@/parts/status/actions/reply-slot';
import { useFirstScreen } from '@/ui/late/use-first-screen';
import { useLate } from '@/ui/late/use-late';
import { spokenLabel } from './spoken-label';
import type { StandIn } from './stand-in';
import { StatusContent } from './status-content';
import { StatusError } from './status-error';
import { StatusHead } from './status-head';
import { useFocusStays } from './use-focus-stays';
import { useHighlight } from './use-highlight';
import { useMuted } from './use-muted';
import styles from './status.module.css';

export interface StatusCardProps {
  id: StatusId;
  /** The composer under the post. */
  replyForm?: ReplyForm | undefined;
  inConversation?: boolean | undefined;
  /** A line accounts for it; only profiles ask. */
  showPinned?: boolean | undefined;
  /** All posts of the list are of the person whose profile it is. */
  onProfile?: boolean | undefined;
  /** The kind of timeline, for filters. */
  place?: FilterPlace | undefined;
  /** The reader searched for it: what their mutes hide elsewhere is a placeholder here. */
  searched?: boolean | undefined;
  /** Who else repeated it; `''` where it came itself too. */
  alsoBy?: readonly AccountId[] | undefined;
  /** Stands below its content; a feed may hold nothing but posts. */
  below?: ReactNode;
}

/** A post in a list: a repeat shows the repeated post below a line that names the repeater. */
export function StatusCard({ id, ...rest }: StatusCardProps): ReactElement | null {
  const status = useStatus(id);
  if (!status) return null;
  if (status.reblogId === null) return <Post status={status} repeaterId={null} {...rest} />;
  return <RepeatedPost id={status.reblogId} repeaterId={status.accountId} {...rest} />;
}

type PostProps = Omit<StatusCardProps, 'id'> & { status: Status; repeaterId: AccountId | null };

function RepeatedPost({ id, ...rest }: Omit<PostProps, 'status'> & { id: StatusId }): ReactElement | null {
  const status = useStatus(id);
  return status ? <Post status={status} {...rest} /> : null;
}

function Post(props: PostProps): ReactElement | null {
  const muted = useMuted(props);
  const [unfolded] = useRowFlag(props.status.id, 'unfolded', false);
  if (muted.is === 'hidden' && !props.searched) return null;
  if (muted.is !== 'shown' || (unfolded && !props.inConversation))
    return <Replaced {...props} muted={muted} />;
  return <ShownPost {...props} />;
}

/** Few posts are hidden or unfolded: the code comes with the first of them, into the room that a hidden one takes. */
function Replaced(props: ComponentProps<typeof StandIn>): ReactElement {
  const late = useLate(lateStandIn, true);
  return late ? <late.Part {...props} /> : <div className={styles.placeholder} />;
}

/** So many who repeated a post are named to a listener; the line above it leads to all. */
const NAMED = 3;

/** Who repeated a post, without the muted; the first so many as accounts. */
function useRepeaters({ repeaterId, alsoBy }: Pick<PostProps, 'repeaterId' | 'alsoBy'>): {
  ids: readonly AccountId[];
  accounts: readonly (Account | undefined)[];
} {
  const { records } = useRealm();
  const all = repeaterId === null ? [] : [repeaterId, ...(alsoBy ?? [])];
  const unmuted = all.filter((by) => !records.relationship(by).get()?.muting);
  // Where all are muted, the reader has asked for it.
  const ids = (unmuted.length > 0 ? unmuted : all).filter(Boolean);
  const first = useAccount(ids[0] ?? '');
  return { ids, accounts: [first, ...ids.slice(1, NAMED).map((by) => records.account(by).get())] };
}

function ShownPost(props: PostProps): ReactElement {
  const { status, repeaterId, replyForm, inConversation = false, showPinned, alsoBy, below } = props;
  const { onProfile, place } = props;
  const t = useT();
  const author = useAccount(status.accountId);
  const { ids, accounts } = useRepeaters({ repeaterId, alsoBy });
  const [repeater] = accounts;
  const highlight = useHighlight(author?.acct ?? '');
  const reply = useReplySlot(status.id, replyForm);
  const post = useRef<HTMLElement>(null);
  useFocusStays(post);
  const whole = useFirstScreen();
  const withCounts = !usePreference('hidePostStats');
  return (
    <article
      ref={post}
      className={styles.post}
      tabIndex={-1}
      aria-label={spokenLabel(t, status, author, accounts, { whole, withCounts })}
      data-status-id={status.id}
      {...highlight}
    >
      <div className={styles.wide}>
        <StatusError id={status.id} />
        {repeater && <RepeatLine account={repeater} by={ids} />}
        {showPinned && status.pinned && <PinnedLine />}
      </div>
      {author && (
        <AccountLink account={author} duplicate className={styles.picture}>
          <Avatar account={author} />
        </AccountLink>
      )}
      <div className={styles.main}>
        {author && (
          <StatusHead
            account={author}
            id={status.id}
            createdAt={status.createdAt}
            editedAt={status.editedAt}
            expiresAt={status.expiresAt}
            visibility={status.visibility}
          />
        )}
        <ReplyLine status={status} />
        <StatusContent {...{ status, inConversation, onProfile, place }} selected={false} />
        {below}
        <ActionBar status={status} reply={reply} />
      </div>
      {replyForm && reply?.open && (
        <ReplySlot form={replyForm} statusId={status.id} onDone={() => reply.setOpen(false)} />
      )}
    </article>
  );
}
