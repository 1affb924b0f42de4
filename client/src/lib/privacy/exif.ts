import { says, viewOf, type Bytes } from './bytes';

const ORIENTATION = 0x0112;
const ENTRY = 12;
const UPRIGHT = 1;

/** How the picture has to be turned (1 to 8) by the TIFF structure inside Exif; 1 where it does not say. */
export function orientationIn(tiff: Bytes): number {
  const little = says(tiff, 0, 'II*\0');
  if (tiff.length < 14 || (!little && !says(tiff, 0, 'MM\0*'))) return UPRIGHT;
  const view = viewOf(tiff);
  const directory = view.getUint32(4, little);
  if (directory + 2 > tiff.length) return UPRIGHT;
  const count = view.getUint16(directory, little);
  for (let index = 0; index < count; index += 1) {
    const at = directory + 2 + index * ENTRY;
    if (at + ENTRY > tiff.length) return UPRIGHT;
    if (view.getUint16(at, little) !== ORIENTATION) continue;
    const turned = view.getUint16(at + 8, little);
    return turned >= 1 && turned <= 8 ? turned : UPRIGHT;
  }
  return UPRIGHT;
}

/**
 * A TIFF structure that tells the orientation and nothing else; null for an upright picture, which needs
 * none. Without it a photo of a phone would lie on its side.
 */
export function orientationOnly(orientation: number): Bytes | null {
  if (orientation === UPRIGHT) return null;
  const tiff = new Uint8Array(26);
  tiff.set([0x49, 0x49, 0x2a, 0]);
  const view = viewOf(tiff);
  view.setUint32(4, 8, true);
  view.setUint16(8, 1, true);
  view.setUint16(10, ORIENTATION, true);
  view.setUint16(12, 3, true);
  view.setUint32(14, 1, true);
  view.setUint16(18, orientation, true);
  return tiff;
}
