import * as fc from 'fast-check';
import { isDto } from '../decode/shape';

/** What a broken or hostile server puts where something else belongs. */
const NASTY: readonly unknown[] = [
  null,
  undefined,
  '',
  '_',
  '\ud800',
  'x'.repeat(100_000),
  '<'.repeat(50_000),
  'javascript:alert(1)',
  'https://',
  0,
  -1,
  1e308,
  Number.NaN,
  true,
  false,
  [],
  {},
  [[]],
  [null, {}, 'x', 1],
  Array.from({ length: 20_000 }, () => ({ id: '1' })),
  { __proto__: null, id: {}, account: [], url: 7 },
  { id: '1', toString: null, constructor: null },
];

/** A thousand readable entities, each inside the next. */
function nested(key: string): unknown {
  const account = { id: '1', username: 'ada', acct: 'ada' };
  let value: unknown = null;
  for (let level = 0; level < 1000; level += 1) {
    value = { id: `n${String(level)}`, username: 'ada', account, [key]: value };
  }
  return value;
}

export interface Mutation {
  /** Which way to go at each level. */
  steps: readonly number[];
  what: { is: 'replace'; nasty: number } | { is: 'nest'; key: string } | { is: 'cycle'; key: string };
}

export const mutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.record({
    steps: fc.array(fc.nat(40), { maxLength: 5 }),
    what: fc.oneof(
      {
        weight: 8,
        arbitrary: fc.record({ is: fc.constant('replace' as const), nasty: fc.nat(NASTY.length - 1) }),
      },
      fc.record({
        is: fc.constant('nest' as const),
        key: fc.constantFrom('reblog', 'quote', 'account', 'moved'),
      }),
      fc.record({ is: fc.constant('cycle' as const), key: fc.constantFrom('reblog', 'quote', 'status') }),
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

function changed(value: unknown, { what }: Mutation): unknown {
  if (what.is === 'replace') return NASTY[what.nasty];
  if (!isDto(value)) return value;
  return { ...value, [what.key]: what.is === 'nest' ? nested(what.key) : { ...value } };
}

/** The value with one place of it changed; the input stays as it was. */
export function mutate(value: unknown, mutation: Mutation): unknown {
  const [step, ...rest] = mutation.steps;
  if (step === undefined) return changed(value, mutation);
  const deeper = { ...mutation, steps: rest };
  if (Array.isArray(value) && value.length > 0) {
    const items: unknown[] = value;
    const at = step % items.length;
    return items.map((item, index) => (index === at ? mutate(item, deeper) : item));
  }
  if (!isDto(value)) return changed(value, mutation);
  const keys = Object.keys(value);
  const key = keys[step % Math.max(1, keys.length)];
  return key === undefined ? value : { ...value, [key]: mutate(value[key], deeper) };
}
