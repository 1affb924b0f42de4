import { useEffect, useState } from 'react';
import { useRealm } from '@/data/react/realm-context';
import type { Realm } from '@/data/realm';
import {
  filledFields,
  PROFILE_PICTURES,
  type OwnProfile,
  type ProfileChanges,
  type ProfilePart,
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

type Words = Pick<OwnProfile, 'displayName' | 'note' | 'fields'>;

/** Keys need to differ within this page only. */
let lastKey = 0;
export const newKey = (): number => (lastKey += 1);

const rows = (fields: readonly RawField[]): readonly DraftField[] =>
  fields.map((field) => ({ ...field, key: newKey() }));

const draftOf = ({ displayName, note, fields }: Words): Draft => ({
  displayName,
  note,
  fields: rows(fields),
  pictures: {},
});

const bare = (fields: readonly RawField[]): string =>
  JSON.stringify(filledFields(fields).map(({ name, value }) => [name, value]));

const sameFields = (one: readonly RawField[], other: readonly RawField[]): boolean =>
  bare(one) === bare(other);

/** What of a draft is another than on the server; null when nothing is. */
function changesOf(profile: Words, draft: Draft): ProfileChanges | null {
  const changes: ProfileChanges = {};
  if (draft.displayName !== profile.displayName) changes.displayName = draft.displayName;
  if (draft.note !== profile.note) changes.note = draft.note;
  if (!sameFields(draft.fields, profile.fields))
    changes.fields = filledFields(draft.fields).map(({ name, value }) => ({ name, value }));
  for (const picture of PROFILE_PICTURES) {
    const file = draft.pictures[picture];
    if (file !== undefined) changes[picture] = file;
  }
  return Object.keys(changes).length === 0 ? null : changes;
}

/** The draft with what the server has now, but for the words that are not as they were `before`. */
function followed(draft: Draft, before: Words, now: Words): Draft {
  const untouched = sameFields(draft.fields, before.fields);
  return {
    ...draft,
    displayName: draft.displayName === before.displayName ? now.displayName : draft.displayName,
    note: draft.note === before.note ? now.note : draft.note,
    // Rows that say the same stay, and with them the focus.
    fields: untouched && !sameFields(draft.fields, now.fields) ? rows(now.fields) : draft.fields,
  };
}

/** What was chosen after `sent` was. */
const picturesSince = (now: Draft['pictures'], sent: Draft['pictures']): Draft['pictures'] => {
  const since: Partial<Record<ProfilePicture, Blob | null>> = {};
  for (const kind of PROFILE_PICTURES) {
    const file = now[kind];
    if (file !== undefined && file !== sent[kind]) since[kind] = file;
  }
  return since;
};

/** A draft and what the server had when it was begun or last came into it. */
interface Written {
  draft: Draft;
  base: Words;
}

/** What was not saved outlives its tab: also a way out that cannot ask, such as the browser's Back, loses nothing. */
const kept = new WeakMap<Realm, Written>();

/** What is not being changed follows the server: another tab or device may have saved it. */
const follow = ({ draft, base }: Written, profile: OwnProfile): Written => ({
  draft: followed(draft, base, profile),
  base: profile,
});

interface State extends Written {
  seen: OwnProfile;
}

function useWritten(profile: OwnProfile) {
  const realm = useRealm();
  const [state, setState] = useState<State>(() => ({
    ...follow(kept.get(realm) ?? { draft: draftOf(profile), base: profile }, profile),
    seen: profile,
  }));
  const now = state.seen === profile ? state : { ...follow(state, profile), seen: profile };
  if (now !== state) setState(now);
  return [now, setState] as const;
}

export function useProfileDraft(profile: OwnProfile): {
  draft: Draft;
  changes: ProfileChanges | null;
  put: (change: Partial<Draft>) => void;
  /** Back to what the server has. */
  reset: () => void;
  /** The server has answered to `sent`; what was typed since stays, and so do words that it passed over. */
  saved: (sent: Draft, to: OwnProfile, lost: readonly ProfilePart[]) => void;
} {
  const realm = useRealm();
  const [{ draft, base }, set] = useWritten(profile);
  const changes = changesOf(base, draft);
  useEffect(() => {
    if (changes) kept.set(realm, { draft, base });
    else kept.delete(realm);
  });
  return {
    draft,
    changes,
    put: (change) => set((before) => ({ ...before, draft: { ...before.draft, ...change } })),
    reset() {
      kept.delete(realm);
      set((before) => ({ ...before, draft: draftOf(before.base) }));
    },
    saved: (sent, to, lost) =>
      set((before) => {
        const keptWords: Words = {
          displayName: lost.includes('displayName') ? sent.displayName : to.displayName,
          note: lost.includes('note') ? sent.note : to.note,
          fields: lost.includes('fields') ? sent.fields : to.fields,
        };
        const next = followed(before.draft, sent, keptWords);
        const pictures = picturesSince(before.draft.pictures, sent.pictures);
        return { ...before, draft: { ...next, pictures }, base: to };
      }),
  };
}
