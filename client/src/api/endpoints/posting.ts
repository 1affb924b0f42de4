import type { DraftPoll } from '@/domain/compose-content';
import type { Visibility } from '@/domain/visibility';
import { decodeStatus, type StatusBundle } from '../decode/status';
import { decoded, type Client } from '../http';
import type { Query } from '../query';

/** A post to be sent. */
export interface StatusToPost {
  text: string;
  spoilerText: string;
  visibility: Visibility;
  sensitive: boolean;
  contentType: string;
  language: string | null;
  inReplyToId: string | null;
  quoteId: string | null;
  mediaIds: readonly string[];
  poll: DraftPoll | null;
  /** ISO date; the server keeps the post until then. */
  scheduledAt: string | null;
  /** Seconds after which the server deletes the post. */
  expiresIn: number | null;
  /** Random; the same key sent again never posts twice. */
  idempotencyKey: string;
}

const pollToPost = ({ options, multiple, expiresIn, hideTotals }: DraftPoll): Query => ({
  options,
  multiple,
  expires_in: expiresIn,
  hide_totals: hideTotals || undefined,
});

/** Throws `invalid` with the server's words for an empty, too long or rejected post. */
export async function postStatus(client: Client, post: StatusToPost): Promise<StatusBundle> {
  const answer = await client.send({
    method: 'POST',
    path: '/api/v1/statuses',
    idempotencyKey: post.idempotencyKey,
    json: {
      status: post.text,
      spoiler_text: post.spoilerText || undefined,
      visibility: post.visibility,
      sensitive: post.sensitive,
      content_type: post.contentType,
      language: post.language ?? undefined,
      in_reply_to_id: post.inReplyToId ?? undefined,
      // The names of Akkoma and of Mastodon; each ignores the other's.
      quote_id: post.quoteId ?? undefined,
      quoted_status_id: post.quoteId ?? undefined,
      media_ids: post.mediaIds.length > 0 ? post.mediaIds : undefined,
      poll: post.poll ? pollToPost(post.poll) : undefined,
      scheduled_at: post.scheduledAt ?? undefined,
      expires_in: post.expiresIn ?? undefined,
    },
  });
  return decoded(answer, decodeStatus);
}
