import type { Poll, PollOption } from '@/domain/status/poll';
import { decodeEmoji } from './emoji';
import { count, countOrNull, dto, flag, id, isDto, list, text, time } from './shape';

const decodeOption = (input: unknown): PollOption | null =>
  isDto(input) ? { title: text(input.title), votesCount: countOrNull(input.votes_count) } : null;

/** entities.md §4; null without an id. */
export function decodePoll(input: unknown): Poll | null {
  const from = dto(input);
  const ownId = id(from.id);
  if (ownId === null) return null;
  return {
    id: ownId,
    expiresAt: time(from.expires_at),
    expired: flag(from.expired),
    multiple: flag(from.multiple),
    votesCount: count(from.votes_count),
    votersCount: countOrNull(from.voters_count),
    voted: flag(from.voted),
    ownVotes: list(from.own_votes, countOrNull),
    options: list(from.options, decodeOption),
    emojis: list(from.emojis, decodeEmoji),
  };
}
