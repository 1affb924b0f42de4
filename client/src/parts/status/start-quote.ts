import type { Realm } from '@/data/realm';
import type { Status } from '@/domain/status';
import { canQuote } from '@/domain/permissions';
import { isSmallScreen, openQuote } from '@/parts/composer/compose-request';

/** Whether the reader may quote the post here (ACT-03). */
export const mayQuote = (realm: Realm, status: Status): boolean =>
  realm.server.get().can.quotes && canQuote(status, realm.me.get());

/** Opens the form below the post; a small screen gives all of itself to it. */
export function startQuote({ rowFlags }: Realm, { id }: Status): void {
  if (isSmallScreen()) return openQuote(id);
  rowFlags.set(id, 'replying', false);
  rowFlags.set(id, 'quoting', true);
}
