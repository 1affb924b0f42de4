import { useAccount, useMe, usePreference, useRelationship, useRowFlag } from '@/data/react/records';
import { useMentionStanding } from '@/data/react/mention-standing';
import { isHiddenByMute, muteReason, type MuteReason } from '@/domain/mute-rules';
import type { Status } from '@/domain/status';

export type Muted = { is: 'shown' } | { is: 'hidden' | 'placeholder'; reason: MuteReason; show: () => void };

const SHOWN: Muted = { is: 'shown' };

/** How a post stands to the reader's mutes and filters (ST-03). `rowId` keeps "show anyway". */
export function useMuted(status: Status, inConversation: boolean): Muted {
  const [unmuted, setUnmuted] = useRowFlag(status.id, 'unmuted', false);
  const reason = muteReason({
    status,
    author: useAccount(status.accountId),
    mutingAuthor: useRelationship(status.accountId)?.muting,
    me: useMe()?.id ?? null,
    muteWords: usePreference('muteWords'),
    muteBots: usePreference('muteBotStatuses'),
    mentions: useMentionStanding(status.mentions),
    inConversation,
  });
  const settings = {
    hideFilteredStatuses: usePreference('hideFilteredStatuses'),
    hideMutedPosts: usePreference('hideMutedPosts'),
    hideMutedThreads: usePreference('hideMutedThreads'),
    hideWordFilteredPosts: usePreference('hideWordFilteredPosts'),
    hideThreadsWithBlockedUsers: usePreference('hideThreadsWithBlockedUsers'),
  };
  if (!reason || unmuted) return SHOWN;
  const is = isHiddenByMute(reason, settings) ? 'hidden' : 'placeholder';
  return { is, reason, show: () => setUnmuted(true) };
}
