import { joined, letters, says, viewOf, type Bytes } from './bytes';
import { orientationIn, orientationOnly } from './exif';

const HEAD = 12;
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

/** Some writers put the JPEG prefix before the structure. */
const withoutPrefix = (exif: Bytes): Bytes => (says(exif, 0, 'Exif\0\0') ? exif.subarray(6) : exif);

const size = (value: number): Bytes => {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value, true);
  return bytes;
};

interface Chunks {
  kept: Bytes[];
  orientation: number;
}

function readChunks(bytes: Bytes): Chunks {
  const view = viewOf(bytes);
  const kept: Bytes[] = [];
  let orientation = 1;
  let at = HEAD;
  while (at < bytes.length) {
    const length = at + 8 <= bytes.length ? view.getUint32(at + 4, true) : Infinity;
    const end = at + 8 + length + (length % 2);
    // The last padding byte is left out by some writers.
    if (at + 8 + length > bytes.length) {
      kept.push(bytes.subarray(at));
      break;
    }
    if (says(bytes, at, 'EXIF'))
      orientation = orientationIn(withoutPrefix(bytes.subarray(at + 8, at + 8 + length)));
    else if (!says(bytes, at, 'XMP ')) kept.push(bytes.slice(at, end));
    at = end;
  }
  return { kept, orientation };
}

/** As `stripJpeg`: Exif and XMP go, the flags that announce them too. */
export function stripWebp(bytes: Bytes): Bytes {
  const end = Math.min(bytes.length, viewOf(bytes).getUint32(4, true) + 8);
  const { kept, orientation } = readChunks(bytes.subarray(0, end));
  const tiff = orientationOnly(orientation);
  const [first] = kept;
  if (first && says(first, 0, 'VP8X') && first.length > 8)
    first[8] = ((first[8] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | (tiff ? HAS_EXIF : 0);
  if (tiff) kept.push(letters('EXIF'), size(tiff.length), tiff);
  const body = joined(kept);
  return joined([letters('RIFF'), size(body.length + 4), letters('WEBP'), body]);
}
