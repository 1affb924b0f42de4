import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joined, letters, type Bytes } from './bytes';
import { orientationIn, orientationOnly } from './exif';
import { stripFilm } from './film';
import { withoutPlace } from './without-place';

const SECRET = 'N 51 30 secret place';

const bytesOf = async (file: Blob): Promise<Bytes> => new Uint8Array(await file.arrayBuffer());
const textOf = (bytes: Bytes): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const strip = async (bytes: Bytes): Promise<Bytes> => bytesOf(await withoutPlace(new Blob([bytes])));

const be16 = (value: number): Bytes => Uint8Array.of(value >> 8, value & 0xff);
const be32 = (value: number): Bytes => joined([be16(value >>> 16), be16(value & 0xffff)]);
const le32 = (value: number): Bytes => be32(value).slice().reverse();

/** A TIFF structure with an orientation and a place behind it. */
function exif(orientation: number): Bytes {
  const tiff = orientationOnly(orientation === 1 ? 2 : orientation) ?? new Uint8Array();
  tiff[18] = orientation;
  return joined([tiff, letters(SECRET)]);
}

const segment = (marker: number, data: Bytes): Bytes =>
  joined([Uint8Array.of(0xff, marker), be16(data.length + 2), data]);

/** Compressed data as it may be: no marker in it but restarts and stuffed bytes. */
const scanData = fc
  .uint8Array({ maxLength: 200 })
  .map((data) =>
    joined([...data].map((byte) => (byte === 0xff ? Uint8Array.of(0xff, 0) : Uint8Array.of(byte)))),
  );

const jpeg = (notes: readonly Bytes[], scans: readonly Bytes[], behind = new Uint8Array()): Bytes =>
  joined([
    Uint8Array.of(0xff, 0xd8),
    segment(0xe0, letters('JFIF\0rest')),
    ...notes,
    segment(0xdb, letters('table')),
    ...scans.flatMap((data) => [segment(0xda, letters('scan')), data]),
    Uint8Array.of(0xff, 0xd9),
    behind,
  ]);

const chunk = (name: string, data: Bytes): Bytes => joined([be32(data.length), letters(name), data, be32(0)]);
const png = (notes: readonly Bytes[]): Bytes =>
  joined([
    letters('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', letters('head')),
    ...notes,
    chunk('IDAT', letters('picture')),
    chunk('IEND', new Uint8Array()),
  ]);

const riff = (name: string, data: Bytes): Bytes =>
  joined([letters(name), le32(data.length), data, new Uint8Array(data.length % 2)]);
const webp = (chunks: readonly Bytes[]): Bytes => {
  const body = joined([letters('WEBP'), ...chunks]);
  return joined([letters('RIFF'), le32(body.length), body]);
};

const box = (name: string, ...parts: readonly Bytes[]): Bytes => {
  const data = joined(parts);
  return joined([be32(data.length + 8), letters(name), data]);
};

describe('a JPEG', () => {
  const place = segment(0xe1, joined([letters('Exif\0\0'), exif(1)]));
  const xmp = segment(0xe1, letters(`http://ns.adobe.com/xap/1.0/\0${SECRET}`));
  const iptc = segment(0xed, letters(SECRET));
  const comment = segment(0xfe, letters(SECRET));

  it('loses its notes and nothing of the picture, whatever is compressed in it', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(scanData, { minLength: 1, maxLength: 3 }),
        fc.subarray([place, xmp, iptc, comment]),
        async (scans, notes) => {
          const clean = jpeg([], scans);
          expect(await strip(jpeg(notes, scans, letters(SECRET)))).toEqual(clean);
          expect(await strip(clean)).toEqual(clean);
        },
      ),
    ));

  it('keeps its colours', async () => {
    const colours = segment(0xe2, letters('ICC_PROFILE\0\x01\x01profile'));
    expect(textOf(await strip(jpeg([place, colours], [])))).toContain('ICC_PROFILE');
  });

  it('stays turned', async () => {
    const turned = await strip(jpeg([segment(0xe1, joined([letters('Exif\0\0'), exif(6)]))], []));
    expect(textOf(turned)).not.toContain(SECRET);
    const at = textOf(turned).indexOf('Exif\0\0');
    expect(orientationIn(turned.subarray(at + 6))).toBe(6);
  });

  it('that is cut off anywhere is no reason to fail', () =>
    fc.assert(
      fc.asyncProperty(fc.nat(200), async (length) => {
        const cut = jpeg([place], [letters('data')]).slice(0, Math.max(3, length));
        expect((await strip(cut)).length).toBeLessThanOrEqual(cut.length);
      }),
    ));
});

describe('other files', () => {
  it('a PNG loses its texts', async () => {
    const notes = [chunk('tEXt', letters(SECRET)), chunk('iTXt', letters(SECRET)), chunk('eXIf', exif(1))];
    expect(await strip(png(notes))).toEqual(png([]));
  });

  it('a turned PNG stays turned', async () => {
    const clean = textOf(await strip(png([chunk('eXIf', exif(8))])));
    expect(clean).toContain('eXIf');
    expect(clean).not.toContain(SECRET);
  });

  it('a WebP loses place and the flags that announce it', async () => {
    const picture = riff('VP8 ', letters('picture'));
    const noted = webp([
      riff('VP8X', Uint8Array.of(0x1c, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
      picture,
      riff('EXIF', exif(1)),
      riff('XMP ', letters(SECRET)),
    ]);
    const clean = webp([riff('VP8X', Uint8Array.of(0x10, 0, 0, 0, 0, 0, 0, 0, 0, 0)), picture]);
    expect(await strip(noted)).toEqual(clean);
  });

  it('a film loses its place and keeps everything where it was', async () => {
    const notes = box('udta', letters(SECRET));
    const film = joined([
      box('ftyp', letters('isom1234')),
      box('moov', box('mvhd', letters('head')), box('trak', box('tkhd', letters('track')), notes), notes),
      box('mdat', letters('film')),
    ]);
    const clean = await bytesOf(await stripFilm(new Blob([film])));
    expect(clean.length).toBe(film.length);
    expect(textOf(clean)).not.toContain(SECRET);
    expect(textOf(clean).indexOf('mdat')).toBe(textOf(film).indexOf('mdat'));
    expect(textOf(clean)).toContain('track');
  });

  it('of other kinds come back as they are', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 40 }), async (noise) => {
        const bytes = joined([letters('GIF89a'), new Uint8Array(noise)]);
        expect(await strip(bytes)).toEqual(bytes);
      }),
    ));
});
