/**
 * How a list of keys became another one: rows put before all that were there, rows put after them, or
 * anything else. Looks at the ends only, so it is cheap on long lists.
 */
export function growth(before: readonly string[], after: readonly string[]): 'before' | 'after' | 'other' {
  const [first, last] = [before[0], before.at(-1)];
  const more = after.length - before.length;
  if (first === undefined || last === undefined || more <= 0) return 'other';
  if (after[0] === first && after[before.length - 1] === last) return 'after';
  return after[more] === first && after.at(-1) === last ? 'before' : 'other';
}
