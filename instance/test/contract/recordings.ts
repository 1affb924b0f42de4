import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { at, isObject, type Json, type JsonObject, list, objectsIn, parseBody, text } from './json.ts';
import { shapeOf, type Shape, union } from './shape.ts';

/** One recorded exchange. */
export interface Exchange {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly signedIn: boolean;
  /** Query parameters in order. */
  readonly query: readonly (readonly [string, string])[];
  readonly body: Json;
  readonly bodyType: 'json' | 'form' | 'multipart' | null;
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly answer: Json;
}

/** A recorded websocket connection. */
export interface StreamRecording {
  readonly name: string;
  readonly connection: Json;
  readonly frames: readonly Json[];
  /** What people did meanwhile, in words. */
  readonly actions: readonly string[];
}

function sharedFolder(): string {
  const set = process.env['SKEIN_SHARED'];
  return set ?? fileURLToPath(new URL('../../../../shared', import.meta.url));
}

const folder = `${sharedFolder()}/akkoma/recorded`;

/** Whether the recordings are on this machine. */
export const recordingsPresent = existsSync(folder);
if (!recordingsPresent) console.log('contract: the recordings are not on this machine, nothing is replayed');

function pairs(value: Json | undefined): [string, string][] {
  if (Array.isArray(value))
    return value.map((pair) => (Array.isArray(pair) ? [text(pair[0]), text(pair[1])] : ['', '']));
  return isObject(value) ? Object.entries(value).map(([key, one]) => [key, text(one)]) : [];
}

function bodyType(value: Json | undefined): Exchange['bodyType'] {
  return value === 'json' || value === 'form' || value === 'multipart' ? value : null;
}

function exchange(name: string, file: JsonObject): Exchange {
  const request = file['request'];
  const response = file['response'];
  const headers = at(response, 'headers');
  return {
    name,
    method: text(at(request, 'method')),
    path: text(at(request, 'path')),
    signedIn: at(request, 'auth') === 'bearer',
    query: pairs(at(request, 'query')),
    body: at(request, 'body') ?? null,
    bodyType: bodyType(at(request, 'body_type')),
    status: Number(at(response, 'status')),
    headers: new Map(isObject(headers) ? Object.entries(headers).map(([key, one]) => [key, text(one)]) : []),
    answer: at(response, 'body') ?? null,
  };
}

function files(): [string, JsonObject][] {
  if (!recordingsPresent) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => {
      const parsed = parseBody(readFileSync(`${folder}/${file}`, 'utf8'));
      return isObject(parsed) ? [[file.slice(0, -5), parsed] as [string, JsonObject]] : [];
    });
}

const all = files();

export const exchanges: readonly Exchange[] = all.flatMap(([name, file]) =>
  'request' in file ? [exchange(name, file)] : [],
);

export const streams: readonly StreamRecording[] = all.flatMap(([name, file]) => {
  const frames = file['frames'];
  if (!('connection' in file) || !Array.isArray(frames)) return [];
  return [{ name, connection: file['connection'] ?? null, frames, actions: list(file['actions']).map(text) }];
});

/** Every status and account seen anywhere, by id; the fullest one of each. */
export const seenStatuses = new Map<string, JsonObject>();
/** Handle by recorded account id. */
export const seenAccounts = new Map<string, string>();
/** The status that a poll belongs to. */
export const seenPolls = new Map<string, string>();
/** The shape each member has anywhere. */
export const shapesByKey = new Map<string, Shape>();

function learn(object: JsonObject): void {
  const id = text(object['id']);
  if ('acct' in object && 'username' in object) seenAccounts.set(id, text(object['acct']));
  if ('visibility' in object && 'uri' in object && isObject(object['account'])) {
    const known = seenStatuses.get(id);
    if (!known || Object.keys(known).length < Object.keys(object).length) seenStatuses.set(id, object);
    if (isObject(object['poll'])) seenPolls.set(text(object['poll']['id']), id);
  }
  for (const [key, value] of Object.entries(object)) {
    const known = shapesByKey.get(key);
    shapesByKey.set(key, known ? union(known, shapeOf(value)) : shapeOf(value));
  }
}

for (const one of exchanges) for (const object of objectsIn(one.answer)) learn(object);
