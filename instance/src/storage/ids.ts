import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 18;
const NODE = BigInt(`0x${randomBytes(6).toString('hex')}`);

let lastTime = 0;
let sequence = 0;
let pastSequence = 0;

function encode(value: bigint): string {
  let rest = value;
  let text = '';
  while (rest > 0n) {
    text = ALPHABET.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text.padStart(LENGTH, '0');
}

/** 128 bits: 64 of milliseconds, 48 of this process, 16 of sequence; base62 text sorts like the number. */
function flake(time: number, node: bigint, count: number): string {
  return encode((BigInt(time) << 64n) | (node << 16n) | BigInt(count));
}

/** A new id, greater than every id this process made before, even when the clock steps back. */
export function newId(now: number = Date.now()): string {
  if (now > lastTime) {
    lastTime = now;
    sequence = 0;
  } else {
    sequence += 1;
    if (sequence > 0xffff) {
      lastTime += 1;
      sequence = 0;
    }
  }
  return flake(lastTime, NODE, sequence);
}

/**
 * An id that sorts at the given past time (ms), for posts that carry an old date. With `seed` (0..65535)
 * the id is the same in every run; without it, ids of one millisecond are told apart by a counter.
 */
export function idAt(time: number, seed?: number): string {
  if (seed !== undefined) return flake(time, 0n, seed);
  pastSequence = (pastSequence + 1) & 0xffff;
  return flake(time, NODE, pastSequence);
}

/** The time (ms) an id was made at. */
export function timeOf(id: string): number {
  let value = 0n;
  for (const char of id) value = value * 62n + BigInt(Math.max(0, ALPHABET.indexOf(char)));
  return Number(value >> 64n);
}

/** Whether a text can be one of our account or status ids. */
export function isFlake(text: string): boolean {
  return /^[0-9A-Za-z]{18}$/.test(text);
}
