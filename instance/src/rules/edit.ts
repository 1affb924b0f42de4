import type { Instance } from '../lib/context.ts';
import { badRequest } from '../lib/errors.ts';
import { insertRow } from '../storage/insert.ts';
import { mediaOf } from '../storage/status-parts.ts';
import { getStatus, type StatusRow } from '../storage/statuses.ts';
import { attachMedia, attachNames, attachPoll, usableMedia } from './attach.ts';
import { composeText } from './compose.ts';
import { checkPoll, checkText, type PollDraft } from './draft.ts';
import { contentType } from './html.ts';
import { notify } from './notify.ts';

/** What changes; what is left out stays as it is. */
export interface StatusChange {
  text?: string | undefined;
  spoilerText?: string | undefined;
  contentType?: string | undefined;
  sensitive?: boolean | undefined;
  mediaIds?: readonly string[] | undefined;
  poll?: PollDraft | undefined;
}

/** Keeps the version of a post that is about to be replaced. */
function keepVersion(inst: Instance, row: StatusRow): void {
  insertRow(inst.db, 'status_edits', {
    status_id: row.id,
    created_at: row.edited_at ?? row.created_at,
    content: row.content,
    spoiler_text: row.spoiler_text,
    sensitive: row.sensitive,
    media: JSON.stringify(mediaOf(inst.db, [row.id])),
    emojis: row.emojis,
  });
}

function addressedBefore(inst: Instance, id: string): string[] {
  const rows = inst.db.all<{ id: string }>('SELECT account_id AS id FROM mentions WHERE status_id = ?', id);
  return rows.map((row) => row.id);
}

/** Those who repeated a post learn that it changed; those it newly names, that they are named. */
function tell(inst: Instance, row: StatusRow, newPeople: readonly string[]): void {
  for (const accountId of newPeople)
    notify(inst, { accountId, type: 'mention', fromId: row.account_id, statusId: row.id });
  const repeaters = inst.db.all<{ id: string }>(
    'SELECT account_id AS id FROM statuses WHERE reblog_of_id = ?',
    row.id,
  );
  for (const { id } of repeaters)
    notify(inst, { accountId: id, type: 'update', fromId: row.account_id, statusId: row.id });
}

function rewrite(inst: Instance, row: StatusRow, change: StatusChange, ownHost: string) {
  const spoilerText = change.spoilerText ?? row.spoiler_text;
  const type = contentType(change.contentType ?? (change.text === undefined ? row.content_type : undefined));
  const quote = row.quote_id === null ? undefined : getStatus(inst.db, row.quote_id);
  const source = change.text ?? row.source;
  const options = change.poll?.options ?? [];
  const text = composeText(
    inst,
    { text: source, contentType: type, spoilerText, options, quoteUri: quote?.uri },
    ownHost,
  );
  inst.db.run(
    `UPDATE statuses SET content = ?, content_text = ?, source = ?, content_type = ?, spoiler_text = ?, sensitive = ?,
       emojis = ?, card_url = ?, edited_at = ? WHERE id = ?`,
    text.content,
    text.content_text,
    source,
    type,
    spoilerText,
    (change.sensitive ?? row.sensitive === 1) ? 1 : 0,
    text.emojis,
    text.card_url,
    inst.now(),
    row.id,
  );
  return text;
}

/** A browser whose connection was cut sends the same edit again by itself: as on other servers that is no new version. */
function changesNothing(inst: Instance, row: StatusRow, change: StatusChange): boolean {
  const media = mediaOf(inst.db, [row.id]).map(({ id }) => id);
  return (
    (change.text ?? row.source) === row.source &&
    (change.spoilerText ?? row.spoiler_text) === row.spoiler_text &&
    (change.sensitive ?? row.sensitive === 1) === (row.sensitive === 1) &&
    (change.contentType ?? row.content_type) === row.content_type &&
    (change.mediaIds ?? media).join(' ') === media.join(' ') &&
    !change.poll
  );
}

/** Replaces a post's text, subject, media or poll; the version before goes to its history. */
export function editStatus(inst: Instance, row: StatusRow, change: StatusChange, ownHost: string): void {
  inst.db.transaction(() => {
    const media = change.mediaIds && usableMedia(inst.db, row.account_id, change.mediaIds, row.id);
    const hasMedia = media ? media.length > 0 : row.has_media === 1;
    // Recorded: an edit to nothing is answered like this, unlike a new empty post.
    if (change.text?.trim() === '' && !hasMedia) throw badRequest('internal_server_error');
    checkText(change.text ?? row.source, change.spoilerText ?? row.spoiler_text, hasMedia);
    checkPoll(change.poll);
    if (changesNothing(inst, row, change)) return;
    keepVersion(inst, row);
    const text = rewrite(inst, row, change, ownHost);
    const before = addressedBefore(inst, row.id);
    const named = text.mentions.map(({ id }) => id).filter((id) => id !== row.account_id);
    const kept =
      row.in_reply_to_account_id === null ? [] : before.filter((id) => id === row.in_reply_to_account_id);
    const people = [...new Set([...named, ...kept])];
    attachNames(inst, row.id, people, text.tags);
    if (media) attachMedia(inst.db, row.id, media);
    if (change.poll) attachPoll(inst, row.id, change.poll);
    tell(
      inst,
      row,
      people.filter((id) => !before.includes(id)),
    );
    inst.db.afterCommit(() => inst.hub.publish({ type: 'status.update', statusId: row.id }));
  });
}
