import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { readImage } from './image.ts';
import { type FileKind, sniff } from './sniff.ts';
import { videoSize } from './video-size.ts';

export interface StoredFile {
  type: FileKind['type'];
  mime: string;
  /** Path on the server, beginning with `/media/`. */
  path: string;
  previewPath: string | null;
  blurhash: string | null;
  width: number | null;
  height: number | null;
  size: number;
}

/** Writes a file whole or not at all, named after its content; returns its path on the server. */
async function keep(dataDir: string, bytes: Buffer, extension: string): Promise<string> {
  const folder = join(dataDir, 'media');
  const name = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
  const path = join(folder, name);
  if (existsSync(path)) return `/media/${name}`;
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${randomUUID()}`);
  const handle = await open(temporary, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, path);
  return `/media/${name}`;
}

/** Takes an upload in: type by content, pictures cleaned, measured and hashed. Throws BrokenImage. */
export async function storeMedia(dataDir: string, file: Buffer): Promise<StoredFile> {
  const { type, mime, extension } = sniff(file);
  if (type !== 'image') {
    const size = type === 'video' ? videoSize(file, mime) : undefined;
    const path = await keep(dataDir, file, extension);
    const sides = { width: size?.width ?? null, height: size?.height ?? null };
    return { type, mime, path, previewPath: null, blurhash: null, ...sides, size: file.length };
  }
  const { bytes, width, height, blurhash, preview } = await readImage(file);
  const path = await keep(dataDir, bytes, extension);
  const previewPath = preview ? await keep(dataDir, preview, 'webp') : null;
  return { type, mime, path, previewPath, blurhash, width, height, size: bytes.length };
}
