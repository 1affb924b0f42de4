import type { DraftPoll } from '@/domain/writing/compose-content';
import type { ScheduledPost, StatusSource } from '@/domain/status/scheduled-post';
import { VISIBILITIES } from '@/domain/status/visibility';
import { decodeAttachment } from './attachment';
import { count, dto, flag, id, isDto, list, text, textOrNull, time, wordsOrNull } from './shape';

function decodePollToPost(input: unknown): DraftPoll | null {
  if (!isDto(input)) return null;
  const options = list(input.options, textOrNull);
  if (options.length === 0) return null;
  return {
    options,
    multiple: flag(input.multiple),
    expiresIn: count(input.expires_in) || Number(text(input.expires_in)) || 0,
    hideTotals: flag(input.hide_totals),
  };
}

/** entities.md §5; null for what has no id or no time, such as a post that was sent at once. */
export function decodeScheduled(input: unknown): ScheduledPost | null {
  const from = dto(input);
  const ownId = id(from.id);
  const at = time(from.scheduled_at);
  if (ownId === null || at === null) return null;
  const params = dto(from.params);
  return {
    id: ownId,
    at,
    text: text(params.text) || text(params.status),
    spoilerText: text(params.spoiler_text),
    visibility: VISIBILITIES.find((known) => known === params.visibility) ?? null,
    sensitive: flag(params.sensitive),
    contentType: wordsOrNull(params.content_type),
    language: wordsOrNull(params.language),
    inReplyToId: id(params.in_reply_to_id),
    quoteId: id(params.quote_id),
    attachments: list(from.media_attachments, decodeAttachment),
    poll: decodePollToPost(params.poll),
    expiresIn: count(params.expires_in) || null,
  };
}

/** Null without a text field. */
export function decodeSource(input: unknown): StatusSource | null {
  const from = dto(input);
  const words = textOrNull(from.text);
  return words === null
    ? null
    : { text: words, spoilerText: text(from.spoiler_text), contentType: wordsOrNull(from.content_type) };
}
