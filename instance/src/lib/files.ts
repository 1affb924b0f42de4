import { open, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.m4v': 'video/mp4',
  '.webm': 'video/webm',
  '.mov': 'video/quicktime',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.oga': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.flac': 'audio/flac',
  '.wav': 'audio/wav',
  '.m4a': 'audio/mp4',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

export interface FoundFile {
  path: string;
  size: number;
  type: string;
  etag: string;
}

/** The path's segments; null when it leaves the folder, names something hidden or is no file name. */
export function safeSegments(urlPath: string): string[] | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return null;
  }
  const segments = decoded.split('/').filter(Boolean);
  const bad = segments.some((part) => part.startsWith('.') || /[\\\0]/.test(part));
  return bad || segments.length === 0 ? null : segments;
}

/** A regular file, or undefined. */
export async function findFile(folder: string, segments: readonly string[]): Promise<FoundFile | undefined> {
  const path = join(folder, ...segments);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return undefined;
  const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const etag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
  return { path, size: found.size, type, etag };
}

/** Bytes `from`..`to` of a file, both counted in. */
export async function readRange(path: string, from: number, to: number): Promise<Buffer<ArrayBuffer>> {
  const file = await open(path);
  try {
    const bytes = Buffer.alloc(to - from + 1);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A `Range: bytes=…` header over a file of `size` bytes; null when there is none to follow. */
export function parseRange(
  header: string | undefined,
  size: number,
): { from: number; to: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const suffix = match[1] === '';
  const from = suffix ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const to = suffix || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return from > to || from >= size ? 'unsatisfiable' : { from, to };
}
