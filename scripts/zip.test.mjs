import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { zip } from './zip.mjs';

/** Reads an archive the way an unpacker does: from the directory at its end. */
function unzip(archive) {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'));
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: archive.readUInt16LE(end + 8) }, () => {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26);
    const data = inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20)));
    at += 46 + nameLength;
    return { name, data, crc: archive.readUInt32LE(local + 14) };
  });
}

it('writes an archive whose directory leads to every file', () => {
  const files = [
    { name: 'dist/index.html', data: Buffer.from('Ähre '.repeat(500)) },
    { name: 'dist/empty', data: Buffer.alloc(0) },
  ];
  expect(unzip(zip(files)).map(({ name, data }) => ({ name, data }))).toEqual(files);
});

it('carries the checksum that the format defines', () => {
  // 0xcbf43926 is the published check value of CRC-32 for this text.
  expect(unzip(zip([{ name: 'a', data: Buffer.from('123456789') }]))[0]?.crc).toBe(0xcbf43926);
});
