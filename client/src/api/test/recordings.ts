import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dto, isDto, list, numberOrNull, text } from '../decode/shape';

// Tests run from the project's root; in a small DOM a module has no file address.
const root = process.env['SKEIN_SHARED'] ?? join(process.cwd(), '..', 'shared');
const folder = `${root}/akkoma/recorded`;

/** Answers recorded from a real server; absent in a plain clone, where the tests that need them say so. */
export const hasRecordings = existsSync(folder);
if (!hasRecordings) process.stdout.write('recordings of a real server are absent: their tests are skipped\n');

export interface Recording {
  name: string;
  path: string;
  status: number;
  /** What was sent. */
  sent: unknown;
  body: unknown;
  link: string | null;
}

const parse = (name: string): unknown => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));

export function recording(name: string): Recording {
  const from = dto(parse(name));
  const response = dto(from.response);
  return {
    name,
    path: text(dto(from.request).path),
    status: numberOrNull(response.status) ?? 0,
    sent: dto(from.request).body,
    body: response.body,
    link: text(dto(response.headers).link) || null,
  };
}

/** All HTTP exchanges; none where the recordings are absent: a skipped suite asks, too. */
export const exchanges = (): Recording[] =>
  (hasRecordings ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.json') && !file.startsWith('streaming-'))
    .map((file) => recording(file.replace(/\.json$/, '')));

/** Those that were answered 2xx. */
export const recordings = (): Recording[] =>
  exchanges().filter(({ status }) => status >= 200 && status < 300);

/** Incoming frames of a recorded socket. */
export const frames = (name: string): string[] =>
  list(hasRecordings ? dto(parse(name)).frames : [], (frame) =>
    dto(frame).dir === 'in' ? text(dto(frame).data) : null,
  );

/** Every object anywhere in a body that `test` accepts, with its own parts searched, too. */
export function findAll(
  input: unknown,
  test: (found: Readonly<Record<string, unknown>>) => boolean,
): unknown[] {
  if (Array.isArray(input)) return input.flatMap((item) => findAll(item, test));
  if (!isDto(input)) return [];
  const inside = Object.values(input).flatMap((value) => findAll(value, test));
  return test(input) ? [input, ...inside] : inside;
}
