import { useMe, usePreference, useServer } from '@/data/react/records';
import { hostOfAddress } from '@/domain/account/handle-in-address';
import type { AccountId } from '@/domain/ids';
import type { Mention } from '@/domain/status/status';
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
  /** Names that several of those read together have, lower case: their hosts tell them apart. */
  sharedNames: ReadonlySet<string>;
  restrictedNicknames: readonly string[];
}

/** Names, lower case, that more than one of these people has. */
function namesShared(people: readonly Mention[]): ReadonlySet<string> {
  const acctOf = new Map<string, string>();
  const shared = new Set<string>();
  for (const { username, acct } of people) {
    const name = username.toLowerCase();
    if ((acctOf.get(name) ?? acct) !== acct) shared.add(name);
    acctOf.set(name, acct);
  }
  return shared;
}

/** For one body, whose mentions `people` are. */
export function useMentionStyle(people: readonly Mention[]): MentionStyle {
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
    host: hostOfAddress(server.base),
    sharedNames: namesShared(people),
    restrictedNicknames: server.restrictedNicknames,
  };
}
