/** A file of an archive; names have `/` between folders. */
export interface ZipFile {
  name: string;
  data: Uint8Array<ArrayBuffer>;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let rest = n;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xed_b8_83_20 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

function crc32(data: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of data) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

/** Little-endian fields of two (`2`) or four (`4`) bytes. */
function fields(...all: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(all.reduce((sum, [bytes]) => sum + bytes, 0));
  const view = new DataView(data.buffer);
  let at = 0;
  for (const [bytes, value] of all) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return data;
}

const VERSION = 20;
const UTF8_NAMES = 0x08_00;
/** 1980-01-01, the oldest that the format can say. */
const EARLIEST_DATE = 0x00_21;

/**
 * A zip archive of files as they are: pictures and films are packed already. For less than 65,536 files and 4 GB in
 * all; more is not an archive that everybody can open.
 */
export function zip(files: readonly ZipFile[]): Blob {
  const body: BlobPart[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, data } of files) {
    const path = new TextEncoder().encode(name);
    const facts = [
      [2, VERSION],
      [2, UTF8_NAMES],
      [2, 0],
      [2, 0],
      [2, EARLIEST_DATE],
      [4, crc32(data)],
      [4, data.length],
      [4, data.length],
      [2, path.length],
      [2, 0],
    ] as const;
    const local = fields([4, 0x04_03_4b_50], ...facts);
    const rest = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const;
    body.push(local, path, data);
    directory.push(fields([4, 0x02_01_4b_50], [2, VERSION], ...facts, ...rest), path);
    offset += local.length + path.length + data.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const count = files.length;
  const end = fields(
    [4, 0x06_05_4b_50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  );
  return new Blob([...body, ...directory, end], { type: 'application/zip' });
}
