import type { Account } from '@/domain/account/account';
import type { AttachmentKind } from '@/domain/status/attachment';
import type { Status } from '@/domain/status/status';
import type { Visibility } from '@/domain/status/visibility';
import type { AccountId, StatusId } from '@/domain/ids';

/** Why a post is in the library. */
export const PLACES = ['mine', 'bookmarks', 'favourites', 'read'] as const;
export type Place = (typeof PLACES)[number];

export interface KeptMedia {
  kind: AttachmentKind;
  url: string;
  description: string;
}

/** A post as the library keeps it: its words and what can be asked of it, no HTML. */
export interface KeptPost {
  id: StatusId;
  url: string | null;
  authorId: AccountId;
  acct: string;
  name: string;
  /** Unix milliseconds, as in `Status`. */
  createdAt: number;
  editedAt: number | null;
  spoiler: string;
  text: string;
  language: string | null;
  visibility: Visibility;
  sensitive: boolean;
  inReplyToId: StatusId | null;
  places: readonly Place[];
  /** The folder of the bookmark; absent: in none, or nothing is said of it. Null: in none. */
  folder?: string | null;
  media: readonly KeptMedia[];
  links: readonly string[];
  /** Title and description of the preview of a link. */
  card: string;
  poll: readonly string[];
}

/** More links than this are no help to anybody. */
const LINKS = 20;
/** Letters of one field; servers of these families allow up to some ten thousand. */
const LONGEST = 100_000;

/** Addresses that the post links to, people and hashtags apart. */
function linksOf({ content, mentions, tags, card }: Status): string[] {
  const own = new Set([...mentions, ...tags].map(({ url }) => url));
  const found = [...content.matchAll(/<a\b[^<>]*>/gi)].flatMap(([tag]) => {
    const address = /\bhref="(https?:\/\/[^"<>]+)"/i.exec(tag)?.[1]?.replaceAll('&amp;', '&');
    return address === undefined || own.has(address) || /\b(?:mention|hashtag)\b/.test(tag) ? [] : [address];
  });
  return [...new Set(card ? [card.url, ...found] : found)].slice(0, LINKS);
}

/** What the library keeps of a post; null for a repeat, which has no words of its own. */
export function keptPost(
  status: Status,
  author: Account | undefined,
  places: readonly Place[],
): KeptPost | null {
  if (status.reblogId !== null) return null;
  return {
    id: status.id,
    url: status.url ?? status.uri,
    authorId: status.accountId,
    acct: author?.acct ?? '',
    name: author?.displayName ?? '',
    createdAt: status.createdAt,
    editedAt: status.editedAt,
    spoiler: status.spoilerText.slice(0, LONGEST),
    text: status.text.slice(0, LONGEST),
    language: status.language,
    visibility: status.visibility,
    sensitive: status.sensitive,
    inReplyToId: status.inReplyToId,
    places,
    media: status.attachments.map(({ kind, url, remoteUrl, description }) => ({
      kind,
      url: url ?? remoteUrl ?? '',
      description: description ?? '',
    })),
    links: linksOf(status),
    card: status.card ? `${status.card.title}\n${status.card.description}` : '',
    poll: status.poll?.options.map(({ title }) => title) ?? [],
  };
}
