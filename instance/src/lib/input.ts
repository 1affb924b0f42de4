import { invalidField, missingField } from './errors.ts';

/** api.md §1: these mean false, anything else is true. */
const FALSE = new Set<unknown>([false, 0, '0', 'f', 'F', 'false', 'FALSE', 'off', 'OFF']);

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

  /** Numbers are taken as text too; undefined when absent or null. */
  text(name: string): string | undefined {
    const value = this.raw(name);
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    if (value === undefined || value === null || value instanceof File) return undefined;
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    if (typeof last === 'string') return last;
    throw invalidField(name, 'string', Array.isArray(value) ? 'array' : 'object');
  }

  needText(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw missingField(name);
    return value;
  }

  flag(name: string): boolean | undefined {
    const value = this.raw(name);
    if (value === undefined || value === null || value === '') return undefined;
    return !FALSE.has(value);
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
    return items
      .filter((item) => typeof item === 'string' || typeof item === 'number')
      .map((item) => String(item));
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
    return Object.values(value)
      .filter((item: unknown): item is object => typeof item === 'object' && item !== null)
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
