// A zip file writer for the release package: deflate, UTF-8 names, no time stamps (same input, same bytes).
import { deflateRawSync } from 'node:zlib';

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc32 = (data) => {
  let crc = 0xffffffff;
  for (const byte of data) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

const UTF8_NAMES = 0x0800;
const DEFLATE = 8;
const EARLIEST_DATE = 0x0021; // 1980-01-01, the oldest that the format can say

function fields(signature, { name, data, packed }) {
  const header = Buffer.alloc(signature === 0x04034b50 ? 30 : 46);
  header.writeUInt32LE(signature, 0);
  const at = signature === 0x04034b50 ? 4 : 6;
  if (at === 6) header.writeUInt16LE(20, 4);
  header.writeUInt16LE(20, at);
  header.writeUInt16LE(UTF8_NAMES, at + 2);
  header.writeUInt16LE(DEFLATE, at + 4);
  header.writeUInt16LE(EARLIEST_DATE, at + 8);
  header.writeUInt32LE(crc32(data), at + 10);
  header.writeUInt32LE(packed.length, at + 14);
  header.writeUInt32LE(data.length, at + 18);
  header.writeUInt16LE(Buffer.byteLength(name), at + 22);
  return header;
}

/** @param {{name: string, data: Buffer}[]} files names with `/` between segments */
export function zip(files) {
  const body = [];
  const directory = [];
  let offset = 0;
  for (const { name, data } of files) {
    const entry = { name, data, packed: deflateRawSync(data, { level: 9 }) };
    const local = fields(0x04034b50, entry);
    const central = fields(0x02014b50, entry);
    central.writeUInt32LE(offset, 42);
    const nameBytes = Buffer.from(name);
    body.push(local, nameBytes, entry.packed);
    directory.push(central, nameBytes);
    offset += local.length + nameBytes.length + entry.packed.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directoryBytes.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...body, directoryBytes, end]);
}
