import type { AccountId } from '@/domain/ids';
import { best, emojiScore, mfmFunctions, MOST_SUGGESTED } from '@/domain/suggest/rank';
import type { SuggestToken } from '@/domain/suggest/token';
import type { Realm } from '@/data/realm';
import { loadEmoji } from '@/parts/emoji/load-emoji';
import { textOf, type PickerEmoji } from '@/parts/emoji/picker-emoji';
import { withTone } from '@/parts/emoji/skin-tone';
import type { Suggestion } from './suggestion';

/** What the server has is asked for when the typing pauses (COMP-10). */
const PAUSE = 300;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

const MFM = 'text/x.misskeymarkdown';

/** What to offer for a word: at once, then better when more is known. */
type Answer = (suggestions: readonly Suggestion[]) => void;

interface Question {
  realm: Realm;
  locale: string;
  query: string;
  /** False when something else was typed meanwhile. */
  current: () => boolean;
  answer: Answer;
}

async function emoji({ realm, locale, query, current, answer }: Question): Promise<void> {
  const [{ standard, packs }, { recentEmoji }] = await Promise.all([
    loadEmoji(realm, locale),
    realm.late.details.load(),
  ]);
  if (!current()) return;
  const tone = recentEmoji.tone();
  // By its best shortcode.
  const named = [...packs, ...standard].flatMap((group) =>
    group.emoji.map((one) => ({ one, ...bestCode(one, query) })),
  );
  const found = best(
    named,
    ({ score }) => score,
    ({ code }) => code,
    MOST_SUGGESTED,
  );
  answer(found.map(({ one, code }) => emojiSuggestion(one, code, tone)));
}

function bestCode(one: PickerEmoji, query: string): { code: string; score: number | null } {
  let found: { code: string; score: number | null } = { code: one.codes[0] ?? one.name, score: null };
  for (const code of one.codes) {
    const score = emojiScore({ name: code, hasImage: one.emoji !== null, words: one.words }, query);
    if (score !== null && (found.score === null || score > found.score)) found = { code, score };
  }
  return found;
}

function emojiSuggestion(one: PickerEmoji, code: string, tone: number): Suggestion {
  const character = one.toned ? withTone(one.name, tone) : one.name;
  const words = one.emoji ? textOf(one) : character;
  return {
    key: `${one.emoji === null ? '' : ':'}${one.name}`,
    words,
    label: `:${one.emoji ? one.name : code}:`,
    look: one.emoji ? { is: 'emoji', emoji: one.emoji } : { is: 'character', character },
  };
}

function personSuggestion(realm: Realm, id: AccountId): Suggestion | [] {
  const account = realm.records.account(id).get();
  if (!account) return [];
  return { key: id, words: `@${account.acct}`, label: account.displayName, look: { is: 'person', id } };
}

async function people({ realm, query, current, answer }: Question): Promise<void> {
  const writing = await (await realm.late.details.load()).writingHelp();
  if (!current()) return;
  const known = writing.knownPeople(query);
  const show = (ids: readonly AccountId[]): void =>
    answer([...new Set(ids)].slice(0, MOST_SUGGESTED).flatMap((id) => personSuggestion(realm, id)));
  show(known);
  if (query.includes('@')) return;
  await pause();
  if (!current()) return;
  // Without the server those that are known must do.
  const found = await writing.findPeople(query).catch(() => []);
  if (current()) show([...writing.knownPeople(query), ...found]);
}

async function tags({ realm, query, current, answer }: Question): Promise<void> {
  const writing = await (await realm.late.details.load()).writingHelp();
  if (!current()) return;
  const known = writing.knownTags(query);
  const show = (names: readonly string[]): void => {
    // Servers name any word as a tag; what is written already is no suggestion.
    const others = names.filter((name) => name.toLowerCase() !== query.toLowerCase());
    answer(
      [...new Set(others)]
        .slice(0, MOST_SUGGESTED)
        .map((name) => ({ key: name, words: `#${name}`, label: `#${name}`, look: { is: 'plain' } })),
    );
  };
  show(known);
  await pause();
  if (!current()) return;
  const found = await writing.findTags(query).catch(() => []);
  if (current()) show([...known, ...found]);
}

function functions({ realm, query, answer }: Question, contentType: string): void {
  const offered = contentType === MFM || (query !== '' && realm.server.get().postFormats.includes(MFM));
  const names = offered ? mfmFunctions(query) : [];
  answer(
    names.map((name) => ({
      key: name,
      words: `$[${name}`,
      label: `$[${name} …]`,
      look: { is: 'plain' },
    })),
  );
}

/** Finds what a word may become (COMP-10); answers at once or later, perhaps twice, perhaps with nothing. */
export async function findSuggestions(
  { sign }: Pick<SuggestToken, 'sign'>,
  question: Question,
  contentType: string,
): Promise<void> {
  // A lone sign offers nothing, but for MFM, whose functions nobody knows by heart.
  if (question.query === '' && sign !== '$') return question.answer([]);
  switch (sign) {
    case ':':
      return emoji(question);
    case '@':
      return people(question);
    case '#':
      return tags(question);
    case '$':
      return functions(question, contentType);
  }
}
