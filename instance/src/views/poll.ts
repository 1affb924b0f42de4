import type { Poll } from '@skein/wire';
import type { PollRow } from '../storage/status-parts.ts';
import { textList } from '../lib/json.ts';
import type { EmojiTable } from './emoji.ts';
import { isoOrNull } from '../lib/time.ts';

function optionsOf(json: string): { title: string; votes_count: number }[] {
  const parsed: unknown = JSON.parse(json);
  if (!Array.isArray(parsed)) return [];
  return parsed.map((item: unknown) => {
    const [title, votes]: unknown[] = Array.isArray(item) ? item : [];
    return { title: String(title), votes_count: Number(votes) };
  });
}

export interface PollViewer {
  viewerId: string | null;
  /** Milliseconds. */
  now: number;
  ownVotes: readonly number[];
}

/** A poll on the wire; guests get neither `voted` nor `own_votes`, single choice has no `voters_count`. */
export function pollView(row: PollRow, emojis: EmojiTable, host: string | null, viewer: PollViewer): Poll {
  const options = optionsOf(row.options);
  const isAuthor = viewer.viewerId === row.author_id;
  const own = { voted: isAuthor || viewer.ownVotes.length > 0, own_votes: [...viewer.ownVotes] };
  return {
    id: String(row.id),
    options,
    expired: row.expires_at !== null && row.expires_at <= viewer.now,
    expires_at: isoOrNull(row.expires_at),
    multiple: row.multiple === 1,
    emojis: emojis.list(textList(row.emojis), host),
    votes_count: options.reduce((sum, option) => sum + option.votes_count, 0),
    voters_count: row.multiple === 1 ? row.voters_count : null,
    ...(viewer.viewerId === null ? {} : own),
  };
}
