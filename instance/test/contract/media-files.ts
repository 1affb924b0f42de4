import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { riggingWav } from '../../src/sample/art/rigging.ts';
import { storeMedia, type StoredFile } from '../../src/media/store.ts';

/** Where the stages of this run keep their files. */
export const dataDir = mkdtempSync(join(tmpdir(), 'skein-contract-'));

export function removeFiles(): void {
  rmSync(dataDir, { recursive: true, force: true });
}

const picture = () => sharp({ create: { width: 80, height: 60, channels: 3, background: '#38a' } });
const asset = (name: string): Promise<Buffer> =>
  readFile(new URL(`../../src/sample/assets/${name}`, import.meta.url));

/** A file with the ending of a recorded upload. */
export function fileFor(name: string): Promise<Buffer> {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (name === 'toolarge.bin') return Promise.resolve(Buffer.alloc(16_000_001));
  if (name === 'bigavatar.bin') return Promise.resolve(Buffer.alloc(2_000_001));
  if (ending === 'png') return picture().png().toBuffer();
  if (ending === 'jpg' || ending === 'jpeg') return picture().jpeg().toBuffer();
  if (ending === 'webp') return picture().webp().toBuffer();
  if (ending === 'gif') return picture().gif().toBuffer();
  if (ending === 'mp4') return asset('evening-tide.mp4');
  if (ending === 'webm') return asset('sandhoppers.webm');
  if (ending === 'mp3') return asset('choir-warmup.mp3');
  if (ending === 'ogg')
    return Promise.resolve(Buffer.concat([Buffer.from('OggS'), Buffer.alloc(60), Buffer.from('vorbis')]));
  if (ending === 'wav') return Promise.resolve(riggingWav());
  return Promise.resolve(Buffer.from('alice\nbob\n'));
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
};
const stored = new Map<string, Promise<StoredFile>>();

/** A stored file of this type, made once a run. */
export function storedFile(mime: string): Promise<StoredFile> {
  const ending = endings[mime] ?? 'txt';
  const known = stored.get(ending) ?? fileFor(`x.${ending}`).then((bytes) => storeMedia(dataDir, bytes));
  stored.set(ending, known);
  return known;
}
