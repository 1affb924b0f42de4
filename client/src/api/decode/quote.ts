import type { Quote } from '@/domain/status/status';
import { dto, id, isDto, wordsOrNull, type Dto } from './shape';

/**
 * The quoted post inside a status, in any of the three shapes of api.md §6: a post (Akkoma), a post
 * under `pleroma` (Pleroma), `{state, quoted_status}` (Mastodon). Decided by shape, never by server.
 * Mastodon sends posts of those whom the reader muted or blocked, too: only `accepted` may be shown.
 */
export function quotedPost(status: Dto): Dto | null {
  const pleroma = dto(status.pleroma);
  for (const candidate of [status.quote, pleroma.quote]) {
    const quote = dto(candidate);
    if (isDto(quote.quoted_status))
      return (quote.state ?? 'accepted') === 'accepted' ? quote.quoted_status : null;
    if (isDto(quote.status)) return quote.status;
    if (isDto(quote.account)) return quote;
  }
  return null;
}

/**
 * What is known when the quoted post itself did not come: the state that the server names (`pending`,
 * `deleted`, `unauthorized`, …), else `unresolvable` (nobody can load it) or `not_loaded` (it has an id).
 */
export function absentQuote(status: Dto): Quote | null {
  const pleroma = dto(status.pleroma);
  const quote = dto(status.quote);
  const rawId = status.quote_id ?? pleroma.quote_id ?? quote.quoted_status_id;
  const statusId = id(rawId);
  const state = wordsOrNull(quote.state);
  if (state !== null && state !== 'accepted') return { is: 'unavailable', reason: state, statusId };
  if (pleroma.quote_visible === false && statusId !== null) {
    return { is: 'unavailable', reason: 'unauthorized', statusId };
  }
  if (statusId !== null) return { is: 'unavailable', reason: 'not_loaded', statusId };
  const named = rawId === '_' || state !== null;
  return named ? { is: 'unavailable', reason: 'unresolvable', statusId: null } : null;
}
