import { createHash } from 'node:crypto';
import { idAt } from '../../storage/ids.ts';
import { seedOf } from '../prng.ts';

/** A UUID that is always the same for one name. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** An id for something that happened at `at` (ms); `index` tells apart what happened in one millisecond. */
export function sampleId(at: number, index: number): string {
  return idAt(at, index & 0xffff);
}

/** A conversation number for the name of a context. */
export function conversationNumber(context: string): number {
  return seedOf(context) & 0x7fffffff || 1;
}
