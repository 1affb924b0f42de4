import type { BookmarkFolder } from '@/domain/status/bookmark-folder';
import { PLACES, type Place } from './kept-post';
import { fold } from './fold';
import { unitsOf, type Unit } from './words';

export const KINDS = ['image', 'video', 'audio', 'media', 'link', 'poll'] as const;
export type Kind = (typeof KINDS)[number];

/** Words of a query that stand together: a word, of which the beginning is enough, or a text in quotes. */
export interface Clause {
  not: boolean;
  /** In quotes: whole words. */
  exact: boolean;
  units: readonly Unit[];
  /** What the line of a post must hold (words.ts). */
  needle: string;
}

export type Filter = { not: boolean } & (
  | { is: 'from'; name: string }
  | { is: 'has'; kind: Kind }
  | { is: 'lang'; code: string }
  /** Unix milliseconds: from `from` on, and before `to`. */
  | { is: 'time'; from: number; to: number }
  | { is: 'in'; place: Place }
  /** Bookmarks of a folder, by its id. */
  | { is: 'folder'; id: string }
);

/** What is wrong with a query; `word` as it was typed. Everything else of it is searched all the same. */
export interface Mistake {
  is: 'operator' | 'value' | 'date' | 'empty' | 'quote';
  operator: string;
  word: string;
}

export interface Query {
  clauses: readonly Clause[];
  filters: readonly Filter[];
  mistakes: readonly Mistake[];
}

const OPERATORS = ['from', 'has', 'lang', 'before', 'after', 'in'] as const;
type Operator = (typeof OPERATORS)[number];

/** Other clients' words for the same. */
const SAME: Readonly<Record<string, Operator>> = { language: 'lang', since: 'after', until: 'before' };
const SAME_KINDS: Readonly<Record<string, Kind>> = {
  images: 'image',
  picture: 'image',
  photo: 'image',
  videos: 'video',
  links: 'link',
  polls: 'poll',
};
const SAME_PLACES: Readonly<Record<string, Place>> = {
  bookmark: 'bookmarks',
  favourite: 'favourites',
  favorite: 'favourites',
  favorites: 'favourites',
  own: 'mine',
  me: 'mine',
};

const among = <T extends string>(all: readonly T[], word: string): T | undefined =>
  all.find((each) => each === word);

/** A day, month or year of the reader's calendar: when it begins, and when it is over. */
function spanOf(text: string): readonly [begin: number, end: number] | null {
  const parts = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(text);
  if (!parts) return null;
  const [year, month, day] = [Number(parts[1]), Number(parts[2] ?? 1), Number(parts[3] ?? 1)];
  const begin = new Date(year, month - 1, day);
  if (begin.getFullYear() !== year || begin.getMonth() !== month - 1 || begin.getDate() !== day) return null;
  const end = parts[3]
    ? new Date(year, month - 1, day + 1)
    : parts[2]
      ? new Date(year, month, 1)
      : new Date(year + 1, 0, 1);
  return [begin.getTime(), end.getTime()];
}

/** A folder as it may be asked for. */
type Named = Pick<BookmarkFolder, 'id' | 'name'>;

/** Two folders that differ in accents, capitals or quotes alone are one to who types. */
const nameOf = (name: string): string =>
  fold(name.replaceAll(/["“”„«»]/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The filter of an operator; null where the value says nothing. */
function filterOf(operator: Operator, value: string, not: boolean, folders: readonly Named[]): Filter | null {
  const word = value.toLowerCase();
  switch (operator) {
    case 'from':
      return { is: 'from', name: word.replace(/^@/, ''), not };
    case 'lang':
      return /^[a-z]{2,3}(?:-[\da-z]+)*$/.test(word) ? { is: 'lang', code: word, not } : null;
    case 'has': {
      const kind = among(KINDS, word) ?? SAME_KINDS[word];
      return kind ? { is: 'has', kind, not } : null;
    }
    case 'in': {
      const place = among(PLACES, word) ?? SAME_PLACES[word];
      if (place) return { is: 'in', place, not };
      const folder = folders.find(({ name }) => nameOf(name) === nameOf(value));
      return folder ? { is: 'folder', id: folder.id, not } : null;
    }
    case 'before':
    case 'after': {
      const span = spanOf(word);
      if (!span) return null;
      const [from, to] = operator === 'before' ? [-Infinity, span[0]] : [span[1], Infinity];
      return { is: 'time', from, to, not };
    }
  }
}

/** Null for what holds no letter and no digit. */
function clauseOf(text: string, exact: boolean, not: boolean): Clause | null {
  const units = unitsOf(fold(text));
  const [first, last] = [units[0], units.at(-1)];
  if (!first || !last) return null;
  const words = units.map((unit) => unit.text).join(' ');
  const needle = `${first.isRun ? '' : ' '}${words}${exact && !last.isRun ? ' ' : ''}`;
  return { not, exact, units, needle };
}

/** A word, a text in quotes, or an operator with either; a minus before it. */
const PIECE = /(-?)(?:([a-z]+):)?(?:"([^"]*)("?)|([^\s"]\S*))/giu;
const EMPTY = /^([a-z]+):$/i;

/**
 * Reads what was typed. Never fails: what it cannot read it tells of, and searches for the rest. `folders`: those that
 * `in:` may name.
 */
export function parseQuery(typed: string, folders: readonly Named[] = []): Query {
  const clauses: Clause[] = [];
  const filters: Filter[] = [];
  const mistakes: Mistake[] = [];
  const addWords = (text: string, exact: boolean, not: boolean): void => {
    const clause = clauseOf(text, exact, not);
    if (clause) clauses.push(clause);
  };
  for (const [whole, minus, named = '', quoted, closing, bare] of typed
    .replaceAll(/[“”„«»]/g, '"')
    .matchAll(PIECE)) {
    const not = minus === '-';
    const value = quoted ?? bare ?? '';
    const left = EMPTY.exec(value)?.[1]?.toLowerCase();
    const name = named.toLowerCase();
    const operator = among(OPERATORS, name) ?? SAME[name];
    if (quoted !== undefined && closing === '') mistakes.push({ is: 'quote', operator: '', word: whole });
    if (operator) {
      const filter = value.trim() === '' ? null : filterOf(operator, value.trim(), not, folders);
      const isDate = operator === 'before' || operator === 'after';
      if (filter) filters.push(filter);
      else mistakes.push({ is: isDate ? 'date' : 'value', operator, word: value });
    } else if (left !== undefined && named === '' && (among(OPERATORS, left) ?? SAME[left]))
      mistakes.push({ is: 'empty', operator: left, word: whole });
    else {
      // An address has a colon too.
      if (name !== '' && !value.startsWith('//'))
        mistakes.push({ is: 'operator', operator: name, word: whole });
      if (name === '') addWords(value, quoted !== undefined, not);
      else addWords(`${named}:${value}`, false, not);
    }
  }
  return { clauses, filters, mistakes };
}
