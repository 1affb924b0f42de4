import { absolute } from '../lib/urls.ts';
import type { MediaRow } from '../storage/status-parts.ts';

function focusOf({ focus }: MediaRow) {
  const [x, y] = (focus ?? '').split(',').map(Number);
  return x === undefined || y === undefined ? {} : { focus: { x, y } };
}

function original(row: MediaRow) {
  const { width, height } = row;
  if (width === null || height === null || height === 0) return {};
  return { meta: { original: { width, height, aspect: width / height }, ...focusOf(row) } };
}

/** An attachment on the wire; `meta` is there only when the size is known, its focus once one was given. */
export function attachmentView(row: MediaRow, base: string) {
  const url = absolute(base, row.path);
  return {
    id: String(row.id),
    type: row.type,
    url,
    preview_url: row.preview_path === null ? url : absolute(base, row.preview_path),
    remote_url: row.remote_url ?? url,
    text_url: url,
    description: row.description ?? '',
    blurhash: row.blurhash,
    pleroma: { mime_type: row.mime_type },
    ...original(row),
  };
}
