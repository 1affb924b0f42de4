import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { storeMedia, type StoredFile } from '../../media/store.ts';
import type { DrawnEmoji } from '../art/emoji.ts';
import { drawEmoji, drawStickers } from '../art/emoji.ts';
import { type Drawing, drawAvatar, drawBanner, drawPicture, PICTURE_COUNT } from '../art/pictures.ts';
import { riggingWav } from '../art/rigging.ts';
import { acctOf, type Person } from '../person.ts';
import { seedOf } from '../prng.ts';
import type { FileName } from '../world/world.ts';

/** A stored picture with its words. */
interface StoredPicture extends StoredFile {
  readonly description: string;
}

/** Every file of the sample world, stored under the data folder. */
export interface Files {
  readonly pictures: readonly StoredPicture[];
  readonly recordings: ReadonlyMap<FileName, StoredFile>;
  /** By handle. */
  readonly avatars: ReadonlyMap<string, string>;
  readonly banners: ReadonlyMap<string, string>;
  readonly emoji: readonly DrawnEmoji[];
}

const WORKERS = 4;

/** Runs `work` over the items, a few at a time, results in order. */
async function pooled<In, Out>(items: readonly In[], work: (item: In) => Promise<Out>): Promise<Out[]> {
  const results = new Map<number, Out>();
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let i = next++; i < items.length; i = next++) {
      const item = items[i];
      if (item !== undefined) results.set(i, await work(item));
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  return [...results.entries()].toSorted(([a], [b]) => a - b).map(([, result]) => result);
}

const raster = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ quality: 78, effort: 1 }).toBuffer();

async function picture(dataDir: string, number: number): Promise<StoredPicture> {
  const drawing: Drawing = drawPicture(number);
  const stored = await storeMedia(dataDir, await raster(drawing.svg));
  return { ...stored, description: drawing.description };
}

async function faces(
  dataDir: string,
  people: readonly Person[],
  draw: (person: Person) => string,
): Promise<Map<string, string>> {
  const own = people.filter((person) => person.plain !== true);
  const paths = await pooled(
    own,
    async (person) => (await storeMedia(dataDir, await raster(draw(person)))).path,
  );
  return new Map(own.flatMap((person, i) => [[acctOf(person), paths[i] ?? '']]));
}

async function recordings(dataDir: string): Promise<Map<FileName, StoredFile>> {
  const asset = (name: string): Promise<Buffer> => readFile(new URL(`../assets/${name}`, import.meta.url));
  const table = 'Ridge notes\nwind  SW 4, gusting\nwires  three, tuned\nsheep  present\n';
  const sources: readonly (readonly [FileName, Promise<Buffer>])[] = [
    ['evening-tide.mp4', asset('evening-tide.mp4')],
    ['sandhoppers.webm', asset('sandhoppers.webm')],
    ['choir-warmup.mp3', asset('choir-warmup.mp3')],
    ['rigging.wav', Promise.resolve(riggingWav())],
    ['tide-table.txt', Promise.resolve(Buffer.from(table))],
  ];
  const stored = await pooled(
    sources,
    async ([name, bytes]) => [name, await storeMedia(dataDir, await bytes)] as const,
  );
  return new Map(stored);
}

async function emojiFiles(dataDir: string): Promise<DrawnEmoji[]> {
  const drawn = await drawEmoji();
  await pooled(drawn, async ({ pack, file, stillFile }) => {
    const folder = join(dataDir, 'emoji', pack);
    await mkdir(folder, { recursive: true });
    for (const one of stillFile ? [file, stillFile] : [file]) {
      await writeFile(join(folder, one.name), one.bytes);
    }
  });
  return drawn;
}

/** Packs of emoji that are stickers, too, with their titles. */
const STICKERS = { kitchen: 'From the kitchen', garden: 'In the garden' } as const;

/** What an admin puts into `static/` for stickers (static-files.md). */
async function stickerFiles(dataDir: string): Promise<void> {
  const packs = await pooled(Object.entries(STICKERS), async ([pack, title]) => {
    const drawn = await drawStickers(pack);
    const folder = join(dataDir, 'static', 'stickers', pack);
    await mkdir(folder, { recursive: true });
    for (const { name, bytes } of drawn) await writeFile(join(folder, name), bytes);
    const stickers = drawn.map(({ name }) => name);
    const about = { title, author: 'Tidepool', tabIcon: stickers[0], stickers };
    await writeFile(join(folder, 'pack.json'), JSON.stringify(about));
    return [pack, `/static/stickers/${pack}`] as const;
  });
  await writeFile(join(dataDir, 'static', 'stickers.json'), JSON.stringify(Object.fromEntries(packs)));
}

/** Draws and stores everything; `step` hears what is being made. */
export async function storeFiles(
  dataDir: string,
  people: readonly Person[],
  step: (what: string) => void,
): Promise<Files> {
  step('drawing avatars and banners');
  const avatars = await faces(dataDir, people, (person) => drawAvatar(person.emblem, person.hue));
  const banners = await faces(dataDir, people, (person) => drawBanner(seedOf(acctOf(person)), person.hue));
  step(`drawing ${PICTURE_COUNT} pictures`);
  const numbers = Array.from({ length: PICTURE_COUNT }, (_, i) => i);
  const pictures = await pooled(numbers, (number) => picture(dataDir, number));
  await stickerFiles(dataDir);
  return {
    avatars,
    banners,
    pictures,
    recordings: await recordings(dataDir),
    emoji: await emojiFiles(dataDir),
  };
}
