import {
  useAccount,
  useFilters,
  useMe,
  usePreference,
  useRelationship,
  useRowFlag,
} from '@/data/react/records';
import { useAllMuted, useMentionStanding } from '@/data/react/standing';
import {
  hidingSetting,
  mediaFilterName,
  muteReason,
  type CoverFacts,
  type MuteReason,
} from '@/domain/account/mute-rules';
import type { FilterPlace } from '@/domain/filter/filter';
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
  place?: FilterPlace | undefined;
}

/** How a post stands to the reader's mutes and filters (ST-03). */
export function useMuted(shown: Shown): Muted {
  const { status, repeaterId, alsoBy = NOBODY, inConversation = false, onProfile, place } = shown;
  const [unmuted, setUnmuted] = useRowFlag(status.id, 'unmuted', false);
  const mutingFirst = useRelationship(repeaterId ?? '')?.muting;
  const othersMuted = useAllMuted(alsoBy);
  const author = useAccount(status.accountId);
  const { active, known } = useFilters();
  const reason = muteReason({
    status,
    author,
    mutingAuthor: useRelationship(status.accountId)?.muting,
    me: useMe()?.id ?? null,
    met: active.of(status, author),
    filtersKnown: known,
    place,
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

/** The name of the filter that covers the media of a post where it is shown; null when none does. */
export function useMediaFilter(
  status: Status,
  where: Pick<CoverFacts, 'inConversation' | 'onProfile' | 'place'>,
): string | null {
  const author = useAccount(status.accountId);
  const { active, known } = useFilters();
  const me = useMe()?.id ?? null;
  return mediaFilterName({ ...where, status, me, met: active.covering(status, author), filtersKnown: known });
}
