import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { BrokenImage } from './image.ts';
import { sniff } from './sniff.ts';
import { storeMedia } from './store.ts';
import { videoSize } from './video-size.ts';

const folder = mkdtempSync(join(tmpdir(), 'skein-media-'));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } });

describe('storeMedia', () => {
  it('measures a picture and hashes its colours', async () => {
    const stored = await storeMedia(folder, await picture(320, 240).png().toBuffer());
    expect(stored).toMatchObject({
      type: 'image',
      mime: 'image/png',
      width: 320,
      height: 240,
      previewPath: null,
    });
    expect(stored.blurhash).toMatch(/^.{20,}$/);
    expect(stored.path).toMatch(/^\/media\/[0-9a-f]{64}\.png$/);
  });

  it('removes the place and camera and turns the picture upright', async () => {
    const exif = { IFD0: { Copyright: 'secret place' } };
    const file = await picture(200, 100).withMetadata({ exif, orientation: 6 }).jpeg().toBuffer();
    const stored = await storeMedia(folder, file);
    expect(stored).toMatchObject({ width: 100, height: 200 });
    const kept = readFileSync(join(folder, stored.path.slice(1)));
    expect(kept.includes('secret place')).toBe(false);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });

  it('makes a smaller copy of a large picture', async () => {
    const stored = await storeMedia(folder, await picture(2000, 1000).jpeg().toBuffer());
    const preview = readFileSync(join(folder, (stored.previewPath ?? '').slice(1)));
    expect(await sharp(preview).metadata()).toMatchObject({ width: 640, height: 320, format: 'webp' });
  });

  it('gives the same content the same name and leaves no temporary file', async () => {
    const file = await picture(10, 10).png().toBuffer();
    const [one, two] = await Promise.all([storeMedia(folder, file), storeMedia(folder, file)]);
    expect(one.path).toBe(two.path);
    expect(readdirSync(join(folder, 'media')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('refuses a picture that breaks off', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#000', noise } })
      .png()
      .toBuffer();
    await expect(storeMedia(folder, whole.subarray(0, 900))).rejects.toBeInstanceOf(BrokenImage);
  });

  it('keeps markup as plain text, whatever it is called', async () => {
    const stored = await storeMedia(
      folder,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    );
    expect(stored).toMatchObject({ type: 'unknown', mime: 'text/plain' });
    expect(stored.path).toMatch(/\.txt$/);
  });
});

describe('videoSize', () => {
  it('reads the track header of an MP4', () => {
    const tkhd = Buffer.alloc(92);
    tkhd.writeUInt32BE(92, 0);
    tkhd.write('tkhd', 4);
    tkhd.writeUInt32BE(640 << 16, 84);
    tkhd.writeUInt32BE(360 << 16, 88);
    const box = (name: string, inner: Buffer) => {
      const head = Buffer.alloc(8);
      head.writeUInt32BE(8 + inner.length, 0);
      head.write(name, 4);
      return Buffer.concat([head, inner]);
    };
    const file = Buffer.concat([box('ftyp', Buffer.from('isom')), box('moov', box('trak', tkhd))]);
    expect(sniff(file).mime).toBe('video/mp4');
    expect(videoSize(file, 'video/mp4')).toEqual({ width: 640, height: 360 });
  });

  it('gives up on nonsense instead of looping', () => {
    expect(videoSize(Buffer.from('0000000000000000ffff', 'hex'), 'video/mp4')).toBeUndefined();
    expect(videoSize(Buffer.alloc(40), 'video/webm')).toBeUndefined();
  });
});
