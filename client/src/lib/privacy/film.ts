import { letters, says, viewOf, type Bytes } from './bytes';

interface Box {
  name: string;
  at: number;
  end: number;
}

/** A place, a maker, a title stand in these; players need none of them. */
const NOTES = new Set(['udta', 'meta', 'uuid']);
const HOLDS_BOXES = new Set(['moov', 'trak']);
const HEAD = 8;
const LONG_HEAD = 16;

/** Name and end of the box whose first bytes are `head`; null when it is none. */
function boxAt(head: Bytes, at: number, fileEnd: number): Box | null {
  if (head.length < HEAD) return null;
  const view = viewOf(head);
  const short = view.getUint32(0);
  const long = short === 1 && head.length >= LONG_HEAD ? Number(view.getBigUint64(HEAD)) : short;
  const end = short === 0 ? fileEnd : at + long;
  if (end > fileEnd || end < at + HEAD) return null;
  return { name: String.fromCharCode(...head.subarray(4, HEAD)), at, end };
}

/** Turns notes into free space of the same size: nothing else in the file moves. */
function blank(bytes: Bytes, from: number, to: number): void {
  let at = from;
  while (at < to) {
    const box = boxAt(bytes.subarray(at, at + LONG_HEAD), at, to);
    if (!box) return;
    if (NOTES.has(box.name)) {
      bytes.set(letters('free'), at + 4);
      // A 64-bit size keeps its place behind the name.
      bytes.fill(0, at + (viewOf(bytes).getUint32(at) === 1 ? LONG_HEAD : HEAD), box.end);
    } else if (HOLDS_BOXES.has(box.name)) blank(bytes, at + HEAD, box.end);
    at = box.end;
  }
}

/** True for MP4 and QuickTime by the first bytes. */
export const isFilm = (head: Bytes): boolean =>
  says(head, 4, 'ftyp') && !/^(avi|hei|hev|mif|msf)/.test(brand(head));
const brand = (head: Bytes): string => String.fromCharCode(...head.subarray(8, 12));

/** A film without its notes. Reads only the heads of the boxes and the index, not the film. */
export async function stripFilm(film: Blob): Promise<Blob> {
  const parts: BlobPart[] = [];
  let at = 0;
  while (at < film.size) {
    const head = new Uint8Array(await film.slice(at, at + LONG_HEAD).arrayBuffer());
    const box = boxAt(head, at, film.size);
    if (!box) return parts.length === 0 ? film : new Blob([...parts, film.slice(at)], { type: film.type });
    const whole = film.slice(at, box.end);
    if (box.name === 'moov' || NOTES.has(box.name)) {
      const bytes = new Uint8Array(await whole.arrayBuffer());
      blank(bytes, 0, bytes.length);
      parts.push(bytes);
    } else parts.push(whole);
    at = box.end;
  }
  return new Blob(parts, { type: film.type });
}
