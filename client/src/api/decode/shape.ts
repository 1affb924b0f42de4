import { isBlank } from '@/domain/text/blank';

/**
 * Readers of untrusted JSON. Each takes anything and answers a value of the wanted type, never throws,
 * and is the only place where `unknown` becomes something. What cannot be read is a default or null.
 */
export type Dto = Readonly<Record<string, unknown>>;

/** A list that a server sends is cut here: no screen of ours shows more of one answer. */
const LONGEST_LIST = 5000;

const NOTHING: Dto = {};

export const isDto = (input: unknown): input is Dto =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** The object itself, or an empty one: lets nested optional keys be read without checks. */
export const dto = (input: unknown): Dto => (isDto(input) ? input : NOTHING);

/** Half a pair of UTF-16 has no encoding, and would break every address that it gets into. */
export const textOrNull = (input: unknown): string | null =>
  typeof input === 'string' ? input.toWellFormed() : null;

export const text = (input: unknown): string => textOrNull(input) ?? '';

/** Null for missing and empty texts alike. */
export const wordsOrNull = (input: unknown): string | null => textOrNull(input) || null;

/** What somebody is called; null where there is nothing to see. */
export function nameOrNull(input: unknown): string | null {
  const name = text(input).trim();
  return isBlank(name) ? null : name;
}

export const numberOrNull = (input: unknown): number | null =>
  typeof input === 'number' && Number.isFinite(input) ? input : null;

/** A whole number >= 0, else null. */
export const countOrNull = (input: unknown): number | null => {
  const value = numberOrNull(input);
  return value === null || value < 0 ? null : Math.trunc(value);
};

export const count = (input: unknown): number => countOrNull(input) ?? 0;

export const flag = (input: unknown): boolean => input === true;

export const flagOrNull = (input: unknown): boolean | null => (typeof input === 'boolean' ? input : null);

/** Ids are opaque texts; numbers are accepted. `_` ("there is one, but it cannot be loaded") is null. */
export function id(input: unknown): string | null {
  if (typeof input === 'number' && Number.isSafeInteger(input)) return String(input);
  const given = text(input);
  return given !== '' && given !== '_' ? given : null;
}

/**
 * Unix milliseconds of an ISO date, null when there is none. Browsers find a date in "post 12", too; and what
 * lies before 1970 is how languages write that they have none.
 */
export function time(input: unknown): number | null {
  const parsed = typeof input === 'string' && /^\d{4}-/.test(input) ? Date.parse(input) : 0;
  return parsed > 0 ? parsed : null;
}

/** An absolute http(s) address, else null: no other scheme reaches a link or a picture. */
export function linkOrNull(input: unknown): string | null {
  if (typeof input !== 'string' || !/^https?:\/\//i.test(input)) return null;
  return URL.canParse(input) ? input : null;
}

export const link = (input: unknown): string => linkOrNull(input) ?? '';

/** Decodes item by item; an item that is nonsense is left out, the rest is kept. */
export function list<T>(input: unknown, decode: (item: unknown) => T | null, most = LONGEST_LIST): T[] {
  if (!Array.isArray(input)) return [];
  const decoded: T[] = [];
  for (const item of input.slice(0, most)) {
    const value = decode(item);
    if (value !== null) decoded.push(value);
  }
  return decoded;
}

export const texts = (input: unknown): string[] => list(input, wordsOrNull);
