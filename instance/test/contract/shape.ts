import { isObject, type Json } from './json.ts';

type Kind = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

/** What values look like: their kinds, and inside them the members and items of all that were seen. */
export interface Shape {
  readonly kinds: ReadonlySet<Kind>;
  /** Members seen in any of the objects. */
  readonly members: ReadonlyMap<string, Shape>;
  /** Members that every one of the objects had. */
  readonly always: ReadonlySet<string>;
  /** Items of all arrays together, null when all were empty. */
  readonly item: Shape | null;
  /** One of the arrays was empty. */
  readonly empty: boolean;
}

function kindOf(value: Json): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const kind = typeof value;
  return kind === 'boolean' || kind === 'number' || kind === 'string' ? kind : 'object';
}

/** The shape of one value. */
export function shapeOf(value: Json): Shape {
  const members = isObject(value)
    ? new Map(Object.entries(value).map(([key, member]) => [key, shapeOf(member)]))
    : new Map<string, Shape>();
  const items = Array.isArray(value) ? value.map(shapeOf) : [];
  return {
    kinds: new Set([kindOf(value)]),
    members,
    always: new Set(members.keys()),
    item: items.length === 0 ? null : items.reduce(union),
    empty: Array.isArray(value) && value.length === 0,
  };
}

/** The shape of values of either kind. */
export function union(a: Shape, b: Shape): Shape {
  const members = new Map(a.members);
  for (const [key, shape] of b.members) {
    const known = members.get(key);
    members.set(key, known ? union(known, shape) : shape);
  }
  const bothObjects = a.kinds.has('object') && b.kinds.has('object');
  const always = bothObjects ? [...a.always].filter((key) => b.always.has(key)) : [...a.always, ...b.always];
  const item = a.item && b.item ? union(a.item, b.item) : (a.item ?? b.item);
  const kinds = new Set([...a.kinds, ...b.kinds]);
  return { kinds, members, always: new Set(always), item, empty: a.empty || b.empty };
}

/** What else is known beside the recording at hand. */
export interface Knowledge {
  /** The shape of every member of this name in all recordings, which tells what may be null. */
  readonly byKey: ReadonlyMap<string, Shape>;
  /** Members whose own members are names that differ from server to server (maps). */
  readonly maps: ReadonlySet<string>;
  /** Lists that may be empty here though the recording's is not. */
  readonly mayBeEmpty: ReadonlySet<string>;
}

function nullable(known: Shape | undefined): boolean {
  return known !== undefined && known.kinds.has('null') && known.kinds.size > 1;
}

function compareObject(
  expected: Shape,
  value: { [key: string]: Json },
  path: string,
  known: Knowledge,
): string[] {
  const missing = [...expected.always]
    .filter((key) => !(key in value))
    .map((key) => `${path}.${key} is missing`);
  const wrong = [...expected.members].flatMap(([key, shape]) => {
    const member = value[key];
    return member === undefined ? [] : mismatches(shape, member, `${path}.${key}`, known, key);
  });
  return [...missing, ...wrong];
}

function compareArray(expected: Shape, value: Json[], path: string, known: Knowledge, key: string): string[] {
  const { item } = expected;
  if (item === null) return [];
  if (value.length === 0) return expected.empty || known.mayBeEmpty.has(key) ? [] : [`${path} is empty`];
  return value.flatMap((one, i) => mismatches(item, one, `${path}[${i}]`, known, ''));
}

/**
 * How a value differs from an expected shape: missing members, other kinds, empty lists where the recording
 * had items. More members than expected are fine. `key` is the name the value stands under.
 */
export function mismatches(expected: Shape, value: Json, path: string, known: Knowledge, key = ''): string[] {
  const kind = kindOf(value);
  if (!expected.kinds.has(kind)) {
    const usual = known.byKey.get(key);
    if (kind === 'null' && nullable(usual)) return [];
    // The recording had null here: any kind this member has elsewhere will do, in the shape it has there.
    const onlyNull = expected.kinds.size === 1 && expected.kinds.has('null');
    if (onlyNull && usual?.kinds.has(kind)) return mismatches(usual, value, path, known, key);
    return [`${path} is ${kind}, recorded as ${[...expected.kinds].join(' or ')}`];
  }
  if (isObject(value)) return known.maps.has(key) ? [] : compareObject(expected, value, path, known);
  if (Array.isArray(value)) return compareArray(expected, value, path, known, key);
  return [];
}
