import type { Db } from '../lib/db.ts';
import { insertRow } from './insert.ts';
import { mediaRow, type MediaRow } from './status-parts.ts';

/** A stored file that somebody uploaded. */
export interface NewMedia {
  accountId: string;
  type: MediaRow['type'];
  mime: string;
  path: string;
  previewPath: string | null;
  description: string;
  blurhash: string | null;
  width: number | null;
  height: number | null;
  focus: string | null;
  size: number;
  at: number;
}

/** Writes down an upload that hangs on no post yet. */
export function addMedia(db: Db, file: NewMedia): MediaRow {
  const id = insertRow(db, 'media', {
    account_id: file.accountId,
    type: file.type,
    mime_type: file.mime,
    path: file.path,
    preview_path: file.previewPath,
    description: file.description,
    blurhash: file.blurhash,
    width: file.width,
    height: file.height,
    focus: file.focus,
    size: file.size,
    created_at: file.at,
  });
  const row = mediaRow(db, String(id));
  if (!row) throw new Error('the upload was not kept');
  return row;
}
