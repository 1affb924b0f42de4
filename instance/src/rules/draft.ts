import { unprocessable } from '../lib/errors.ts';
import { LIMITS } from '../lib/limits.ts';
import { isLonger } from '../lib/text.ts';
import type { ContentType } from './html.ts';
import type { Visibility } from './visibility.ts';

export interface PollDraft {
  options: readonly string[];
  /** Seconds. */
  expiresIn: number;
  multiple: boolean;
  hideTotals: boolean;
}

/** What somebody wants to post. Only `accountId` and `text` are needed. */
export interface Draft {
  accountId: string;
  text: string;
  contentType?: ContentType;
  visibility?: Visibility;
  /** The list of a post with visibility `list`. */
  listId?: number | undefined;
  spoilerText?: string;
  sensitive?: boolean;
  language?: string | undefined;
  inReplyToId?: string | undefined;
  /** A direct conversation (participation) of the author to answer in. */
  conversation?: number | undefined;
  quoteId?: string | undefined;
  mediaIds?: readonly string[];
  poll?: PollDraft | undefined;
  /** Seconds until the post deletes itself. */
  expiresIn?: number | undefined;
  /** Handles to address instead of those written in the text. */
  to?: readonly string[] | undefined;
  application?: { name: string; website: string | null } | undefined;
}

const SHORTEST_LIFE = 600;

/** Ends with 422 when the text is empty or too long. */
export function checkText(text: string, spoilerText: string, hasMedia: boolean): void {
  if (text.trim() === '' && !hasMedia) {
    throw unprocessable('Cannot post an empty status without attachments');
  }
  // The tab keeps the two apart: no character goes on over it.
  if (isLonger(`${text}\t${spoilerText}`, LIMITS.text + 1)) {
    throw unprocessable('The status is over the character limit');
  }
}

/** Ends with 422 when the poll is not one (texts as recorded). */
export function checkPoll(poll: PollDraft | undefined): void {
  if (!poll) return;
  const { max_options: most, max_option_chars: longest } = LIMITS.poll;
  if (poll.options.length > most) throw unprocessable(`Poll can't contain more than ${most} options`);
  if (poll.options.length < 2) throw unprocessable('Poll must contain at least 2 options');
  if (poll.options.some((option) => isLonger(option, longest))) {
    throw unprocessable(`Poll options cannot be longer than ${longest} characters each`);
  }
  if (poll.expiresIn > LIMITS.poll.max_expiration)
    throw unprocessable('Expiration date is too far in the future');
  if (poll.expiresIn < LIMITS.poll.min_expiration) throw unprocessable('Expiration date is too soon');
}

/** Ends with 422 when the post would delete itself too soon. */
export function checkLife(expiresIn: number | undefined): void {
  if (expiresIn !== undefined && expiresIn < SHORTEST_LIFE) throw unprocessable('Expiry date is too soon');
}
