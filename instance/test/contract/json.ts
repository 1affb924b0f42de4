export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isJson(value: unknown): value is Json {
  return value === null || ['boolean', 'number', 'string', 'object'].includes(typeof value);
}

/** Parses JSON text; what is no JSON comes back as text. */
export function parseBody(text: string): Json {
  try {
    const parsed: unknown = JSON.parse(text);
    return isJson(parsed) ? parsed : text;
  } catch {
    return text;
  }
}

/** The member of an object by name, undefined for anything else. */
export function at(value: Json | undefined, ...keys: string[]): Json | undefined {
  return keys.reduce<Json | undefined>((here, key) => (isObject(here) ? here[key] : undefined), value);
}

/** Every object inside a value, the value itself included. */
export function* objectsIn(value: Json): Generator<JsonObject> {
  if (Array.isArray(value)) for (const item of value) yield* objectsIn(item);
  else if (isObject(value)) {
    yield value;
    for (const member of Object.values(value)) yield* objectsIn(member);
  }
}

export function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

export function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
