import type { Exchange } from './recordings.ts';
import { at, type Json } from './json.ts';

/** An answer of ours in place of the recorded one. */
interface Ours {
  status: number;
  answer: Json;
}

const said = (status: number, error: string): Ours => ({ status, answer: { error } });

/** By the name of the recording. */
const byName: Readonly<Record<string, Ours>> = {
  // The real server says "Internal server error", which tells the sender nothing.
  media_too_large: said(413, 'File is too large'),
  // It breaks at a wrong password, and at an alias that is none.
  disable_account_wrongpw: said(200, 'Invalid password.'),
  alias_delete_404: said(404, 'Account has no such alias.'),
  // It breaks at an id it does not know.
  poll_404: said(404, 'Record not found'),
  // It posts publicly what should not be, without the picture, or as an answer to nothing.
  post_bad_visibility: said(422, 'Unknown visibility: nonsense'),
  post_media_missing: said(422, 'An attachment does not exist'),
  post_reply_missing: said(422, 'The status to reply to does not exist'),
};

/** HTTP has a status for "sign in first", which every other family of servers sends; the words stay. */
function isUnauthenticated({ path, status, signedIn, answer }: Exchange): boolean {
  if (status !== 403 || !path.startsWith('/api/')) return false;
  return !signedIn || at(answer, 'error') === 'Invalid credentials.';
}

/**
 * Where this instance answers otherwise than the recorded Akkoma, on purpose: there the recording shows a server
 * that stumbles or does what nobody asked for. All else is held to the recording.
 */
export function asAnsweredHere(exchange: Exchange): Exchange {
  if (isUnauthenticated(exchange)) return { ...exchange, status: 401 };
  const ours = byName[exchange.name];
  return ours ? { ...exchange, ...ours } : exchange;
}
