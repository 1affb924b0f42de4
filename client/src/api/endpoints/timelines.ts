import type { TimelineKey } from '@/domain/status/timeline-key';
import { decodeStatus, type StatusBundle } from '../decode/status';
import type { Client } from '../http';
import { cursorQuery, readPage, type Cursor, type Page } from '../pagination';
import { path } from '../path';
import type { Query } from '../query';

export interface TimelineQuery extends Cursor {
  /** 20 by default, 40 at most. */
  limit?: number;
  withMuted?: boolean;
  /** `all` is said by leaving it out; guests may not use it. */
  replyVisibility?: 'following' | 'self';
  onlyMedia?: boolean;
  /** Of the lists of an account's posts alone. */
  excludeReblogs?: boolean;
  signal?: AbortSignal;
}

interface Place {
  path: string;
  query?: Query;
  linkOnly?: boolean;
}

const PLAIN: Readonly<Record<string, Place>> = {
  home: { path: '/api/v1/timelines/home' },
  local: { path: '/api/v1/timelines/public', query: { local: true } },
  federated: { path: '/api/v1/timelines/public' },
  bubble: { path: '/api/v1/timelines/bubble' },
  direct: { path: '/api/v1/timelines/direct' },
  bookmarks: { path: '/api/v1/bookmarks', linkOnly: true },
  favourites: { path: '/api/v1/favourites', linkOnly: true },
};

const OF_ACCOUNT: Readonly<Record<string, Query>> = {
  user: { exclude_replies: true },
  replies: {},
  media: { only_media: true },
  pinned: { pinned: true },
};

function placeOf(name: TimelineKey): Place {
  const colon = name.indexOf(':');
  if (colon === -1) return PLAIN[name] ?? { path: path`/api/v1/timelines/${name}` };
  const kind = name.slice(0, colon);
  const argument = name.slice(colon + 1);
  if (kind === 'tag') return { path: path`/api/v1/timelines/tag/${argument}` };
  if (kind === 'list') return { path: path`/api/v1/timelines/list/${argument}` };
  if (kind === 'folder') return { path: '/api/v1/bookmarks', query: { folder_id: argument }, linkOnly: true };
  return { path: path`/api/v1/accounts/${argument}/statuses`, query: OF_ACCOUNT[kind] ?? {} };
}

/** One page, newest first. Guests get 401 where the server keeps a timeline to itself. */
export async function fetchTimeline(
  client: Client,
  name: TimelineKey,
  options: TimelineQuery = {},
): Promise<Page<StatusBundle>> {
  const place = placeOf(name);
  const answer = await client.send({
    path: place.path,
    query: {
      limit: options.limit,
      with_muted: options.withMuted,
      reply_visibility: options.replyVisibility,
      only_media: options.onlyMedia,
      exclude_reblogs: options.excludeReblogs,
      ...cursorQuery(options),
      ...place.query,
    },
    signal: options.signal,
  });
  return readPage(answer, decodeStatus, { linkOnly: place.linkOnly ?? false });
}
