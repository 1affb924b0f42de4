import type { Abilities, SearchOperators, StaffApi } from '@/domain/instance/server';
import { dto, flag, numberOrNull, text, texts } from './decode/shape';
import type { ServerFacts } from './decode/server-documents';

/** True from `major.minor` on, for a version such as `4.3.0-rc.1+glitch`. */
function atLeast(version: string, major: number, minor: number): boolean {
  const [, first = '0', second = '0'] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  return Number(first) > major || (Number(first) === major && Number(second) >= minor);
}

/** The families differ in more than their feature lists say; brands are asked for in this file alone. */
interface Family {
  pleroma: boolean;
  /** Mastodon and everything that speaks its API, by the version of Mastodon that it names first. */
  mastodon: (major: number, minor: number) => boolean;
  /** Speaks like a Mastodon and is another (`compatible; …`). */
  imitates: boolean;
  gotosocial: boolean;
  /** A GoToSocial of this version, such as 20 for 0.20, or newer. */
  gts: (minor: number) => boolean;
  /** `api_versions.mastodon`, since Mastodon 4.3; 0 elsewhere. */
  apiVersion: number;
}

function familyOf({ features, software, version, instanceV2 }: ServerFacts): Family {
  // Mitra and Iceshrimp.NET borrow from it, without its ways to sign in, to preview or to find people; all
  // that descend from Pleroma call themselves a Mastodon 2.7.
  const isPleroma =
    features.has('pleroma_api') && (!atLeast(version, 3, 0) || /^(?:pleroma|akkoma)$/.test(software.name));
  const isGotosocial = software.name === 'gotosocial';
  return {
    pleroma: isPleroma,
    mastodon: (major, minor) => !isPleroma && !isGotosocial && atLeast(version, major, minor),
    imitates: version.includes('compatible'),
    gotosocial: isGotosocial,
    gts: (minor) => isGotosocial && atLeast(version, 0, minor),
    apiVersion: numberOrNull(dto(instanceV2.api_versions).mastodon) ?? 0,
  };
}

function contentTypesOf(facts: ServerFacts): readonly string[] {
  const { metadata, pleroma, configuration } = facts;
  const lists = [
    metadata.postFormats,
    dto(pleroma.metadata).post_formats,
    configuration('statuses').supported_mime_types,
  ];
  return lists.map(texts).find((types) => types.length > 0) ?? ['text/plain'];
}

/** The address that a server names for its stream, as it came; empty when it names none. */
export const namedStreaming = (facts: ServerFacts): string =>
  text(facts.configuration('urls').streaming) || text(dto(facts.instance.urls).streaming_api);

type Reading = Pick<
  Abilities,
  | 'streaming'
  | 'bubbleTimeline'
  | 'reactions'
  | 'customReactions'
  | 'quotes'
  | 'polls'
  | 'translate'
  | 'notificationReadFlag'
  | 'accountsByNickname'
  | 'suggestionsV2'
  | 'mediaProxy'
>;

function readingAbilities(facts: ServerFacts, family: Family): Reading {
  const { features, metadata, configuration } = facts;
  return {
    streaming: features.has('mastodon_api_streaming') || namedStreaming(facts) !== '',
    bubbleTimeline: features.has('bubble_timeline') || texts(metadata.localBubbleInstances).length > 0,
    reactions: features.has('pleroma_emoji_reactions'),
    customReactions: features.has('custom_emoji_reactions') || features.has('pleroma_custom_emoji_reactions'),
    quotes: features.has('quote_posting') || family.apiVersion >= 7,
    polls: features.has('polls') || (!family.pleroma && configuration('polls').max_options !== 0),
    translate: features.has('akkoma:machine_translation') || flag(configuration('translation').enabled),
    notificationReadFlag: family.pleroma,
    accountsByNickname: family.pleroma,
    suggestionsV2: features.has('v2_suggestions') || family.mastodon(3, 4),
    mediaProxy: features.has('media_proxy'),
  };
}

function searchOperatorsOf(family: Family): SearchOperators {
  if (family.pleroma) return 'web';
  if (family.gotosocial) return 'from';
  return family.mastodon(4, 2) && !family.imitates ? 'full' : 'none';
}

/** Roles tell what somebody may do since Mastodon 4.0; who imitates it has other staff calls, or none. */
function staffApiOf(family: Family): StaffApi | null {
  if (family.pleroma) return 'pleroma';
  return family.mastodon(4, 0) && !family.imitates ? 'mastodon' : null;
}

type Tried = Pick<
  Abilities,
  | 'repeatScopes'
  | 'removeFollower'
  | 'muteAnyConversation'
  | 'postExpiry'
  | 'postLanguage'
  | 'termsPage'
  | 'instancePanel'
>;

/** What no document tells: as the families are known to be, until a try says otherwise (data/learnt.ts). */
const triedAbilities = (family: Family): Tried => ({
  repeatScopes: family.pleroma || family.mastodon(2, 8),
  removeFollower: family.pleroma || family.mastodon(3, 5),
  muteAnyConversation: !family.gotosocial,
  postExpiry: family.pleroma,
  postLanguage: true,
  termsPage: family.pleroma,
  instancePanel: family.pleroma,
});

/** What the server can do, read once from its documents (api.md §2). */
export function abilitiesOf(facts: ServerFacts): Abilities {
  const { features } = facts;
  const family = familyOf(facts);
  return {
    ...readingAbilities(facts, family),
    ...triedAbilities(family),
    directTimeline: family.pleroma,
    notificationDismiss: !family.gotosocial,
    passwordGrant: family.pleroma,
    editing: features.has('editing') || family.mastodon(3, 5) || family.gts(18),
    localVisibility: family.pleroma || family.gts(17),
    localByFlag: family.gotosocial,
    contentTypes: contentTypesOf(facts),
    pleromaApi: family.pleroma,
    akkomaApi: features.has('akkoma_api'),
    staffApi: staffApiOf(family),
    muteExpiry: family.pleroma || family.mastodon(3, 3) || family.gotosocial,
    domainMutes: !family.gotosocial,
    scheduledStatuses: family.pleroma || family.mastodon(2, 7) || family.gts(20),
    knowsKeys: family.pleroma || (family.mastodon(2, 0) && !family.imitates),
    bookmarkFolders: features.has('pleroma:bookmark_folders'),
    safeDm: features.has('safe_dm_mentions'),
    remoteInteractionPage: features.has('pleroma:get:main/ostatus'),
    searchOperators: searchOperatorsOf(family),
  };
}
