import type { Account } from './account';
import type { AccountId } from './ids';
import type { Status } from './status';

export type MuteReason =
  | { is: 'user' }
  | { is: 'thread' }
  | { is: 'words'; words: readonly string[] }
  | { is: 'bot' }
  | { is: 'mentions'; whom: 'blocked' | 'muted' };

export interface MuteFacts {
  status: Pick<Status, 'accountId' | 'text' | 'spoilerText' | 'muted' | 'threadMuted'>;
  author: Pick<Account, 'bot'> | undefined;
  /** The reader muted the author; undefined: nobody has told yet. */
  mutingAuthor: boolean | undefined;
  me: AccountId | null;
  muteWords: readonly string[];
  muteBots: boolean;
  /** The post speaks to somebody whom the reader blocked or muted. */
  mentions: 'blocked' | 'muted' | null;
  /** Inside an opened conversation its own muting does not count. */
  inConversation: boolean;
}

/** Words and phrases of the list that occur in the text or subject, whatever their case (behaviour.md §3). */
export function mutedWordsIn(text: string, subject: string, words: readonly string[]): readonly string[] {
  if (words.length === 0) return words;
  const haystack = `${text}\n${subject}`.toLowerCase();
  return words.filter((word) => word !== '' && haystack.includes(word.toLowerCase()));
}

/** Why a post is shown as a placeholder; null when it is not. Own posts never are (ST-03). */
export function muteReason(facts: MuteFacts): MuteReason | null {
  const { status, author } = facts;
  if (facts.me !== null && status.accountId === facts.me) return null;
  const words = mutedWordsIn(status.text, status.spoilerText, facts.muteWords);
  if (words.length > 0) return { is: 'words', words };
  const thread = status.threadMuted;
  // What was told with the post may be older than the muting's end.
  if (facts.mutingAuthor ?? (status.muted && !thread)) return { is: 'user' };
  if (thread) return facts.inConversation ? null : { is: 'thread' };
  if (facts.muteBots && author?.bot === true) return { is: 'bot' };
  return facts.mentions === null ? null : { is: 'mentions', whom: facts.mentions };
}

export interface HideSettings {
  hideFilteredStatuses: boolean;
  hideMutedPosts: boolean;
  hideMutedThreads: boolean;
  hideWordFilteredPosts: boolean;
  hideThreadsWithBlockedUsers: boolean;
}

/** Not even a placeholder (behaviour.md §3, table). */
export function isHiddenByMute(reason: MuteReason, settings: HideSettings): boolean {
  if (settings.hideFilteredStatuses) return true;
  switch (reason.is) {
    case 'user':
      return settings.hideMutedPosts;
    case 'thread':
      return settings.hideMutedThreads;
    case 'words':
      return settings.hideWordFilteredPosts;
    case 'mentions':
      return reason.whom === 'blocked' ? settings.hideThreadsWithBlockedUsers : settings.hideMutedThreads;
    case 'bot':
      return false;
  }
}
