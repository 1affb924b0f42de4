import type { KeptPost } from './kept-post';
import type { Filter, Kind, Query } from './query';
import { lineOf } from './words';

/** All that is searched of a post; a line each, so that no quote goes over two of them. */
export const textsOf = ({ spoiler, text, media, card, poll, name }: KeptPost): readonly string[] => [
  spoiler,
  text,
  ...media.map(({ description }) => description),
  ...poll,
  card,
  name,
];

const linesOf = (post: KeptPost): string => textsOf(post).map(lineOf).join('\n');

const MEDIA: Readonly<Partial<Record<Kind, string>>> = { image: 'image', video: 'video', audio: 'audio' };

export function hasKind({ media, links, poll }: KeptPost, kind: Kind): boolean {
  if (kind === 'link') return links.length > 0;
  if (kind === 'poll') return poll.length > 0;
  return kind === 'media' ? media.length > 0 : media.some((each) => each.kind === MEDIA[kind]);
}

/** `wren` is anybody of that name on any server, `wren@reef.example` one person. */
export const isNamed = (acct: string, name: string): boolean => {
  const lower = acct.toLowerCase();
  return lower === name || lower.startsWith(`${name}@`);
};

export const isInLanguage = (language: string | null, code: string): boolean => {
  const lower = language?.toLowerCase() ?? '';
  return lower === code || lower.startsWith(`${code}-`);
};

function passes(post: KeptPost, filter: Filter): boolean {
  switch (filter.is) {
    case 'from':
      return filter.name === 'me' ? post.places.includes('mine') : isNamed(post.acct, filter.name);
    case 'has':
      return hasKind(post, filter.kind);
    case 'lang':
      return isInLanguage(post.language, filter.code);
    case 'time':
      return post.createdAt >= filter.from && post.createdAt < filter.to;
    case 'in':
      return post.places.includes(filter.place);
    case 'folder':
      return post.folder === filter.id;
  }
}

/** The rule itself; the index (search-index.ts) only spares asking every post. */
export function matches(post: KeptPost, { clauses, filters }: Query): boolean {
  if (filters.some((filter) => passes(post, filter) === filter.not)) return false;
  if (clauses.length === 0) return true;
  const lines = linesOf(post);
  return clauses.every(({ needle, not }) => lines.includes(needle) !== not);
}
