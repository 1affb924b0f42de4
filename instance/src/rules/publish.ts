import { randomInt, randomUUID } from 'node:crypto';
import type { Instance } from '../lib/context.ts';
import { STORED_ORIGIN } from '../lib/urls.ts';
import { type AccountRow, getAccount } from '../storage/accounts.ts';
import { newId } from '../storage/ids.ts';
import { insertRow } from '../storage/insert.ts';
import { getStatus } from '../storage/statuses.ts';
import { addressed, type Related, relatedTo } from './addressing.ts';
import { attachMedia, attachNames, attachPoll, usableMedia } from './attach.ts';
import { composeText, type ComposedText, originOf } from './compose.ts';
import { checkLife, checkPoll, checkText, type Draft } from './draft.ts';
import { notify } from './notify.ts';
import { noteDirect } from './participations.ts';
import { canSee } from './visibility.ts';

function conversationOf({ parent, quote }: Related) {
  // A quote joins the conversation of what it quotes (recorded).
  const joined = parent ?? quote;
  if (joined) return { conversation_id: joined.conversation_id, context: joined.context };
  return { conversation_id: randomInt(1, 2 ** 31), context: `${STORED_ORIGIN}/contexts/${randomUUID()}` };
}

function lifeOf(inst: Instance, draft: Draft, author: AccountRow): number | undefined {
  const days = author.status_ttl_days;
  const seconds = draft.expiresIn ?? (days === null ? undefined : days * 86_400);
  return seconds === undefined ? undefined : inst.now() + seconds * 1000;
}

function insertStatus(inst: Instance, draft: Draft, text: ComposedText, related: Related): string {
  const now = inst.now();
  const id = newId(now);
  const author = getAccount(inst.db, draft.accountId);
  if (!author) throw new Error('a post without an author');
  const origin = originOf(author.host);
  insertRow(inst.db, 'statuses', {
    id,
    account_id: draft.accountId,
    uri: `${origin}/objects/${randomUUID()}`,
    url: `${origin}/notice/${id}`,
    local: author.host === null ? 1 : 0,
    created_at: now,
    expires_at: lifeOf(inst, draft, author),
    content: text.content,
    content_text: text.content_text,
    spoiler_text: draft.spoilerText ?? '',
    source: draft.text,
    content_type: draft.contentType ?? 'text/plain',
    language: draft.language ?? author.language ?? 'en',
    visibility: draft.visibility ?? 'public',
    list_id: draft.listId,
    sensitive: draft.sensitive === true || text.tags.includes('nsfw') ? 1 : 0,
    in_reply_to_id: related.parent?.id,
    in_reply_to_account_id: related.parent?.account_id,
    ...conversationOf(related),
    quote_id: related.quote?.id,
    emojis: text.emojis,
    card_url: text.card_url,
    application_name: draft.application?.name,
    application_website: draft.application?.website,
  });
  return id;
}

/** Tells those addressed, and those who subscribed to the author and may see the post. */
function tell(inst: Instance, statusId: string, authorId: string, peopleIds: readonly string[]): void {
  const subscribers = inst.db.all<{ id: string }>(
    'SELECT account_id AS id FROM subscriptions WHERE target_id = ?',
    authorId,
  );
  const extra = subscribers
    .map(({ id }) => id)
    .filter((id) => !peopleIds.includes(id) && canSee(inst.db, statusId, id));
  for (const accountId of [...peopleIds, ...extra]) {
    // Subscriptions arrive as mentions on this family of servers (recorded).
    notify(inst, { accountId, type: 'mention', fromId: authorId, statusId });
  }
}

function checked(inst: Instance, draft: Draft): { media: number[]; related: Related } {
  const media = usableMedia(inst.db, draft.accountId, draft.mediaIds ?? []);
  checkText(draft.text, draft.spoilerText ?? '', media.length > 0);
  checkPoll(draft.poll);
  checkLife(draft.expiresIn);
  return { media, related: relatedTo(inst, draft) };
}

/**
 * Posts a draft: one transaction, then the sockets hear of it. Returns the new id; ends with 422 when the
 * draft is not a post (api.md §6). `ownHost` is the host under which this server is reached now.
 */
export function publishStatus(inst: Instance, draft: Draft, ownHost: string): string {
  return inst.db.transaction(() => {
    const { media, related } = checked(inst, draft);
    const input = {
      text: draft.text,
      contentType: draft.contentType ?? 'text/plain',
      spoilerText: draft.spoilerText ?? '',
      options: draft.poll?.options ?? [],
      quoteUri: related.quote?.uri,
    } as const;
    const text = composeText(inst, input, ownHost);
    const people = addressed(inst, draft, text, related.parent, ownHost);
    const id = insertStatus(inst, draft, text, related);
    attachNames(inst, id, people, text.tags);
    if (media.length > 0) attachMedia(inst.db, id, media);
    if (draft.poll) attachPoll(inst, id, draft.poll);
    tell(inst, id, draft.accountId, people);
    inst.db.afterCommit(() => inst.hub.publish({ type: 'update', statusId: id }));
    if (draft.visibility === 'direct') {
      const conversationId = getStatus(inst.db, id)?.conversation_id ?? 0;
      noteDirect(inst, { id, authorId: draft.accountId, conversationId }, people);
    }
    return id;
  });
}
