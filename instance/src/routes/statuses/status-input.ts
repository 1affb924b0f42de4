import { ANY_LENGTH, type Input } from '../../lib/input.ts';
import type { User } from '../../lib/auth.ts';
import type { AppContext } from '../../lib/context.ts';
import { hostOf } from '../../lib/urls.ts';
import { notFound, unprocessable } from '../../lib/errors.ts';
import { usableMedia } from '../../rules/attach.ts';
import { contentType } from '../../rules/html.ts';
import type { Draft, PollDraft } from '../../rules/draft.ts';
import { originalOf } from '../../rules/interact.ts';
import { canSee, isVisibility, type Visibility } from '../../rules/visibility.ts';
import { getStatus, type StatusRow } from '../../storage/statuses.ts';
import { viewerId } from '../../lib/auth.ts';

/** The host under which this server was asked, which makes handles with it local. */
export function ownHost(c: AppContext): string {
  return hostOf(c.get('base'));
}

/** The post of the path's `id` if the viewer may see it; ends with 404 otherwise. */
export function visibleStatus(c: AppContext, id = c.req.param('id') ?? ''): StatusRow {
  const { db } = c.get('inst');
  const row = getStatus(db, id);
  if (!row || !canSee(db, id, viewerId(c))) throw notFound();
  return row;
}

/** The same, but a repeat stands for what it repeats. */
export function visibleOriginal(c: AppContext): StatusRow {
  const row = visibleStatus(c);
  const original = originalOf(c.get('inst'), row);
  return original === row ? row : visibleStatus(c, original.id);
}

export function pollOf(input: Input): PollDraft | undefined {
  const poll = input.inner('poll');
  if (!poll) return undefined;
  return {
    options: poll.list('options'),
    expiresIn: poll.int('expires_in') ?? 86_400,
    multiple: poll.flag('multiple') ?? false,
    hideTotals: poll.flag('hide_totals') ?? false,
  };
}

function applicationOf(c: AppContext, user: User): Draft['application'] {
  const row = c
    .get('inst')
    .db.get<{ name: string; website: string | null }>(
      'SELECT name, website FROM apps WHERE id = ?',
      user.appId,
    );
  return row;
}

/** What nobody knows is refused: as a public post (as Akkoma has it) it would be shown to people not meant. */
export function visibilityFrom(word: string | undefined): Visibility {
  if (word === undefined) return 'public';
  if (!isVisibility(word) || word === 'list') throw unprocessable(`Unknown visibility: ${word.slice(0, 50)}`);
  return word;
}

function audienceOf(input: Input): Pick<Draft, 'visibility' | 'listId'> {
  const wanted = input.text('visibility');
  const list = /^list:(\d+)$/.exec(wanted ?? '')?.[1];
  return list === undefined
    ? { visibility: visibilityFrom(wanted) }
    : { visibility: 'list', listId: Number(list) };
}

/** The attachments a caller names; 422 when one is not theirs or hangs on another post. */
export function mediaFrom(c: AppContext, user: User, input: Input, statusId?: string): string[] {
  const ids = input.list('media_ids');
  const usable = usableMedia(c.get('inst').db, user.accountId, ids, statusId);
  if (usable.length < new Set(ids).size) throw unprocessable('An attachment does not exist');
  return ids;
}

/** Ends with 422 when a caller answers something that is not there for them. */
function checkReplyTarget(c: AppContext, user: User, draft: Draft): void {
  const { db } = c.get('inst');
  const { inReplyToId: id, conversation } = draft;
  if (id !== undefined && !canSee(db, id, user.accountId))
    throw unprocessable('The status to reply to does not exist');
  if (conversation === undefined) return;
  const sql = 'SELECT 1 FROM participations WHERE id = ? AND account_id = ?';
  if (!db.get(sql, conversation, user.accountId))
    throw unprocessable('The conversation to reply in does not exist');
}

/** What a caller wants to post (api.md §6). */
export function draftFrom(c: AppContext, user: User, input: Input): Draft {
  const to = input.has('to') ? input.list('to') : undefined;
  const draft: Draft = {
    accountId: user.accountId,
    text: input.text('status', ANY_LENGTH) ?? '',
    contentType: contentType(input.text('content_type')),
    ...audienceOf(input),
    spoilerText: input.text('spoiler_text', ANY_LENGTH) ?? '',
    sensitive: input.flag('sensitive') ?? false,
    language: input.text('language') || undefined,
    inReplyToId: input.text('in_reply_to_id') || undefined,
    conversation: input.int('in_reply_to_conversation_id'),
    quoteId: input.text('quote_id') || input.text('quoted_status_id') || undefined,
    mediaIds: mediaFrom(c, user, input),
    poll: pollOf(input),
    expiresIn: input.int('expires_in'),
    to: to && to.length > 0 ? to : undefined,
    application: applicationOf(c, user),
  };
  checkReplyTarget(c, user, draft);
  return draft;
}
