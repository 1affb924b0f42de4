import type { Db } from '../lib/db.ts';
import { onlyVisible } from '../storage/visible.ts';
import { Where } from '../storage/where.ts';

const VISIBILITIES = ['public', 'unlisted', 'private', 'direct', 'local', 'list'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export function isVisibility(value: unknown): value is Visibility {
  return VISIBILITIES.some((known) => known === value);
}

/** What a stored word means. */
export function visibility(value: unknown): Visibility {
  return isVisibility(value) ? value : 'public';
}

/** Visibilities that anybody may repeat and quote. */
export function isOpen(value: Visibility): boolean {
  return value === 'public' || value === 'unlisted' || value === 'local';
}

/** Of these statuses, the ids that the viewer may see. */
export function visibleIds(db: Db, ids: readonly string[], viewerId: string | null): Set<string> {
  const where = new Where().add('s.id IN (SELECT value FROM json_each(?))', JSON.stringify(ids));
  onlyVisible(where, viewerId);
  const rows = db.all<{ id: string }>(`SELECT s.id FROM statuses s WHERE ${where.sql}`, ...where.params);
  return new Set(rows.map(({ id }) => id));
}

/** Whether the viewer may see one status. */
export function canSee(db: Db, id: string, viewerId: string | null): boolean {
  return visibleIds(db, [id], viewerId).has(id);
}
