/**
 * How a list of keys became another one: rows put before the first one that was there, rows put after, or
 * anything else. Looks at both ends only, so it is cheap on long lists.
 */
export function growth(before: readonly string[], after: readonly string[]): 'before' | 'after' | 'other' {
  const first = before[0];
  if (first === undefined || after.length <= before.length) return 'other';
  if (after[0] === first) return 'after';
  return after.indexOf(first) > 0 ? 'before' : 'other';
}
