import type { RealmKey } from '@/domain/ids';
import { VISIBILITIES } from '@/domain/visibility';
import type { Draft, DraftKey, Drafts } from './draft';
import type { Platform } from '@/data/platform';
import { parseJson } from '@/lib/parse-json';

type Fields = Readonly<Record<string, unknown>>;

/** COMP-08: the key and format that other clients of this family share (behaviour.md §8). */
const PLACE = 'drafts';

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const words = (value: unknown): string => (typeof value === 'string' ? value : '');

function decodeDraft(stored: Fields): Draft {
  const data = fields(stored.data);
  return {
    updatedAt: typeof stored.updatedAt === 'number' ? stored.updatedAt : 0,
    text: words(data.status),
    spoilerText: words(data.spoilerText),
    sensitive: data.nsfw === true,
    visibility: VISIBILITIES.find((known) => known === data.visibility) ?? null,
    contentType: words(data.contentType) || null,
    language: words(data.language) || null,
    idempotencyKey: words(data.idempotencyKey) || null,
    extras: data,
  };
}

const encodeDraft = (draft: Draft, owner: RealmKey): Fields => ({
  updatedAt: draft.updatedAt,
  owner,
  data: {
    files: [],
    mediaDescriptions: {},
    ...draft.extras,
    status: draft.text,
    spoilerText: draft.spoilerText,
    nsfw: draft.sensitive,
    visibility: draft.visibility,
    contentType: draft.contentType,
    language: draft.language,
    idempotencyKey: draft.idempotencyKey,
  },
});

/**
 * Drafts of one account. All accounts share one storage key: an entry names its owner, and an account
 * whose plain key is taken by another one's draft writes beside it.
 */
export function createDrafts(platform: Platform, owner: RealmKey): Drafts {
  const read = (): Record<string, unknown> => ({
    ...fields(parseJson(platform.storage.getItem(PLACE) ?? '')),
  });
  const nameIn = (all: Fields, key: DraftKey): string => {
    const besides = `${key}|${owner}`;
    if (besides in all) return besides;
    const holder = fields(all[key]).owner;
    // Drafts without an owner were written by another client for whoever used this browser.
    return holder === undefined || holder === owner ? key : besides;
  };
  const write = (all: Fields): boolean => {
    try {
      if (Object.keys(all).length === 0) platform.storage.removeItem(PLACE);
      else platform.storage.setItem(PLACE, JSON.stringify(all));
      return true;
    } catch {
      return false;
    }
  };
  const clear = (key: DraftKey): boolean => {
    const all = read();
    const name = nameIn(all, key);
    if (!(name in all)) return true;
    delete all[name];
    return write(all);
  };
  return {
    get(key) {
      const all = read();
      const stored = all[nameIn(all, key)];
      return stored === undefined ? null : decodeDraft(fields(stored));
    },
    save(key, draft) {
      if (draft.text + draft.spoilerText === '' && Object.keys(draft.extras).length === 0) return clear(key);
      const all = read();
      const name = nameIn(all, key);
      return write({ ...all, [name]: encodeDraft(draft, owner) });
    },
    clear: (key) => void clear(key),
    watch: (listener) =>
      platform.onStorage((changed) => {
        if (changed === PLACE || changed === null) listener();
      }),
  };
}
