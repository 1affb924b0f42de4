import type { CustomEmoji } from '@/domain/instance/emoji';
import type { PollId } from '@/domain/ids';

export interface PollOption {
  title: string;
  /** Null while the server hides the numbers. */
  votesCount: number | null;
}

export interface Poll {
  id: PollId;
  /** Unix milliseconds; null never ends. */
  expiresAt: number | null;
  expired: boolean;
  multiple: boolean;
  votesCount: number;
  votersCount: number | null;
  voted: boolean;
  ownVotes: readonly number[];
  options: readonly PollOption[];
  emojis: readonly CustomEmoji[];
}

/** Expired now, whatever the server said when it was asked (S1 §4). */
export const isPollOver = (poll: Poll, now: number): boolean =>
  poll.expired || (poll.expiresAt !== null && now > poll.expiresAt);

/** Its author wants the numbers seen only when it has ended. */
export const areTotalsHidden = (poll: Poll): boolean =>
  poll.options.every(({ votesCount }) => votesCount === null);

/** What the percentages are of (POLL-02): voters for multiple choice when known, else votes. */
function baseOf({ multiple, votersCount, votesCount }: Poll): number {
  const voters = multiple ? (votersCount ?? 0) : 0;
  return voters > 0 ? voters : votesCount;
}

/**
 * Whether the numbers can be true: nobody chose an option twice, and with one choice for each there are no more of
 * them than votes. Else a percentage would say what is not so.
 */
export function addsUp(poll: Poll): boolean {
  const base = baseOf(poll);
  const counts = poll.options.map(({ votesCount }) => votesCount ?? 0);
  const once = poll.multiple && (poll.votersCount ?? 0) > 0;
  return (once ? Math.max(0, ...counts) : counts.reduce((sum, count) => sum + count, 0)) <= base;
}

/** Whole percent of an option (POLL-02); 0 of 0 is 0. Of numbers that cannot be true it is the part of all votes told. */
export function pollPercent(poll: Poll, option: PollOption): number {
  const told = poll.options.reduce((sum, { votesCount }) => sum + (votesCount ?? 0), 0);
  const base = addsUp(poll) ? baseOf(poll) : told;
  return base > 0 ? Math.round(((option.votesCount ?? 0) / base) * 100) : 0;
}
