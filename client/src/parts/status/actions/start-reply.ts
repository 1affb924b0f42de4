import type { Realm } from '@/data/realm';
import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import { canQuote } from '@/domain/account/permissions';
import type { Commands } from '@/parts/commands/commands';
import { isSmallScreen, textFieldOf } from '@/parts/commands/compose-window';
import { quoteTarget, replyTarget } from '@/parts/commands/compose-target';
import { typingAhead } from '@/lib/typing/typing-ahead';

/** Whether the reader may quote the post here (ACT-03). */
export const mayQuote = (realm: Realm, status: Status): boolean =>
  realm.server.get().can.quotes && canQuote(status, realm.me.get());

/** The posts, and the window that a form may need. */
interface Around {
  realm: Realm;
  commands: Commands;
}

function openBelow(realm: Realm, id: StatusId, flag: 'replying' | 'quoting'): void {
  const { draftKey } = (flag === 'replying' ? replyTarget : quoteTarget)(id);
  typingAhead.expect({ field: textFieldOf(draftKey), giveUp: () => stopReply(realm, id) });
  realm.rowFlags.set(id, flag === 'replying' ? 'quoting' : 'replying', false);
  realm.rowFlags.set(id, flag, true);
}

/** Opens the form for an answer below the post; a small screen gives all of itself to it. */
export function startReply({ realm, commands }: Around, id: StatusId): void {
  if (!commands.compose.openReplyOnSmallScreen(id)) openBelow(realm, id, 'replying');
}

/** The same for a quote. */
export function startQuote({ realm, commands }: Around, { id }: Status): void {
  if (isSmallScreen()) commands.compose.openQuote(id);
  else openBelow(realm, id, 'quoting');
}

/** Whether one of the two forms stands below the post. */
export const isReplying = ({ rowFlags }: Realm, id: StatusId): boolean =>
  rowFlags.get(id, 'replying').get() === true || rowFlags.get(id, 'quoting').get() === true;

/** Closes the form below the post. */
export function stopReply({ rowFlags }: Realm, id: StatusId): void {
  typingAhead.fail(textFieldOf(`reply:${id}`));
  typingAhead.fail(textFieldOf(`quote:${id}`));
  rowFlags.set(id, 'quoting', false);
  rowFlags.set(id, 'replying', false);
}
