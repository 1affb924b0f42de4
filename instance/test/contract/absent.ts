import type { Exchange } from './recordings.ts';

/** Calls that later issues bring. A test holds this list true: take a line out when its call arrives. */
const later: readonly RegExp[] = [
  /^\/api\/v1\/pleroma\/(?:emoji\/packs|remote_interaction)/u,
  /^\/main\/ostatus/u,
];

/** Whether this instance does not have the call yet. */
export function isAbsent(exchange: Exchange): boolean {
  return later.some((path) => path.test(exchange.path));
}
