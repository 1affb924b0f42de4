import { movingByBytes, movingByName, type MovingKind } from './moves';

/** Enough for the head of a file, colour profile included. */
const HEAD = 16_384;

const isOwn = (url: string): boolean =>
  URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin;

/** The first bytes of a file, and not much more of it. */
async function headOf(url: string): Promise<Uint8Array> {
  const stop = new AbortController();
  const response = await fetch(url, {
    headers: { range: `bytes=0-${HEAD - 1}` },
    referrerPolicy: 'no-referrer',
    signal: stop.signal,
  });
  const reader = response.ok ? response.body?.getReader() : undefined;
  let head = new Uint8Array();
  let more = reader !== undefined;
  while (more && head.length < HEAD) {
    const piece = await reader?.read();
    const longer = new Uint8Array(head.length + (piece?.value?.length ?? 0));
    longer.set(head);
    longer.set(piece?.value ?? [], head.length);
    head = longer;
    more = piece?.done === false;
  }
  stop.abort();
  return head.subarray(0, HEAD);
}

/**
 * Whether a picture moves. Files of this site are looked into; the policy lets nobody read those of
 * others, so their names have to do.
 */
export async function findMoving(url: string): Promise<MovingKind | null> {
  if (!isOwn(url)) return movingByName(url);
  try {
    return movingByBytes(await headOf(url));
  } catch {
    return movingByName(url);
  }
}
