import { crc32, deflateSync } from 'node:zlib';

type Bytes = Buffer<ArrayBuffer>;

function chunk(name: string, data: Uint8Array): Bytes {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const size = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** A PNG of one colour, or of noise where none is given (noise does not compress). */
export function png(width: number, height: number, colour: readonly number[] | null = [200, 90, 40]): Bytes {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  let seed = 7;
  const noise = (): number => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return seed & 0xff;
  };
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let at = 0; at < rows.length; at += 1) {
    const inRow = at % (1 + width * 3);
    if (inRow > 0) rows[at] = colour ? (colour[(inRow - 1) % 3] ?? 0) : noise();
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from('Comment\0taken at 51.5 N, 0.1 W', 'latin1')),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
