const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => same(item, b[index]));
}

function sameFields(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]));
}

/** Equal in value: primitives, lists and plain objects. Meant for the small values inside a record. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  return isPlain(a) && isPlain(b) && sameFields(a, b);
}

/**
 * `old` itself when `next` says the same, else `next` with the unchanged fields of `old`, so that who
 * compares by identity (memoised parts of a row) sees only what changed (SPEC.md R3, R4). Records carry
 * all their fields always: decoders leave none out.
 */
export function share<T extends object>(old: T | undefined, next: T): T {
  if (old === undefined || old === next) return next;
  const merged = { ...next };
  let changed = false;
  for (const key in merged) {
    if (same(old[key], next[key])) merged[key] = old[key];
    else changed = true;
  }
  return changed ? merged : old;
}
