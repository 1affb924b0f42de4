import type { RealmKey } from '@/domain/ids';
import type { Platform } from '@/data/platform';
import type { StoredDraft } from '@/data/writing/posting/posting';
import { parseJson } from '@/lib/parse-json';
import type { Drafts } from './draft';
import { readDraftKey } from './draft-keys';

/** All drafts of one account, the newest first. Names that this client does not know are left alone. */
export function listDrafts(platform: Platform, drafts: Drafts, owner: RealmKey): readonly StoredDraft[] {
  const stored = parseJson(platform.storage.get('drafts') ?? '');
  if (typeof stored !== 'object' || stored === null) return [];
  const besides = `|${owner}`;
  const keys = Object.keys(stored).flatMap(
    (name) => readDraftKey(name.endsWith(besides) ? name.slice(0, -besides.length) : name) ?? [],
  );
  const found: StoredDraft[] = [];
  for (const key of new Set(keys)) {
    const draft = drafts.get(key);
    if (draft) found.push({ key, draft });
  }
  return found.toSorted((a, b) => b.draft.updatedAt - a.draft.updatedAt);
}
