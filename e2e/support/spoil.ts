import { isObject } from './dress/json';

type Change = (value: unknown, key: string) => unknown;

/** Every leaf of a JSON text changed. */
const eachLeaf = (change: Change): ((json: string) => string) => {
  const walk: Change = (value, key) => {
    if (Array.isArray(value)) return value.map((item) => walk(item, key));
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, name)]));
    return change(value, key);
  };
  return (json) => {
    const spoiled: unknown = walk(JSON.parse(json), '');
    return JSON.stringify(spoiled);
  };
};

/** A small seeded generator: a run that failed can be had again. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const WRONG: readonly unknown[] = [
  null,
  0,
  -7,
  1e300,
  true,
  '',
  'x',
  [],
  {},
  [[]],
  { id: 7 },
  [null],
  'javascript:1',
];

/** One leaf in `every` holds another type than it should. */
export function wrongTypes(seed: number, every: number): (json: string) => string {
  const random = randomFrom(seed);
  return eachLeaf((value) => (random() * every < 1 ? WRONG[Math.floor(random() * WRONG.length)] : value));
}

const SCRIPT =
  '"><img src=x onerror="window.pwned=1"><script>window.pwned=1</script><svg onload="window.pwned=1"></svg>' +
  '<a href="javascript:window.pwned=1" style="position:fixed;inset:0">x</a><iframe srcdoc="<script>top.pwned=1</script>"></iframe>';
const KEPT = /^(id|.*_id|type|visibility|.*_at|acct|mime_type|name)$/;

/** Script in every text, script addresses in every address. Ids and the like stay, so that things are shown. */
export const scripted = eachLeaf((value, key) => {
  if (typeof value !== 'string' || KEPT.test(key)) return value;
  if (/^https?:|^\//.test(value)) return `javascript:window.pwned=1//${value}`;
  return `${value}${SCRIPT}`;
});
