import { readBuildFile } from '@/lib/build-file';
import { parseJson } from '@/lib/parse-json';
import { STANDARD_GROUPS, type EmojiGroup, type PickerEmoji } from './picker-emoji';
import standardEmoji from './standard-emoji.json?url';

const listOf = (input: unknown): readonly unknown[] => (Array.isArray(input) ? input : []);

function character(entry: unknown): PickerEmoji | null {
  const [name, words, codes, toned] = listOf(entry);
  if (typeof name !== 'string' || typeof words !== 'string' || typeof codes !== 'string') return null;
  return {
    name,
    emoji: null,
    label: words.split('|')[0] ?? '',
    words: words.toLowerCase(),
    codes: codes.split(' '),
    toned: toned === 1,
  };
}

const isGroup = (input: unknown): input is { name: unknown; emoji: unknown } =>
  typeof input === 'object' && input !== null && 'name' in input && 'emoji' in input;

/** Reads standard-emoji.json, which `scripts/emoji-data.mjs` makes. */
function readStandardGroups(source: string): readonly EmojiGroup[] {
  const groups = listOf(parseJson(source)).filter(isGroup);
  return STANDARD_GROUPS.map((id) => ({
    id,
    title: null,
    emoji: listOf(groups.find(({ name }) => name === id)?.emoji).flatMap((entry) => character(entry) ?? []),
  }));
}

/** Addresses of one file a language: words of all standard emoji in their order. */
const words: Readonly<Record<string, string>> = import.meta.glob('./words/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const addressOf = (code: string): string | undefined => words[`./words/words-${code}.json`];

/** Name of the file of words for a language tag; null where there is none. */
export function wordsFileOf(tag: string): string | null {
  const lower = tag.toLowerCase();
  const base = lower.split('-')[0] ?? '';
  const code = /^zh-(?:hant|tw|hk|mo)/.test(lower) ? 'zh-hant' : base === 'no' || base === 'nn' ? 'nb' : base;
  return addressOf(code) === undefined ? null : code;
}

async function loadWords(code: string): Promise<readonly string[]> {
  // Without the words of a language the English ones do.
  const source = await readBuildFile(addressOf(code) ?? '').catch(() => '');
  return listOf(parseJson(source)).map((line) => (typeof line === 'string' ? line : ''));
}

/** Adds the words of one language; its labels take the place of the English ones when `named`. */
export function inLanguage(
  groups: readonly EmojiGroup[],
  lines: readonly string[],
  named: boolean,
): readonly EmojiGroup[] {
  let index = -1;
  return groups.map((group) => ({
    ...group,
    emoji: group.emoji.map((one) => {
      index += 1;
      const line = lines[index] ?? '';
      if (line === '') return one;
      const label = named ? (line.split('|')[0] ?? one.label) : one.label;
      return { ...one, label, words: `${line.toLowerCase()}|${one.words}` };
    }),
  }));
}

/** More languages than these nobody searches in. */
const MOST_LANGUAGES = 2;

/**
 * Standard emoji with words in English and in those of `languages` (the interface's first, then the
 * browser's) that there are. Rejects when even the English ones cannot be had; the next call tries again.
 */
export async function loadStandardGroups(languages: readonly string[]): Promise<readonly EmojiGroup[]> {
  const first = languages[0] === undefined ? null : wordsFileOf(languages[0]);
  const codes = [...new Set(languages.map(wordsFileOf))]
    .filter((code) => code !== null)
    .slice(0, MOST_LANGUAGES);
  const [source, ...lines] = await Promise.all([readBuildFile(standardEmoji), ...codes.map(loadWords)]);
  let groups = readStandardGroups(source);
  for (const [index, code] of codes.entries()) {
    groups = inLanguage(groups, lines[index] ?? [], code === first);
  }
  return groups;
}
