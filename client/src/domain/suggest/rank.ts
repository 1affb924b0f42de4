/** Suggestions shown at a time (COMP-10). */
export const MOST_SUGGESTED = 5;
/** Known people that are looked at before those that the server names. */
const MOST_KNOWN = 20;

const ascending = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The best `count` by score, then by name. */
export function best<T>(
  candidates: Iterable<T>,
  score: (candidate: T) => number | null,
  name: (candidate: T) => string,
  count: number,
): readonly T[] {
  const scored: { candidate: T; points: number; name: string }[] = [];
  for (const candidate of candidates) {
    const points = score(candidate);
    if (points !== null) scored.push({ candidate, points, name: name(candidate) });
  }
  scored.sort((a, b) => b.points - a.points || ascending(a.name, b.name));
  return scored.slice(0, count).map(({ candidate }) => candidate);
}

/** An emoji by one of its names. */
export interface EmojiCandidate {
  /** Lower case, without colons. */
  name: string;
  /** A picture of the server, not a character. */
  hasImage: boolean;
  /** Lower case; other words that find it. */
  words: string;
}

/** Below every emoji that the query names. */
const ONLY_BY_WORD = -1000;

/** COMP-10: exact +200, image +100, prefix +10, shorter higher; null when it does not match. */
export function emojiScore({ name, hasImage, words }: EmojiCandidate, query: string): number | null {
  const wanted = query.toLowerCase();
  const image = hasImage ? 100 : 0;
  if (name.includes(wanted)) {
    return (name === wanted ? 200 : 0) + image + (name.startsWith(wanted) ? 10 : 0) - name.length;
  }
  const word = words.startsWith(wanted) || words.includes(`|${wanted}`) || words.includes(` ${wanted}`);
  return word ? ONLY_BY_WORD + image - name.length : null;
}

export interface PersonCandidate {
  acct: string;
  displayName: string;
}

/** Known people whose handle or name begins with the query: handles first, then by handle; 20 at most. */
export function rankPeople<T extends PersonCandidate>(known: Iterable<T>, query: string): readonly T[] {
  const wanted = query.toLowerCase();
  const score = ({ acct, displayName }: T): number | null => {
    if (acct.toLowerCase().startsWith(wanted)) return 1;
    return displayName.toLowerCase().startsWith(wanted) ? 0 : null;
  };
  return best(known, score, ({ acct }) => acct, MOST_KNOWN);
}

/** Tags that begin with the query: as often as they were seen, then by name. */
export function rankTags(seen: ReadonlyMap<string, number>, query: string): readonly string[] {
  const wanted = query.toLowerCase();
  const score = (name: string): number | null =>
    name.toLowerCase().startsWith(wanted) ? (seen.get(name) ?? 0) : null;
  return best(seen.keys(), score, (name) => name, MOST_SUGGESTED);
}

/** behaviour.md §2. */
const MFM_FUNCTIONS =
  'bg blur bounce center fg flip font jelly jump position rainbow rotate scale shake sparkle spin tada twitch x2 x3 x4'.split(
    ' ',
  );

export const mfmFunctions = (query: string): readonly string[] =>
  MFM_FUNCTIONS.filter((name) => name.startsWith(query.toLowerCase())).slice(0, MOST_SUGGESTED);
