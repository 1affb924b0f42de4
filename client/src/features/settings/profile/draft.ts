import { useEffect, useState } from 'react';
import { useRealm } from '@/data/react/realm-context';
import type { Realm } from '@/data/realm';
import {
  filledFields,
  PROFILE_PICTURES,
  type OwnProfile,
  type ProfileChanges,
  type ProfilePicture,
  type RawField,
} from '@/domain/account/own-profile';

export interface DraftField extends RawField {
  /** Tells one row from another while they are moved about. */
  key: number;
}

/** The profile as it is being written. A picture that is null goes back to the server's own. */
export interface Draft {
  displayName: string;
  note: string;
  fields: readonly DraftField[];
  pictures: Readonly<Partial<Record<ProfilePicture, Blob | null>>>;
}

/** Keys need to differ within this page only. */
let lastKey = 0;
export const newKey = (): number => (lastKey += 1);

const draftOf = (profile: OwnProfile): Draft => ({
  displayName: profile.displayName,
  note: profile.note,
  fields: profile.fields.map((field) => ({ ...field, key: newKey() })),
  pictures: {},
});

const bare = (fields: readonly RawField[]): string =>
  JSON.stringify(filledFields(fields).map(({ name, value }) => [name, value]));

/** What of a draft is another than on the server; null when nothing is. */
function changesOf(profile: OwnProfile, draft: Draft): ProfileChanges | null {
  const changes: ProfileChanges = {};
  if (draft.displayName !== profile.displayName) changes.displayName = draft.displayName;
  if (draft.note !== profile.note) changes.note = draft.note;
  if (bare(draft.fields) !== bare(profile.fields))
    changes.fields = filledFields(draft.fields).map(({ name, value }) => ({ name, value }));
  for (const picture of PROFILE_PICTURES) {
    const file = draft.pictures[picture];
    if (file !== undefined) changes[picture] = file;
  }
  return Object.keys(changes).length === 0 ? null : changes;
}

/** What was not saved outlives its tab: also a way out that cannot ask, such as the browser's Back, loses nothing. */
const kept = new WeakMap<Realm, Draft>();

export function useProfileDraft(profile: OwnProfile): {
  draft: Draft;
  changes: ProfileChanges | null;
  put: (change: Partial<Draft>) => void;
  /** Back to what the server has. */
  reset: (to: OwnProfile) => void;
} {
  const realm = useRealm();
  const [draft, setDraft] = useState<Draft>(() => kept.get(realm) ?? draftOf(profile));
  const changes = changesOf(profile, draft);
  useEffect(() => {
    if (changes) kept.set(realm, draft);
    else kept.delete(realm);
  });
  return {
    draft,
    changes,
    put: (change) => setDraft((before) => ({ ...before, ...change })),
    reset(to) {
      kept.delete(realm);
      setDraft(draftOf(to));
    },
  };
}
