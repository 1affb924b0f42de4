import type { ReactElement } from 'react';
import { paths } from '@/domain/paths';
import type { Status } from '@/domain/status/status';
import { Rich } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import { Link } from '@/ui/link/link';
import { peekAt } from '@/parts/status/actions/peek';
import styles from './status.module.css';

type ReplyFacts = Pick<
  Status,
  'inReplyToId' | 'inReplyToAcct' | 'inReplyToAccountId' | 'parentVisible' | 'mentions' | 'accountId'
>;

/** People the post also speaks to, besides the one it answers and its own author. */
const othersOf = ({ mentions, inReplyToAcct, inReplyToAccountId, accountId }: ReplyFacts): number =>
  mentions.filter(({ id, acct }) => id !== inReplyToAccountId && acct !== inReplyToAcct && id !== accountId)
    .length;

/** "Reply to @ann and 2 others"; the name leads to the answered post (ST-02). */
export function ReplyLine({ status }: { status: ReplyFacts }): ReactElement | null {
  const { inReplyToId, inReplyToAcct, parentVisible } = status;
  if (inReplyToAcct === null || (inReplyToId === null && parentVisible)) return null;
  const count = othersOf(status);
  const handle = <bdi dir="ltr">@{inReplyToAcct}</bdi>;
  const who =
    inReplyToId !== null && parentVisible ? (
      <Link href={paths.conversation(inReplyToId)} {...peekAt('status', inReplyToId)}>
        {handle}
      </Link>
    ) : (
      <span {...peekAt('gone')}>{handle}</span>
    );
  return (
    <div className={styles.replyLine}>
      <Icon name="reply" size="xs" />
      <span>
        {count === 0 ? (
          <Rich id="status.reply_to" args={{ who }} />
        ) : (
          <Rich id="status.reply_to_others" args={{ who, count }} />
        )}
      </span>
    </div>
  );
}
