/** One word or phrase of a search. */
interface Term {
  words: string;
  /** With a minus before it. */
  unwanted: boolean;
}

/** More terms than people type; SQLite reads no deeper expression than a thousand. */
const MOST_TERMS = 32;

/** What stands between `or`s, each a list of terms that must all hold. */
function alternativesOf(query: string): Term[][] {
  const alternatives: Term[][] = [[]];
  for (const [part, minus, phrase] of [...query.matchAll(/(-?)"([^"]*)"?|\S+/g)].slice(0, MOST_TERMS)) {
    if (/^or$/i.test(part)) {
      alternatives.push([]);
      continue;
    }
    const unwanted = minus === '-' || (phrase === undefined && /^-./.test(part));
    const words = (phrase ?? part.replace(/^-(?=.)/, '')).trim();
    if (words !== '') alternatives.at(-1)?.push({ words, unwanted });
  }
  return alternatives.filter((terms) => terms.length > 0);
}

/**
 * Akkoma's full-text search reads what people type as web searches do: all words, `-word` without,
 * `"words in this order"`, `or` between alternatives.
 */
export function wordsWhere(query: string): { sql: string; params: string[] } {
  const params: string[] = [];
  const has = ({ words, unwanted }: Term): string => {
    const pattern = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    params.push(pattern, pattern);
    const sql = `(s.content_text LIKE ? ESCAPE '\\' OR s.spoiler_text LIKE ? ESCAPE '\\')`;
    return unwanted ? `NOT ${sql}` : sql;
  };
  const sql = alternativesOf(query)
    .map((terms) => `(${terms.map(has).join(' AND ')})`)
    .join(' OR ');
  return { sql: sql === '' ? '0' : sql, params };
}
