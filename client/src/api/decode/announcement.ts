import type { Announcement } from '@/domain/instance/announcement';
import { decodeEmoji } from './emoji';
import { dto, flag, flagOrNull, id, list, text, textOrNull, time } from './shape';
import { decodeMention } from './status';

/** entities.md §4; null without an id. */
export function decodeAnnouncement(input: unknown): Announcement | null {
  const from = dto(input);
  const ownId = id(from.id);
  if (ownId === null) return null;
  return {
    id: ownId,
    content: text(from.content),
    source: textOrNull(dto(from.pleroma).raw_content),
    startsAt: time(from.starts_at),
    endsAt: time(from.ends_at),
    allDay: flag(from.all_day),
    publishedAt: time(from.published_at),
    read: flagOrNull(from.read),
    inactive: false,
    emojis: list(from.emojis, decodeEmoji),
    mentions: list(from.mentions, decodeMention),
  };
}
