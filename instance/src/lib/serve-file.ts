import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { AppContext } from './context.ts';
import { findFile, parseRange, readRange, type FoundFile } from './files.ts';

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** A ready-made compressed sibling that the caller can read. */
async function compressed(
  c: AppContext,
  file: FoundFile,
): Promise<{ path: string; encoding: string } | null> {
  const accepted = c.req.header('accept-encoding') ?? '';
  for (const { name, ending } of ENCODINGS) {
    if (!accepted.includes(name)) continue;
    const sibling = await findFile(dirname(file.path), [basename(file.path) + ending]);
    if (sibling) return { path: sibling.path, encoding: name };
  }
  return null;
}

/** Answers with a file: ETag, ranges (players seek with them), compressed siblings. */
export async function serveFile(c: AppContext, file: FoundFile, cacheControl: string): Promise<Response> {
  c.header('cache-control', cacheControl);
  c.header('etag', file.etag);
  c.header('content-type', file.type);
  c.header('x-content-type-options', 'nosniff');
  c.header('accept-ranges', 'bytes');
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
  const range = parseRange(c.req.header('range'), file.size);
  if (range === 'unsatisfiable') {
    c.header('content-range', `bytes */${file.size}`);
    return c.body(null, 416);
  }
  if (range) {
    c.header('content-range', `bytes ${range.from}-${range.to}/${file.size}`);
    return c.body(await readRange(file.path, range.from, range.to), 206);
  }
  const sibling = await compressed(c, file);
  c.header('vary', 'accept-encoding');
  if (sibling) c.header('content-encoding', sibling.encoding);
  return c.body(await readFile(sibling?.path ?? file.path));
}
