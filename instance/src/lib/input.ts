import { invalidField, missingField, unprocessable } from './errors.ts';
import { LIMITS } from './limits.ts';

/** api.md §1: these mean false, anything else is true. */
const FALSE = new Set<unknown>([false, 0, '0', 'f', 'F', 'false', 'FALSE', 'off', 'OFF']);

/** For texts that a rule of their own finds too long, in its words. */
export const ANY_LENGTH = Infinity;

function within(name: string, length: number, most: number): void {
  if (length > most) throw unprocessable(`${name} is too long`);
}

/** What a caller sent, read field by field; a field of the wrong type ends the request with 400. */
export class Input {
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(fields: Readonly<Record<string, unknown>>) {
    this.#fields = fields;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#fields, name) && this.#fields[name] !== undefined;
  }

  raw(name: string): unknown {
    return Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
  }

  /** Numbers are taken as text too; undefined when absent or null; 422 when longer than `most`. */
  text(name: string, most: number = LIMITS.anyText): string | undefined {
    const value = this.raw(name);
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    if (value === undefined || value === null || value instanceof File) return undefined;
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    if (typeof last === 'string') {
      within(name, last.length, most);
      return last;
    }
    throw invalidField(name, 'string', Array.isArray(value) ? 'array' : 'object');
  }

  needText(name: string, most?: number): string {
    const value = this.text(name, most);
    if (value === undefined) throw missingField(name);
    return value;
  }

  flag(name: string): boolean | undefined {
    const value = this.raw(name);
    if (value === undefined || value === null || value === '') return undefined;
    return !FALSE.has(value);
  }

  /** Accepts true and false only; anything else ends the request with 400. */
  strictFlag(name: string): boolean | undefined {
    const value = this.raw(name);
    if (value === undefined || value === null) return undefined;
    if (value === true || value === 'true') return true;
    if (value === false || value === 'false') return false;
    throw invalidField(name, 'boolean', typeof value);
  }

  int(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined || value === '') return undefined;
    if (!/^-?\d{1,15}$/.test(value)) throw invalidField(name, 'integer', 'string');
    return Number(value);
  }

  /** `name[]`, a repeated `name`, a JSON array or one value; empty when absent. */
  list(name: string): string[] {
    const value = this.raw(name);
    const items: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
    within(name, items.length, LIMITS.anyList);
    const texts = items
      .filter((item) => typeof item === 'string' || typeof item === 'number')
      .map((item) => String(item));
    for (const text of texts) within(name, text.length, LIMITS.anyText);
    return texts;
  }

  /** A nested object (`poll[…]`), undefined when absent. */
  inner(name: string): Input | undefined {
    const value = this.raw(name);
    if (typeof value !== 'object' || value === null || value instanceof File) return undefined;
    return new Input(Object.fromEntries(Object.entries(value)));
  }

  /** A list of objects, sent as an array or as an object keyed by index. */
  objects(name: string): Input[] {
    const value = this.raw(name);
    if (typeof value !== 'object' || value === null) return [];
    const items: unknown[] = Object.values(value);
    within(name, items.length, LIMITS.anyList);
    return items
      .filter((item): item is object => typeof item === 'object' && item !== null)
      .map((item) => new Input(Object.fromEntries(Object.entries(item))));
  }

  file(name: string): File | undefined {
    const value = this.raw(name);
    return value instanceof File ? value : undefined;
  }

  /** Everything that was sent, for calls that keep it as it is. */
  all(): Readonly<Record<string, unknown>> {
    return this.#fields;
  }
}
