import type { DraftMedia, DraftPoll } from '@/domain/writing/compose-content';
import type { AccountId } from '@/domain/ids';
import type { Abilities } from '@/domain/instance/server';
import type { OutgoingStatus } from '@/domain/writing/outgoing-status';
import { sentOptions } from '@/domain/writing/poll-form';
import type { ScheduledPost, StatusSource } from '@/domain/status/scheduled-post';
import type { Status } from '@/domain/status/status';
import type { Visibility } from '@/domain/status/visibility';
import { decodeScheduled, decodeSource } from '../decode/scheduled';
import { list } from '../decode/shape';
import { decodeStatus, type StatusBundle } from '../decode/status';
import { decoded, type ApiAnswer, type Client } from '../http';
import { path } from '../path';
import { axes } from './media';
import type { Query } from '../query';

const pollToPost = ({ options, multiple, expiresIn, hideTotals }: DraftPoll): Query => ({
  // Blank lines and repetitions are the form's, not the poll's (COMP-06).
  options: sentOptions(options),
  multiple,
  expires_in: expiresIn,
  hide_totals: hideTotals || undefined,
});

/** Throws `invalid` with the server's words for an empty, too long or rejected post. */
export const postStatus = async (client: Client, post: OutgoingStatus): Promise<StatusBundle> =>
  decoded(await ask(client, post), decodeStatus);

/** What became of a post: it is there, or the server keeps it until its time. */
export type PostAnswer = { is: 'posted'; bundle: StatusBundle } | { is: 'scheduled'; post: ScheduledPost };

/** The same, for posts that may have a time. A server may post at once what is nearly due. */
export async function sendStatus(
  client: Client,
  post: OutgoingStatus,
  can: Pick<Abilities, 'localByFlag'>,
): Promise<PostAnswer> {
  const answer = await ask(client, post, can.localByFlag);
  const scheduled = post.scheduledAt === null ? null : decodeScheduled(answer.body);
  if (scheduled) return { is: 'scheduled', post: scheduled };
  return { is: 'posted', bundle: decoded(answer, decodeStatus) };
}

/** The newest posts of somebody, without what they repeat. */
export async function fetchNewest(client: Client, accountId: AccountId): Promise<readonly Status[]> {
  const where = path`/api/v1/accounts/${accountId}/statuses`;
  const { body } = await client.send({ path: where, query: { exclude_reblogs: true } });
  return list(body, decodeStatus).map(({ status }) => status);
}

/** GoToSocial has no `local` of its own (api.md §6). */
const scopeOf = (visibility: Visibility, localByFlag: boolean): Query =>
  visibility === 'local' && localByFlag ? { visibility: 'public', local_only: true } : { visibility };

async function ask(client: Client, post: OutgoingStatus, localByFlag = false): Promise<ApiAnswer> {
  return client.send({
    method: 'POST',
    path: '/api/v1/statuses',
    idempotencyKey: post.idempotencyKey,
    errorInside: true,
    json: {
      status: post.text,
      spoiler_text: post.spoilerText || undefined,
      ...scopeOf(post.visibility, localByFlag),
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
}

export type StatusEdit = Pick<
  OutgoingStatus,
  'text' | 'spoilerText' | 'sensitive' | 'contentType' | 'language' | 'mediaIds' | 'poll'
> & { media?: readonly Pick<DraftMedia, 'mediaId' | 'description' | 'focus'>[] };

/** What is said of files that hang on a post: elsewhere than on Pleroma and Akkoma it travels with the edit. */
const attributesOf = ({ media = [] }: StatusEdit): readonly unknown[] =>
  media.map(({ mediaId, description, focus }) => ({
    id: mediaId,
    description: description.trim(),
    ...(focus && { focus: axes(focus) }),
  }));

/** Changes an own post; its visibility, parent and quote stay (api.md §6). A poll sent as it was stays. */
export const editStatus = async (
  client: Client,
  id: string,
  edit: StatusEdit,
  can: Pick<Abilities, 'pleromaApi'>,
): Promise<StatusBundle> =>
  decoded(
    await client.send({
      method: 'PUT',
      path: path`/api/v1/statuses/${id}`,
      errorInside: true,
      json: {
        status: edit.text,
        spoiler_text: edit.spoilerText,
        sensitive: edit.sensitive,
        content_type: edit.contentType,
        language: edit.language ?? undefined,
        media_ids: edit.mediaIds,
        media_attributes: can.pleromaApi ? undefined : attributesOf(edit),
        poll: edit.poll ? pollToPost(edit.poll) : undefined,
      },
    }),
    decodeStatus,
  );

export const fetchSource = async (client: Client, id: string): Promise<StatusSource> =>
  decoded(await client.send({ path: path`/api/v1/statuses/${id}/source` }), decodeSource);
