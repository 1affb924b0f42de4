import { badRequest, tooLarge } from './errors.ts';
import { Input } from './input.ts';
import { BODY_LIMITS } from './limits.ts';
import type { AppContext } from './context.ts';

type Fields = { [name: string]: unknown };

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File);
}

const DEEPEST = 6;

/** `poll[options][]` → ['poll', 'options', '']. */
function pathOf(name: string): string[] {
  const open = name.indexOf('[');
  if (open <= 0) return [name];
  const keys = [...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '');
  return [name.slice(0, open), ...keys].slice(0, DEEPEST);
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

function place(target: Fields, [key = '', ...rest]: string[], value: unknown): void {
  if (FORBIDDEN.has(key)) return;
  const [next] = rest;
  if (next === undefined) {
    target[key] = value;
  } else if (next === '') {
    const list = target[key];
    if (Array.isArray(list)) list.push(value);
    else target[key] = [value];
  } else {
    const inner = target[key];
    const fields = isFields(inner) ? inner : {};
    target[key] = fields;
    place(fields, rest, value);
  }
}

/** Form entries as the JSON body they stand for; `id=1&id=2` keeps both under `id`. */
function fieldsOf(entries: Iterable<readonly [string, unknown]>): Fields {
  const fields: Fields = {};
  const seen = new Map<string, unknown[]>();
  for (const [name, value] of entries) {
    const earlier = seen.get(name);
    if (earlier && !name.endsWith(']')) {
      earlier.push(value);
      fields[name] = earlier;
    } else {
      seen.set(name, [value]);
      place(fields, pathOf(name), value);
    }
  }
  return fields;
}

/** What comes after the limit is read and thrown away up to here, for callers who listen only when all is sent. */
const PATIENCE = 4;

/** The body's bytes; ends with 413 when there are more than `most`. */
async function bytesOf(c: AppContext, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    else chunks.length = 0;
    if (size > most * PATIENCE) break;
  }
  if (size > most) throw tooLarge();
  return Buffer.concat(chunks);
}

async function formFields(bytes: Buffer, type: string): Promise<Fields> {
  const body = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
  const form = await body.formData().catch(() => null);
  if (!form) throw badRequest('Bad request');
  return fieldsOf(form.entries());
}

async function bodyFields(c: AppContext): Promise<Fields> {
  const type = c.req.header('content-type') ?? '';
  const mayHoldFiles = /multipart\/form-data/i.test(type);
  const bytes = await bytesOf(c, mayHoldFiles ? BODY_LIMITS.files : BODY_LIMITS.text);
  if (mayHoldFiles || /x-www-form-urlencoded/i.test(type)) return formFields(bytes, type);
  const text = bytes.toString();
  if (text.trim() === '') return {};
  try {
    const parsed: unknown = JSON.parse(text);
    return isFields(parsed) ? parsed : {};
  } catch {
    throw badRequest('Bad request');
  }
}

/** The query as input. */
export function readQuery(c: AppContext): Input {
  return new Input(fieldsOf(new URL(c.req.url).searchParams.entries()));
}

/** Query and body (JSON, form or multipart alike) as one input; the body wins. */
export async function readBody(c: AppContext): Promise<Input> {
  const query = fieldsOf(new URL(c.req.url).searchParams.entries());
  return new Input({ ...query, ...(await bodyFields(c)) });
}
