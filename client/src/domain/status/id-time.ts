/**
 * Times within ids. `flake` (Pleroma, Akkoma): 128 bits in base 62, of which the first 64 are milliseconds;
 * `snowflake` (Mastodon): a number, milliseconds times 65,536; `ulid` (GoToSocial): Crockford's base 32, of which the
 * first 48 bits are milliseconds. All of them sort by time.
 */
export type IdFamily = 'flake' | 'snowflake' | 'ulid';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const FLAKE_LENGTH = 18;
const ULID_TIME = 10;
const ULID_REST = 16;

const SHAPES: Readonly<Record<IdFamily, RegExp>> = {
  flake: /^[\dA-Za-z]{18}$/,
  snowflake: /^\d{17,19}$/,
  ulid: /^[0-7][\dA-HJKMNP-TV-Z]{25}$/,
};

/** No server of the network is older; a number that says so holds no time. */
const FIRST = Date.UTC(2008, 0, 1);
const LAST = Date.UTC(2100, 0, 1);
/** The last moment that 48 bits can tell, in the year 10889. */
const END = 2 ** 48 - 1;

const valueOf = (text: string, alphabet: string): bigint =>
  text
    .split('')
    .reduce(
      (sum, letter) => sum * BigInt(alphabet.length) + BigInt(Math.max(0, alphabet.indexOf(letter))),
      0n,
    );

function textOf(value: bigint, alphabet: string, length: number): string {
  const base = BigInt(alphabet.length);
  let text = '';
  for (let rest = value; text.length < length; rest /= base)
    text = (alphabet[Number(rest % base)] ?? '') + text;
  return text;
}

const TIMES: Readonly<Record<IdFamily, (id: string) => bigint>> = {
  flake: (id) => valueOf(id, BASE62) >> 64n,
  snowflake: (id) => BigInt(id) >> 16n,
  ulid: (id) => valueOf(id.slice(0, ULID_TIME), CROCKFORD),
};

/** The moment that an id holds, in Unix milliseconds; null where it holds none. */
export function timeOfId(id: string): number | null {
  const family = familyOfId(id);
  return family === null ? null : Number(TIMES[family](id));
}

/** The kind of an id by its shape, where the time in it can be one of a post. */
export function familyOfId(id: string): IdFamily | null {
  for (const family of ['snowflake', 'flake', 'ulid'] as const) {
    if (!SHAPES[family].test(id)) continue;
    const time = TIMES[family](id);
    if (time >= BigInt(FIRST) && time <= BigInt(LAST)) return family;
  }
  return null;
}

/** The smallest id that a post of this moment (Unix milliseconds) can have: older posts come before it. */
export function idAtTime(family: IdFamily, time: number): string {
  const moment = BigInt(Math.min(END, Math.max(0, Math.floor(time))));
  if (family === 'snowflake') return String(moment << 16n);
  if (family === 'flake') return textOf(moment << 64n, BASE62, FLAKE_LENGTH);
  return textOf(moment, CROCKFORD, ULID_TIME) + '0'.repeat(ULID_REST);
}
