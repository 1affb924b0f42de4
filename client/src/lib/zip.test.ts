import { expect, test } from 'vitest';
import { zip, type ZipFile } from './zip';

/** Reads an archive the way an unpacker does: from the directory at its end. */
async function unzip(files: readonly ZipFile[]): Promise<(ZipFile & { crc: number })[]> {
  const archive = Buffer.from(await zip(files).arrayBuffer());
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: archive.readUInt16LE(end + 8) }, () => {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    expect(archive.readUInt32LE(local)).toBe(0x04_03_4b_50);
    const start = local + 30 + archive.readUInt16LE(local + 26);
    const data = new Uint8Array(archive.subarray(start, start + archive.readUInt32LE(at + 20)));
    at += 46 + nameLength;
    return { name, data, crc: archive.readUInt32LE(local + 14) };
  });
}

test('the directory of the archive leads to every file as it was', async () => {
  const files = [
    { name: 'library.json', data: new TextEncoder().encode('{"posts":["東京"]}') },
    { name: 'media/1-Kräuter.bin', data: Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256) },
    { name: 'empty', data: new Uint8Array(0) },
  ];
  const read = await unzip(files);
  expect(read.map(({ name, data }) => ({ name, data }))).toEqual(
    files.map(({ name, data }) => ({ name, data: new Uint8Array(data) })),
  );
});

test('carries the checksum that the format defines', async () => {
  // 0xcbf43926 is the published check value of CRC-32 for this text.
  const [file] = await unzip([{ name: 'a', data: new TextEncoder().encode('123456789') }]);
  expect(file?.crc).toBe(0xcb_f4_39_26);
});
