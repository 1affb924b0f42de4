import type { RulesRead, StaffMember } from '@/data/instance/instance-details';
import type { FederationPolicies } from '@/domain/instance/federation';
import type { Announcement } from '@/domain/instance/announcement';
import type { AccountId, NotificationId, StatusId } from '@/domain/ids';
import type { DirectConversation } from '@/domain/status/direct-conversation';
import type { ScheduledPost } from '@/domain/status/scheduled-post';
import type { UserList } from '@/domain/account/user-list';
import type { ListContent, ResultsSoFar } from '@/data/screens/screens';

/** What single pages ask, whose last answer opens them again without network; each by what it is about. */
export interface Answers {
  lists: readonly UserList[];
  /** About its id, like its members. */
  list: UserList;
  members: readonly AccountId[];
  /** About its id: all that can be changed of it. */
  listContent: ListContent;
  /** About the words. */
  search: ResultsSoFar;
  /** About a person's id and the words that were looked for among their posts. */
  searchWithin: readonly StatusId[];
  inbox: readonly DirectConversation[];
  /** About the kind. */
  interactions: readonly NotificationId[];
  announcements: readonly Announcement[];
  /** About the `PeopleKey` of the list. */
  people: readonly AccountId[];
  followedTags: readonly string[];
  blockedDomains: readonly string[];
  scheduled: readonly ScheduledPost[];
  staff: readonly StaffMember[];
  rules: RulesRead;
  policies: FederationPolicies;
  /** HTML of the server. */
  panel: string | null;
}

export type AnswerKind = keyof Answers;

/** An answer, and when the server gave it: Unix milliseconds. */
export interface Answered<T> {
  value: T;
  readAt: number;
}

/** The last answers by kind and by what they are about, the newest last. */
export type KeptAnswers = { readonly [K in AnswerKind]: Map<string, Answered<Answers[K]>> };

export const noAnswers = (): KeptAnswers => ({
  lists: new Map(),
  list: new Map(),
  members: new Map(),
  listContent: new Map(),
  search: new Map(),
  searchWithin: new Map(),
  inbox: new Map(),
  interactions: new Map(),
  announcements: new Map(),
  people: new Map(),
  followedTags: new Map(),
  blockedDomains: new Map(),
  scheduled: new Map(),
  staff: new Map(),
  rules: new Map(),
  policies: new Map(),
  panel: new Map(),
});

/** Records that an answer names by their ids. */
interface Named {
  accounts: readonly AccountId[];
  statuses: readonly StatusId[];
  notifications: readonly NotificationId[];
}

const valuesOf = <T>(answers: ReadonlyMap<string, Answered<T>>): readonly T[] =>
  [...answers.values()].map(({ value }) => value);

/** What must be kept beside the answers for them to be drawn. */
export function namedBy(answers: KeptAnswers): Named {
  const { members, listContent, people, search, searchWithin, inbox, interactions, staff } = answers;
  const found = valuesOf(search).map(({ results }) => results);
  const conversations = valuesOf(inbox).flat();
  return {
    accounts: [
      ...[...searchWithin.keys()].flatMap((about) => about.split(' ', 1)),
      ...valuesOf(members).flat(),
      ...valuesOf(listContent).flatMap(({ memberIds }) => memberIds),
      ...valuesOf(people).flat(),
      ...found.flatMap(({ accounts }) => accounts),
      ...conversations.flatMap(({ accountIds }) => accountIds),
      ...valuesOf(staff).flatMap((members) => members.flatMap(({ id }) => id ?? [])),
    ],
    statuses: [
      ...found.flatMap(({ statuses }) => statuses),
      ...valuesOf(searchWithin).flat(),
      ...conversations.flatMap(({ lastStatusId }) => lastStatusId ?? []),
    ],
    notifications: valuesOf(interactions).flat(),
  };
}

/** Puts one in its place as the newest; of more than `most` the oldest goes. */
export function putNewest<V>(map: Map<string, V>, key: string, value: V, most: number): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) return;
    map.delete(oldest);
  }
}

/** What is kept, visited before all that this page has read; of the same the later answer stays. */
export function putOlder<T>(
  map: Map<string, Answered<T>>,
  kept: ReadonlyMap<string, Answered<T>>,
  most: number,
): void {
  const mine = [...map];
  map.clear();
  for (const [key, value] of kept) map.set(key, value);
  for (const [key, value] of mine) {
    const other = map.get(key);
    putNewest(map, key, other && other.readAt > value.readAt ? other : value, most);
  }
  for (const oldest of map.keys()) if (map.size > most) map.delete(oldest);
}

/** The same for answers of all kinds. */
export function putAnswers(mine: KeptAnswers, kept: KeptAnswers, most: number): void {
  putOlder(mine.lists, kept.lists, most);
  putOlder(mine.list, kept.list, most);
  putOlder(mine.members, kept.members, most);
  putOlder(mine.listContent, kept.listContent, most);
  putOlder(mine.search, kept.search, most);
  putOlder(mine.searchWithin, kept.searchWithin, most);
  putOlder(mine.inbox, kept.inbox, most);
  putOlder(mine.interactions, kept.interactions, most);
  putOlder(mine.announcements, kept.announcements, most);
  putOlder(mine.people, kept.people, most);
  putOlder(mine.followedTags, kept.followedTags, most);
  putOlder(mine.blockedDomains, kept.blockedDomains, most);
  putOlder(mine.scheduled, kept.scheduled, most);
  putOlder(mine.staff, kept.staff, most);
  putOlder(mine.rules, kept.rules, most);
  putOlder(mine.policies, kept.policies, most);
  putOlder(mine.panel, kept.panel, most);
}
