import { useAccount, useMe, usePreference, useRelationship, useRowFlag } from '@/data/react/records';
import { useAllMuted, useMentionStanding } from '@/data/react/standing';
import { hidingSetting, muteReason, type MuteReason } from '@/domain/account/mute-rules';
import type { AccountId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';

export type Muted = { is: 'shown' } | { is: 'hidden' | 'placeholder'; reason: MuteReason; show: () => void };

const SHOWN: Muted = { is: 'shown' };
const NOBODY: readonly AccountId[] = [];

interface Shown {
  status: Status;
  repeaterId: AccountId | null;
  alsoBy?: readonly AccountId[] | undefined;
  inConversation?: boolean | undefined;
  onProfile?: boolean | undefined;
}

/** How a post stands to the reader's mutes and filters (ST-03). */
export function useMuted(shown: Shown): Muted {
  const { status, repeaterId, alsoBy = NOBODY, inConversation = false, onProfile } = shown;
  const [unmuted, setUnmuted] = useRowFlag(status.id, 'unmuted', false);
  const mutingFirst = useRelationship(repeaterId ?? '')?.muting;
  const othersMuted = useAllMuted(alsoBy);
  const reason = muteReason({
    status,
    author: useAccount(status.accountId),
    mutingAuthor: useRelationship(status.accountId)?.muting,
    me: useMe()?.id ?? null,
    muteWords: usePreference('muteWords'),
    muteBots: usePreference('muteBotStatuses'),
    mentions: useMentionStanding(status.mentions),
    // Another repeated it too, or it came itself (''): it would be here without the muted one.
    mutingRepeater: mutingFirst && othersMuted,
    inConversation,
    onProfile,
  });
  const hidesAll = usePreference('hideFilteredStatuses');
  const hides = usePreference(reason ? hidingSetting(reason) : 'hideFilteredStatuses');
  if (!reason || unmuted) return SHOWN;
  const hidden = hidesAll || hides || (reason.is === 'words' && reason.hides);
  return { is: hidden ? 'hidden' : 'placeholder', reason, show: () => setUnmuted(true) };
}
