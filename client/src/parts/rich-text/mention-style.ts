import { useMe, usePreference, useServer } from '@/data/react/records';
import type { AccountId } from '@/domain/ids';
import type { Preferences } from '@/data/settings/preferences';

/** How mention links of one body are written (ST-06); read once per body, not once per mention. */
export interface MentionStyle {
  display: Preferences['mentionLinkDisplay'];
  tooltip: boolean;
  fadeDomain: boolean;
  showYou: boolean;
  boldenYou: boolean;
  /** Their picture stands before the name. */
  avatar: boolean;
  /** The reader's colours for people, by handle (ST-07). */
  highlight: Preferences['highlight'];
  me: AccountId | null;
  host: string;
  restrictedNicknames: readonly string[];
}

const hostOf = (base: string): string => (URL.canParse(base) ? new URL(base).host : '');

export function useMentionStyle(): MentionStyle {
  const server = useServer();
  return {
    display: usePreference('mentionLinkDisplay'),
    tooltip: usePreference('mentionLinkShowTooltip'),
    fadeDomain: usePreference('mentionLinkFadeDomain'),
    showYou: usePreference('mentionLinkShowYous'),
    boldenYou: usePreference('mentionLinkBoldenYou'),
    avatar: usePreference('mentionLinkShowAvatar'),
    highlight: usePreference('highlight'),
    me: useMe()?.id ?? null,
    host: hostOf(server.base),
    restrictedNicknames: server.restrictedNicknames,
  };
}
