import type { StatusVersion } from '@/domain/status/status-version';
import { decodeAttachment } from './attachment';
import { decodeEmoji } from './emoji';
import { dto, flag, isDto, list, text, textOrNull, time } from './shape';

/** A StatusEdit (entities.md §5); null when it has no text. */
export function decodeStatusVersion(input: unknown): StatusVersion | null {
  const from = dto(input);
  const content = textOrNull(from.content);
  if (content === null) return null;
  return {
    createdAt: time(from.created_at) ?? 0,
    content,
    spoilerText: text(from.spoiler_text),
    sensitive: flag(from.sensitive),
    attachments: list(from.media_attachments, decodeAttachment),
    emojis: list(from.emojis, decodeEmoji),
    pollOptions: isDto(from.poll) ? list(from.poll.options, (option) => textOrNull(dto(option).title)) : null,
  };
}
