import { joined, letters, says, viewOf, type Bytes } from './bytes';
import { orientationIn, orientationOnly } from './exif';

const SIGNATURE = 8;
const PRIVATE = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

function checksum(bytes: Bytes): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const number = (value: number): Bytes => {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value);
  return bytes;
};

function chunk(name: string, data: Bytes): Bytes {
  const body = joined([letters(name), data]);
  return joined([number(data.length), body, number(checksum(body))]);
}

/** As `stripJpeg`: texts, times and Exif go, and what stands behind the end. */
export function stripPng(bytes: Bytes): Bytes {
  const view = viewOf(bytes);
  const kept: Bytes[] = [bytes.subarray(0, SIGNATURE)];
  let at = SIGNATURE;
  while (at < bytes.length) {
    const end = at + 12 <= bytes.length ? at + 12 + view.getUint32(at) : Infinity;
    if (end > bytes.length) {
      kept.push(bytes.subarray(at));
      break;
    }
    const begin = at;
    if (says(bytes, at + 4, 'eXIf')) {
      const tiff = orientationOnly(orientationIn(bytes.subarray(at + 8, end - 4)));
      if (tiff) kept.push(chunk('eXIf', tiff));
    }
    if (!PRIVATE.some((name) => says(bytes, begin + 4, name))) kept.push(bytes.subarray(at, end));
    if (says(bytes, at + 4, 'IEND')) break;
    at = end;
  }
  return joined(kept);
}
