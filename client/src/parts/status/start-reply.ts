import type { Realm } from '@/data/realm';
import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status';
import { canQuote } from '@/domain/permissions';
import {
  isSmallScreen,
  openQuote,
  openReplyOnSmallScreen,
  textFieldOf,
} from '@/parts/composer/compose-request';
import { quoteTarget, replyTarget } from '@/parts/composer/compose-target';
import { typingAhead } from '@/lib/typing-ahead';

/** Whether the reader may quote the post here (ACT-03). */
export const mayQuote = (realm: Realm, status: Status): boolean =>
  realm.server.get().can.quotes && canQuote(status, realm.me.get());

function openBelow(realm: Realm, id: StatusId, flag: 'replying' | 'quoting'): void {
  const { draftKey } = (flag === 'replying' ? replyTarget : quoteTarget)(id);
  typingAhead.expect({ field: textFieldOf(draftKey), giveUp: () => stopReply(realm, id) });
  realm.rowFlags.set(id, flag === 'replying' ? 'quoting' : 'replying', false);
  realm.rowFlags.set(id, flag, true);
}

/** Opens the form for an answer below the post; a small screen gives all of itself to it. */
export function startReply(realm: Realm, id: StatusId): void {
  if (!openReplyOnSmallScreen(id)) openBelow(realm, id, 'replying');
}

/** The same for a quote. */
export function startQuote(realm: Realm, { id }: Status): void {
  if (isSmallScreen()) openQuote(id);
  else openBelow(realm, id, 'quoting');
}

/** Closes the form below the post. */
export function stopReply({ rowFlags }: Realm, id: StatusId): void {
  typingAhead.fail(textFieldOf(`reply:${id}`));
  typingAhead.fail(textFieldOf(`quote:${id}`));
  rowFlags.set(id, 'quoting', false);
  rowFlags.set(id, 'replying', false);
}
