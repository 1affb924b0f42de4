import type { ScheduledStatus } from '@skein/wire';
import { notFound } from '../lib/errors.ts';
import type { ViewContext } from '../lib/view-context.ts';
import { draftOf, type ScheduledRow } from '../rules/schedule.ts';
import type { MediaRow } from '../storage/status-parts.ts';
import { attachmentView } from './attachment.ts';

function mediaOf(view: ViewContext, ids: readonly string[]) {
  const rows = view.inst.db.all<MediaRow>(
    'SELECT * FROM media WHERE id IN (SELECT CAST(value AS INTEGER) FROM json_each(?))',
    JSON.stringify(ids),
  );
  return rows.map((row) => attachmentView(row, view.base));
}

/** A waiting post on the wire. */
export function renderScheduled(view: ViewContext, row: ScheduledRow): ScheduledStatus {
  const draft = draftOf(row);
  const at = new Date(row.scheduled_at).toISOString();
  const ids = [...(draft.mediaIds ?? [])];
  return {
    id: String(row.id),
    scheduled_at: at,
    params: {
      text: draft.text,
      sensitive: draft.sensitive ?? false,
      spoiler_text: draft.spoilerText === '' ? null : (draft.spoilerText ?? null),
      visibility: draft.visibility ?? 'public',
      scheduled_at: at,
      poll: draft.poll
        ? {
            options: [...draft.poll.options],
            expires_in: draft.poll.expiresIn,
            multiple: draft.poll.multiple,
          }
        : null,
      in_reply_to_id: draft.inReplyToId ?? null,
      expires_in: draft.expiresIn ?? null,
      ...(ids.length > 0 ? { media_ids: ids } : {}),
    },
    ...(ids.length > 0 ? { media_attachments: mediaOf(view, ids) } : {}),
  };
}

/** The waiting post of an account; ends with 404 when there is none. */
export function scheduledView(view: ViewContext, accountId: string, id: number): ScheduledStatus {
  const row = view.inst.db.get<ScheduledRow>(
    'SELECT * FROM scheduled_statuses WHERE id = ? AND account_id = ?',
    id,
    accountId,
  );
  if (!row) throw notFound();
  return renderScheduled(view, row);
}
