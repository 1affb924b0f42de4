import { englishWords } from './english';
import { plainNumber, pluralRule } from './formatters';
import type { ArgsTuple, MessageId } from './message-id';
import { fillMessage, parseMessage, type NumberRules, type Part } from './message-format';

/** Words of a language by message id. */
export type Catalogue = Readonly<Record<string, string>>;

/** Turns message ids into words of one language. A new object per language, so that React sees the change. */
export interface Translator {
  <Id extends MessageId>(id: Id, ...args: ArgsTuple<Id, string | number>): string;
  /** Like the call itself, but slots may hold elements; returns the pieces in order. */
  pieces<V>(id: MessageId, args: Readonly<Record<string, V | string | number>>): (V | string)[];
  /** For ids that are only known at run time (global notices); falls back to the id itself. */
  dynamic(id: string, args: Readonly<Record<string, string | number>>): string;
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
}

function inEnglish(id: string): string | undefined {
  const dot = id.indexOf('.');
  return englishWords(id.slice(0, dot))?.[id.slice(dot + 1)];
}

type Args = Readonly<Record<string, string | number>>;

/** Names such as `@ada` keep their own direction inside words that go from right to left. */
const isolated = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'string' ? `\u2068${value}\u2069` : value,
    ]),
  );

/** `catalogue` may be partial: missing messages are shown in English, and `onMissing` is told. */
export function createTranslator(
  locale: string,
  dir: 'ltr' | 'rtl',
  catalogue: Catalogue,
  onMissing: () => void = () => {},
): Translator {
  const parsed = new Map<string, readonly Part[]>();
  const rules: NumberRules = {
    plural: (count) => pluralRule(locale, count),
    number: (value) => plainNumber(locale, value),
  };
  const partsOf = (id: string): readonly Part[] => {
    const known = parsed.get(id);
    if (known) return known;
    const own = catalogue[id];
    if (own === undefined) onMissing();
    const message = own ?? inEnglish(id);
    const parts = parseMessage(message ?? id);
    // What is missing may come with a late part.
    if (message !== undefined) parsed.set(id, parts);
    return parts;
  };
  const dynamic = (id: string, args: Args): string =>
    fillMessage<string>(partsOf(id), dir === 'rtl' ? isolated(args) : args, rules).join('');
  const translate = <Id extends MessageId>(id: Id, ...args: ArgsTuple<Id, string | number>): string =>
    dynamic(id, args[0] ?? {});
  return Object.assign(translate, {
    dynamic,
    pieces: <V>(id: MessageId, args: Readonly<Record<string, V | string | number>>) =>
      fillMessage<V>(partsOf(id), args, rules),
    locale,
    dir,
  });
}
