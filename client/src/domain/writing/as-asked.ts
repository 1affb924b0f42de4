import type { RepliesPolicy } from '@/domain/account/user-list';
import type { Visibility } from '@/domain/status/visibility';

/**
 * What was asked of a server, or what it says that it did. Of what was asked only what is named is compared; what the
 * answer does not name, the server does not tell. Lengths are in seconds: clocks differ, lengths do not.
 */
export interface Facts {
  visibility?: Visibility;
  /** After so long the post is deleted; null: it stays. */
  lifetime?: number | null;
  /** Unix milliseconds; null: it was posted at once. */
  scheduledAt?: number | null;
  quotes?: boolean;
  language?: string | null;
  contentType?: string;
  sensitive?: boolean;
  files?: number;
  poll?: boolean;
  pollLength?: number | null;
  pollMultiple?: boolean;
  /** A mute ends after so long; null: never. */
  muteLength?: number | null;
  repliesPolicy?: RepliesPolicy | null;
  exclusive?: boolean | null;
  /** A switch of a relationship is as it was wanted. */
  done?: boolean;
}

type Value = string | number | boolean | null;

/** One fact that is not as it was asked. */
export interface Difference {
  fact: keyof Facts;
  asked: Value;
  got: Value;
}

/** Servers round times, and take a moment; seconds. */
const SECONDS_ALIKE = 90;

const sameSeconds = (a: Value, b: Value): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= SECONDS_ALIKE : a === b;

/** By two clocks, that of the browser and that of the server. */
const CLOCKS_DIFFER = 600;

const nearlySameSeconds = (a: Value, b: Value): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= CLOCKS_DIFFER : a === b;

const sameMoment = (a: Value, b: Value): boolean =>
  typeof a === 'number' && typeof b === 'number' ? sameSeconds(a / 1000, b / 1000) : a === b;

/** `en` and `en-GB` are the same. */
const baseOf = (language: Value): Value => String(language).split(/[-_]/)[0]?.toLowerCase() ?? '';
const sameLanguage = (a: Value, b: Value): boolean => baseOf(a) === baseOf(b);

type Alike = (asked: Value, got: Value) => boolean;
const same: Alike = (asked, got) => asked === got;

/** The order in which differences are told: who sees it first. */
const FACTS: readonly (readonly [keyof Facts, Alike])[] = [
  ['visibility', same],
  ['scheduledAt', sameMoment],
  ['lifetime', sameSeconds],
  ['quotes', same],
  ['files', same],
  ['poll', same],
  ['pollLength', sameSeconds],
  ['pollMultiple', same],
  ['sensitive', same],
  ['contentType', same],
  ['language', sameLanguage],
  ['muteLength', nearlySameSeconds],
  ['repliesPolicy', same],
  ['exclusive', same],
  ['done', same],
];

/** What came back otherwise than it was asked. */
export const differences = (asked: Facts, got: Facts): readonly Difference[] =>
  FACTS.flatMap(([fact, alike]) => {
    const [wanted, told] = [asked[fact], got[fact]];
    return wanted === undefined || told === undefined || alike(wanted, told)
      ? []
      : [{ fact, asked: wanted, got: told }];
  });
