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

/** Whole percent of an option (POLL-02): voters for multiple choice when known, else votes; 0 of 0 is 0. */
export function pollPercent(poll: Poll, option: PollOption): number {
  const voters = poll.multiple ? (poll.votersCount ?? 0) : 0;
  const base = voters > 0 ? voters : poll.votesCount;
  return base > 0 ? Math.round(((option.votesCount ?? 0) / base) * 100) : 0;
}
