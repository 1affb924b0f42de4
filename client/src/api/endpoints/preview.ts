import type { StatusPreview } from '@/domain/status/status-preview';
import { decodeStatus } from '../decode/status';
import { dto } from '../decode/shape';
import { decoded, type Client } from '../http';
import type { OutgoingStatus } from '@/domain/writing/outgoing-status';

export type StatusToPreview = Pick<
  OutgoingStatus,
  'text' | 'spoilerText' | 'visibility' | 'contentType' | 'language' | 'inReplyToId'
>;

function read(body: unknown): StatusPreview | null {
  // Previews have made-up ids, or none.
  const status = decodeStatus({ ...dto(body), id: 'preview' })?.status;
  if (!status) return null;
  const { content, spoilerText, sourceType, emojis, mentions } = status;
  return { content, spoilerText, sourceType, emojis, mentions };
}

/**
 * Only for servers with previews (Akkoma, Pleroma): any other would publish the post. Neither files nor
 * poll nor idempotency key go along. Throws `invalid` with the server's words for an empty post.
 */
export async function previewStatus(
  client: Client,
  post: StatusToPreview,
  signal?: AbortSignal,
): Promise<StatusPreview> {
  const answer = await client.send({
    method: 'POST',
    path: '/api/v1/statuses',
    signal,
    errorInside: true,
    json: {
      preview: true,
      status: post.text,
      spoiler_text: post.spoilerText || undefined,
      visibility: post.visibility,
      content_type: post.contentType,
      language: post.language ?? undefined,
      in_reply_to_id: post.inReplyToId ?? undefined,
    },
  });
  return decoded(answer, read);
}
