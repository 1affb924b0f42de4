import type { StatusEdit } from '@skein/wire';
import { isRecord, parseJson, textList } from '../lib/json.ts';
import { iso } from '../lib/time.ts';
import { withBase } from '../lib/urls.ts';
import type { ViewContext } from '../lib/view-context.ts';
import { type MediaRow, mediaOf } from '../storage/status-parts.ts';
import type { StatusRow } from '../storage/statuses.ts';
import { attachmentView } from './attachment.ts';
import { accountList } from './account.ts';
import { EmojiTable } from './emoji.ts';
import { statusView } from './status.ts';

interface EditRow {
  created_at: number;
  content: string;
  spoiler_text: string;
  sensitive: number;
  /** JSON of the MediaRows of that version. */
  media: string;
  emojis: string;
}

const isMedia = (value: unknown): value is MediaRow => isRecord(value) && typeof value['path'] === 'string';

/** All versions of a post, oldest first, the last is the present one. */
export function historyViews(view: ViewContext, row: StatusRow): StatusEdit[] {
  const { db } = view.inst;
  const before = db.all<EditRow>('SELECT * FROM status_edits WHERE status_id = ? ORDER BY id', row.id);
  const media = JSON.stringify(mediaOf(db, [row.id]));
  const versions: EditRow[] = [...before, { ...row, created_at: row.edited_at ?? row.created_at, media }];
  const [account] = accountList(view, [row.account_id]);
  if (!account) return [];
  const codes = versions.flatMap((version) => textList(version.emojis));
  const emojis = new EmojiTable(db, view.base, codes);
  const host = account.acct.includes('@') ? (account.acct.split('@')[1] ?? null) : null;
  const poll = statusView(view, row.id)?.poll ?? null;
  return versions.map((version) => {
    const stored = parseJson(version.media);
    const files: unknown[] = Array.isArray(stored) ? stored : [];
    return {
      account,
      content: withBase(view.base, version.content),
      spoiler_text: version.spoiler_text,
      sensitive: version.sensitive === 1,
      created_at: iso(version.created_at),
      media_attachments: files.filter(isMedia).map((file) => attachmentView(file, view.base)),
      emojis: emojis.list(textList(version.emojis), host),
      poll,
    };
  });
}
