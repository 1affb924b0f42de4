import type { Account } from '@/domain/account/account';
import type { AccountId, StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import { linksOf } from './links';

/** What the ways through a span of a timeline need to know of one of its rows. */
export interface CatchUpPost {
  /** The row: the post itself, or its repeat. */
  id: StatusId;
  /** The post that the row shows. */
  contentId: StatusId;
  /** Who wrote what is shown. */
  authorId: AccountId;
  /** Who brought it: its author, or who repeated it. */
  byId: AccountId;
  /** When it came into the timeline, Unix milliseconds. */
  at: number;
  replies: number;
  repeats: number;
  favourites: number;
  isRepeat: boolean;
  isReply: boolean;
  parentId: StatusId | null;
  /** As the server names the conversation; null where it names none. */
  conversation: string | null;
  /** The reader wrote it, is answered or named in it. */
  isMine: boolean;
  links: readonly string[];
  hasMedia: boolean;
}

/** Reads the facts of a row. `shown` is the repeated post of a repeat, else the row itself. */
export function catchUpPost(row: Status, shown: Status, me: Pick<Account, 'id'> | null): CatchUpPost {
  const isMine =
    me !== null &&
    (shown.accountId === me.id ||
      shown.inReplyToAccountId === me.id ||
      shown.mentions.some(({ id }) => id === me.id));
  return {
    id: row.id,
    contentId: shown.id,
    authorId: shown.accountId,
    byId: row.accountId,
    at: row.createdAt,
    replies: shown.repliesCount,
    repeats: shown.reblogsCount,
    favourites: shown.favouritesCount,
    isRepeat: row.reblogId !== null,
    isReply: shown.inReplyToId !== null || shown.inReplyToAccountId !== null,
    parentId: shown.inReplyToId,
    conversation: shown.conversationId,
    isMine,
    links: linksOf(shown),
    hasMedia: shown.attachments.length > 0,
  };
}
