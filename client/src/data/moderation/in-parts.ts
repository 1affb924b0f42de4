import { toApiError, type ApiError } from '@/domain/api-error';
import type { Undone } from './moderation';

/** Enough at once that bulk work is quick, few enough that a lost answer leaves little to ask about. */
const AT_ONCE = 20;

export interface BulkWork<T> {
  items: readonly T[];
  idOf: (item: T) => string;
  send: (some: readonly T[]) => Promise<void>;
  /** After a failure: which of these the server has done all the same. Left out where that cannot be known. */
  done?: (some: readonly T[]) => Promise<readonly T[]>;
  onProgress?: ((done: number) => void) | undefined;
}

/** Refused alike for all: going on would only be refused again. */
const isForAll = ({ kind }: ApiError): boolean =>
  ['offline', 'unauthorized', 'forbidden', 'rate-limited', 'login-needed'].includes(kind);

/**
 * Sends bulk work in parts. What failed is asked about where it can be, and never sent a second time by itself.
 * Throws the ApiError when nothing at all was done.
 */
export async function inParts<T>({ items, idOf, send, done, onProgress }: BulkWork<T>): Promise<Undone> {
  const undone: string[] = [];
  let finished = 0;
  let last: ApiError | null = null;
  for (let at = 0; at < items.length; at += AT_ONCE) {
    const some = items.slice(at, at + AT_ONCE);
    if (last && isForAll(last)) {
      undone.push(...some.map(idOf));
      continue;
    }
    try {
      await send(some);
      finished += some.length;
    } catch (thrown) {
      last = toApiError(thrown);
      const known = (await done?.(some).catch(() => [])) ?? [];
      finished += known.length;
      const ids = new Set(known.map(idOf));
      undone.push(...some.map(idOf).filter((id) => !ids.has(id)));
    }
    onProgress?.(finished);
  }
  if (last && finished === 0) throw last;
  return { ids: undone, done: finished };
}
