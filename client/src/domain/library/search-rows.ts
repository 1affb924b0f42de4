import { isInLanguage, isNamed } from './match';
import type { Clause, Filter, Query } from './query';
import { folderTerm, kindBit, PLACE_BITS, placeBit, type Columns, type Rows } from './segment';
import { pairsOf, termOf } from './words';

/** Marks the rows that have a term, or one that begins so. */
export type Marker = (term: string, isPrefix: boolean, rows: Rows) => void;

/** What of a clause can be looked up: terms that a post must hold all. */
function termsOfClause({ units, exact }: Clause): { term: string; isPrefix: boolean }[] {
  return units.flatMap((unit, at) => {
    if (!unit.isRun) return [{ term: termOf(unit.text), isPrefix: !exact && at === units.length - 1 }];
    const pairs = pairsOf(unit.text);
    return pairs.map((term) => ({ term, isPrefix: pairs.length === 1 && Array.from(term).length === 1 }));
  });
}

/** The index alone decides: nothing of the post itself has to be looked at. */
export const isSure = (clause: Clause): boolean => {
  const [unit, ...more] = clause.units;
  return (
    unit !== undefined &&
    more.length === 0 &&
    (!unit.isRun || Array.from(unit.text).length <= 2) &&
    unit.text === termOf(unit.text)
  );
};

function keep(rows: Rows, by: (row: number) => boolean): void {
  for (let row = 0; row < rows.length; row += 1) if (rows[row] === 1 && !by(row)) rows[row] = 0;
}

function narrowByClause(rows: Rows, mark: Marker, clause: Clause): void {
  // Whether a whole text in quotes is absent only the post itself tells.
  if (clause.not && !isSure(clause)) return;
  for (const { term, isPrefix } of termsOfClause(clause)) {
    const held = new Uint8Array(rows.length);
    mark(term, isPrefix, held);
    keep(rows, (row) => (held[row] === 1) !== clause.not);
  }
}

function testOf(columns: Columns, mark: Marker, filter: Filter): (row: number) => boolean {
  const { bits, times, accts, languages } = columns;
  const hasBit = (bit: number) => (row: number) => ((bits[row] ?? 0) & bit) !== 0;
  switch (filter.is) {
    case 'from': {
      if (filter.name === 'me') return hasBit(placeBit('mine'));
      const named = columns.acctNames.map((acct) => isNamed(acct, filter.name));
      return (row) => named[accts[row] ?? 0] ?? false;
    }
    case 'lang': {
      const spoken = columns.languageNames.map((name) => isInLanguage(name, filter.code));
      return (row) => spoken[languages[row] ?? 0] ?? false;
    }
    case 'has':
      return hasBit(kindBit(filter.kind));
    case 'in':
      return hasBit(placeBit(filter.place));
    case 'folder': {
      const held = new Uint8Array(columns.ids.length);
      mark(folderTerm(filter.id), false, held);
      return (row) => held[row] === 1;
    }
    case 'time':
      return (row) => (times[row] ?? 0) >= filter.from && (times[row] ?? 0) < filter.to;
  }
}

/** The rows that may match. */
export function search(columns: Columns, mark: Marker, { clauses, filters }: Query): Rows {
  const rows: Rows = new Uint8Array(columns.ids.length).fill(1);
  keep(rows, (row) => ((columns.bits[row] ?? 0) & PLACE_BITS) !== 0);
  for (const filter of filters) {
    const test = testOf(columns, mark, filter);
    keep(rows, (row) => test(row) !== filter.not);
  }
  for (const clause of clauses) narrowByClause(rows, mark, clause);
  return rows;
}
