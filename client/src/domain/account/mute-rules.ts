import type { Account } from './account';
import type { AccountId } from '@/domain/ids';
import type { Status, StatusFilter } from '@/domain/status/status';

export type MuteReason =
  | { is: 'user' }
  | { is: 'repeater' }
  | { is: 'thread' }
  | { is: 'words'; words: readonly string[]; hides?: boolean | undefined }
  | { is: 'bot' }
  | { is: 'mentions'; whom: 'blocked' | 'muted' };

export interface MuteFacts {
  status: Pick<Status, 'accountId' | 'text' | 'spoilerText' | 'muted' | 'threadMuted' | 'filters'>;
  author: Pick<Account, 'bot'> | undefined;
  /** The reader muted the author; undefined: nobody has told yet. */
  mutingAuthor: boolean | undefined;
  me: AccountId | null;
  muteWords: readonly string[];
  muteBots: boolean;
  /** The post speaks to somebody whom the reader blocked or muted. */
  mentions: 'blocked' | 'muted' | null;
  /** The reader muted who repeated it. */
  mutingRepeater?: boolean | undefined;
  /** Inside an opened conversation its own muting does not count. */
  inConversation: boolean;
  /** On the profile of who posted or repeated it: only words count (behaviour.md §3). */
  onProfile?: boolean | undefined;
}

/** Words and phrases of the list that occur in the text or subject, whatever their case (behaviour.md §3). */
export function mutedWordsIn(text: string, subject: string, words: readonly string[]): readonly string[] {
  if (words.length === 0) return words;
  const haystack = `${text}\n${subject}`.toLowerCase();
  return words.filter((word) => word !== '' && haystack.includes(word.toLowerCase()));
}

/** The filters of the server that count where the post is shown. */
function filtersHere({ status, inConversation, onProfile }: MuteFacts): readonly StatusFilter[] {
  const elsewhere = onProfile ? /account/ : /home|public/;
  const here = inConversation ? /thread/ : elsewhere;
  return status.filters?.filter(({ where }) => here.test(where)) ?? [];
}

/** Why a post is shown as a placeholder; null when it is not. Own posts never are (ST-03). */
export function muteReason(facts: MuteFacts): MuteReason | null {
  const { status, author } = facts;
  if (facts.me !== null && status.accountId === facts.me) return null;
  const filters = filtersHere(facts);
  const words = [
    ...mutedWordsIn(status.text, status.spoilerText, facts.muteWords),
    ...filters.map(({ title }) => title),
  ];
  // A hole in a conversation would be worse than a line that names the filter.
  const hides = filters.some((filter) => filter.hides && !facts.inConversation) || undefined;
  if (words.length > 0) return { is: 'words', words, hides };
  if (facts.onProfile) return null;
  const thread = status.threadMuted;
  // What was told with the post may be older than the muting's end.
  if (facts.mutingAuthor ?? (status.muted && !thread)) return { is: 'user' };
  if (facts.mutingRepeater) return { is: 'repeater' };
  if (thread) return facts.inConversation ? null : { is: 'thread' };
  if (facts.muteBots && author?.bot === true) return { is: 'bot' };
  return facts.mentions === null ? null : { is: 'mentions', whom: facts.mentions };
}

const HIDES = {
  user: 'hideMutedPosts',
  repeater: 'hideMutedPosts',
  thread: 'hideMutedThreads',
  words: 'hideWordFilteredPosts',
  bot: 'hideFilteredStatuses',
  muted: 'hideMutedThreads',
  blocked: 'hideThreadsWithBlockedUsers',
} as const;

/** The setting that leaves not even a placeholder, besides hideFilteredStatuses (behaviour.md §3, table). */
export const hidingSetting = (reason: MuteReason): (typeof HIDES)[keyof typeof HIDES] =>
  HIDES[reason.is === 'mentions' ? reason.whom : reason.is];
