import type { Where } from './where.ts';

const escaped = (text: string): string =>
  `replace(replace(replace(${text}, '[', '[[]'), '*', '[*]'), '?', '[?]')`;

/** Letters and digits as far as SQLite can tell them; its `lower` knows those of English. */
const NO_LETTER = '[^a-z0-9_\u00c0-\u1fff]';

const TEXT = `lower(coalesce(r.spoiler_text, '') || ' ' || coalesce(r.content_text, '') || ' ' || s.spoiler_text || ' ' || s.content_text)`;

const HIT = `SELECT 1 FROM filters f, json_each(f.context) place
  WHERE f.account_id = ? AND f.irreversible = 1 AND (f.expires_at IS NULL OR f.expires_at > ?) AND place.value = ?
    AND CASE f.whole_word WHEN 0 THEN instr(${TEXT}, lower(f.phrase)) > 0
      ELSE ' ' || ${TEXT} || ' ' GLOB '*${NO_LETTER}' || ${escaped('lower(f.phrase)')} || '${NO_LETTER}*' END`;

export type FilteredPlace = 'home' | 'public' | 'notifications';

/** Leaves out what the viewer's irreversible filters hold back there; never own posts. `r` is the repeated row. */
export function withoutFiltered(where: Where, place: FilteredPlace, viewerId: string, now: number): Where {
  return where.add(`s.id IS NULL OR s.account_id = ? OR NOT EXISTS (${HIT})`, viewerId, viewerId, now, place);
}
