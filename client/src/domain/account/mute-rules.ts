import type { Account } from './account';
import type { AccountId } from '@/domain/ids';
import { filterName, type Filter, type FilterPlace } from '@/domain/filter/filter';
import type { Status } from '@/domain/status/status';

export type MuteReason =
  | { is: 'user' }
  | { is: 'repeater' }
  | { is: 'thread' }
  | {
      is: 'words';
      /** Names of the filters. */
      words: readonly string[];
      hides?: boolean | undefined;
      /** Of the first one; undefined where only the server knows it. */
      filterId?: string | undefined;
    }
  | { is: 'bot' }
  | { is: 'mentions'; whom: 'blocked' | 'muted' };

export interface MuteFacts {
  status: Pick<Status, 'accountId' | 'text' | 'spoilerText' | 'muted' | 'threadMuted' | 'filters'>;
  author: Pick<Account, 'bot'> | undefined;
  /** The reader muted the author; undefined: nobody has told yet. */
  mutingAuthor: boolean | undefined;
  me: AccountId | null;
  /** The filters that it meets, wherever they hold. */
  met: readonly Filter[];
  /** The reader's filters on the server are known, so that what came with the post is not asked. */
  filtersKnown: boolean;
  /** The kind of timeline; undefined where posts of any are found. */
  place?: FilterPlace | undefined;
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

/** What says where a post is shown. */
type Standing = Pick<MuteFacts, 'inConversation' | 'onProfile' | 'place'>;

/** Where a post is shown, as filters call it. */
const placesOf = ({ inConversation, onProfile, place }: Standing): readonly FilterPlace[] => {
  if (inConversation) return ['thread'];
  if (onProfile) return ['account'];
  return place ? [place] : ['home', 'public'];
};

type Hit = Pick<Extract<MuteReason, { is: 'words' }>, 'filterId'> & { name: string; hides: boolean };

/** The filters that count where the post is shown. */
function hitsHere(facts: MuteFacts): readonly Hit[] {
  const here = placesOf(facts);
  const told = facts.filtersKnown ? [] : (facts.status.filters ?? []).filter(({ covers }) => !covers);
  return [
    ...facts.met
      .filter(({ places }) => places.some((place) => here.includes(place)))
      .map((filter) => ({ name: filterName(filter), hides: filter.action === 'hide', filterId: filter.id })),
    ...told
      .filter(({ where }) => here.some((place) => where.split(' ').includes(place)))
      .map(({ title, hides }) => ({ name: title, hides })),
  ];
}

export interface CoverFacts extends Standing, Pick<MuteFacts, 'me' | 'filtersKnown'> {
  status: Pick<Status, 'accountId' | 'filters'>;
  /** The filters that only cover media and that the post meets, wherever they hold. */
  met: readonly Filter[];
}

/** The name of the filter that covers the media of a post where it is shown; null when none does. Own posts never are. */
export function mediaFilterName(facts: CoverFacts): string | null {
  const { status, met } = facts;
  if (facts.me !== null && status.accountId === facts.me) return null;
  const here = placesOf(facts);
  const known = met.find(({ places }) => places.some((place) => here.includes(place)));
  if (known) return filterName(known);
  const told = facts.filtersKnown ? [] : (status.filters ?? []);
  const first = told.find(({ covers, where }) => covers && here.some((p) => where.split(' ').includes(p)));
  return first?.title ?? null;
}

/** Why a post is shown as a placeholder; null when it is not. Own posts never are (ST-03). */
export function muteReason(facts: MuteFacts): MuteReason | null {
  const { status, author } = facts;
  if (facts.me !== null && status.accountId === facts.me) return null;
  const hits = hitsHere(facts);
  if (hits.length > 0)
    return {
      is: 'words',
      words: [...new Set(hits.map(({ name }) => name))],
      // A hole in a conversation would be worse than a line that names the filter.
      hides: hits.some(({ hides }) => hides && !facts.inConversation) || undefined,
      filterId: hits[0]?.filterId,
    };
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
