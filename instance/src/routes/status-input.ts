import { ANY_LENGTH, type Input } from '../lib/input.ts';
import type { User } from '../lib/auth.ts';
import type { AppContext } from '../lib/context.ts';
import { hostOf } from '../lib/urls.ts';
import { notFound } from '../lib/errors.ts';
import { contentType } from '../rules/html.ts';
import type { Draft, PollDraft } from '../rules/draft.ts';
import { originalOf } from '../rules/interact.ts';
import { canSee, visibility } from '../rules/visibility.ts';
import { getStatus, type StatusRow } from '../storage/statuses.ts';
import { viewerId } from '../lib/auth.ts';

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

function audienceOf(input: Input): Pick<Draft, 'visibility' | 'listId'> {
  const wanted = input.text('visibility') ?? 'public';
  const list = /^list:(\d+)$/.exec(wanted)?.[1];
  return list === undefined
    ? { visibility: visibility(wanted) }
    : { visibility: 'list', listId: Number(list) };
}

/** What a caller wants to post (api.md §6). */
export function draftFrom(c: AppContext, user: User, input: Input): Draft {
  const to = input.has('to') ? input.list('to') : undefined;
  return {
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
    mediaIds: input.list('media_ids'),
    poll: pollOf(input),
    expiresIn: input.int('expires_in'),
    to: to && to.length > 0 ? to : undefined,
    application: applicationOf(c, user),
  };
}
