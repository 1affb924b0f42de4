import type { Exchange } from './recordings.ts';

/** Calls that later issues bring. A test holds this list true: take a line out when its call arrives. */
const later: readonly RegExp[] = [
  /^\/api\/pleroma\/accounts\/mfa/u,
  /^\/api\/pleroma\/aliases/u,
  /^\/api\/pleroma\/(?:blocks|follow|mutes)_import/u,
  /^\/api\/pleroma\/(?:change_email|change_password|delete_account|disable_account|move_account|notification_settings)/u,
  /^\/api\/v1\/pleroma\/(?:backups|mascot|emoji\/packs|remote_interaction)/u,
  /^\/api\/v1\/push\/subscription/u,
  /^\/main\/ostatus/u,
];

/** Whether this instance does not have the call yet. */
export function isAbsent(exchange: Exchange): boolean {
  return later.some((path) => path.test(exchange.path));
}
