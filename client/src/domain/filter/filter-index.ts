import type { Account } from '@/domain/account/account';
import type { Status } from '@/domain/status/status';
import { folded, type Filter } from './filter';

interface Needle {
  text: string;
  wholeWord: boolean;
  filter: Filter;
}

/** Letters, digits and what is part of them; scripts without spaces have no words to be whole. */
const IN_WORD = /[\p{L}\p{N}\p{M}_]/u;
const NO_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const isInWord = (character: string): boolean => IN_WORD.test(character) && !NO_SPACES.test(character);

/** The whole character that ends before `at`, or begins there; empty at the ends of the text. */
const charBefore = (text: string, at: number): string => {
  const isPair = at > 1 && /[\uDC00-\uDFFF]/.test(text.charAt(at - 1));
  return text.slice(Math.max(0, at - (isPair ? 2 : 1)), at);
};
const charAt = (text: string, at: number): string => {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
};

/** A border of the phrase that is no letter may stand beside one: "c++" is found in "c++11". */
function isWhole(text: string, at: number, needle: string): boolean {
  const end = at + needle.length;
  const before = isInWord(charAt(needle, 0)) && isInWord(charBefore(text, at));
  const after = isInWord(charBefore(needle, needle.length)) && isInWord(charAt(text, end));
  return !before && !after;
}

/** Three units of a text as one small number; others may share it. */
const MASK = 0xffff;
const sign = (first: number, second: number, third: number): number =>
  (first * 961 + second * 31 + third) & MASK;

/** Phrases of fewer units are looked for one by one: people have few of them. */
const SHORT = 3;

/** Filters made ready for many texts: time grows with the text, hardly with the number of filters. */
export interface FilterIndex {
  readonly filters: readonly Filter[];
  /** Those of which a phrase occurs in the text, each once. The text is `folded`. */
  find(text: string): readonly Filter[];
}

const NONE: readonly Filter[] = [];

export function createFilterIndex(filters: readonly Filter[]): FilterIndex {
  const short: Needle[] = [];
  const byStart = new Map<number, Needle[]>();
  const begins = new Uint8Array(MASK + 1);
  for (const filter of filters) {
    for (const { phrase, wholeWord } of filter.phrases) {
      const text = folded(phrase).trim();
      const needle = { text, wholeWord, filter };
      if (text === '') continue;
      if (text.length < SHORT) {
        short.push(needle);
        continue;
      }
      const start = sign(text.charCodeAt(0), text.charCodeAt(1), text.charCodeAt(2));
      begins[start] = 1;
      byStart.set(start, [...(byStart.get(start) ?? []), needle]);
    }
  }
  const isAt = ({ text: needle, wholeWord }: Needle, text: string, at: number): boolean =>
    text.startsWith(needle, at) && (!wholeWord || isWhole(text, at, needle));
  return {
    filters,
    find(text) {
      const found = new Set<Filter>();
      for (const needle of short)
        for (let at = text.indexOf(needle.text); at >= 0; at = text.indexOf(needle.text, at + 1))
          if (isAt(needle, text, at)) found.add(needle.filter);
      let [second, third] = [text.charCodeAt(0), text.charCodeAt(1)];
      for (let at = 0; at + 2 < text.length; at += 1) {
        const first = second;
        second = third;
        third = text.charCodeAt(at + 2);
        const start = sign(first, second, third);
        if (begins[start] === 0) continue;
        for (const needle of byStart.get(start) ?? []) if (isAt(needle, text, at)) found.add(needle.filter);
      }
      return found.size === 0 ? NONE : [...found];
    },
  };
}

type Searched = Pick<Status, 'id' | 'text' | 'spoilerText' | 'poll' | 'attachments'>;
type Named = Pick<Account, 'displayName' | 'acct'>;

/** No phrase reaches over the end of one text into the next. */
const BETWEEN = '\u0000';

/** All words of a post that a filter looks at: subject, text, poll, descriptions, and its author's names. */
function searchedText(status: Searched, author: Named | undefined): string {
  const texts = [
    status.spoilerText,
    status.text,
    ...(status.poll?.options.map(({ title }) => title) ?? []),
    ...status.attachments.map(({ description }) => description ?? ''),
    author?.displayName ?? '',
    author ? `@${author.acct}` : '',
  ];
  return folded(texts.filter(Boolean).join(BETWEEN));
}

/** What a post meets, by what it is that happens to it. */
interface Met {
  posts: readonly Filter[];
  media: readonly Filter[];
}

const NOTHING: Met = { posts: NONE, media: NONE };

/** The filters that a post meets, wherever they hold; looked for once for each version of a post. */
export function createPostFilters(filters: readonly Filter[]): PostFilters {
  const index = createFilterIndex(filters);
  const single = filters.filter(({ statusIds }) => statusIds.length > 0);
  const known = new WeakMap<object, Met & { names: string }>();
  const look = (status: Searched, author: Named | undefined): Met => {
    const hits = index.find(searchedText(status, author));
    const more = single.filter((one) => one.statusIds.includes(status.id) && !hits.includes(one));
    const all = [...hits, ...more];
    if (all.length === 0) return NOTHING;
    const covers = ({ action }: Filter): boolean => action === 'blur';
    return { posts: all.filter((one) => !covers(one)), media: all.filter(covers) };
  };
  const met = (status: Searched, author: Named | undefined): Met => {
    if (filters.length === 0) return NOTHING;
    const names = author ? `${author.displayName}${BETWEEN}${author.acct}` : '';
    const before = known.get(status);
    if (before?.names === names) return before;
    const now = { ...look(status, author), names };
    known.set(status, now);
    return now;
  };
  return {
    filters,
    of: (status, author) => met(status, author).posts,
    covering: (status, author) => met(status, author).media,
  };
}

export interface PostFilters {
  readonly filters: readonly Filter[];
  /** Those that fold or hide the post. */
  of(status: Searched, author: Named | undefined): readonly Filter[];
  /** Those that only cover its media. */
  covering(status: Searched, author: Named | undefined): readonly Filter[];
}
