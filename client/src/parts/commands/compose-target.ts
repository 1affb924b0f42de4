import type { ComposeContent } from '@/domain/writing/compose';
import type { RealmKey, StatusId } from '@/domain/ids';
import type { DraftKey } from '@/data/writing/drafts/draft';
import type { Visibility } from '@/domain/status/visibility';

/** What a form is for. Give the form another React key when this changes: it starts anew then. */
export interface ComposeTarget {
  draftKey: DraftKey;
  replyToId: StatusId | null;
  quoteId: StatusId | null;
  /** The own post that is edited. */
  editOf: StatusId | null;
  /** Text to begin with (`?message=`, a mention); kept beside an older draft. */
  prefill: string;
  /** Who shall see it, whatever the reader's habit or a draft says: a message to one person. */
  scope?: Visibility;
  /** What the form begins with when that is known already: an edit, a draft with a key of its own. */
  start: ComposeContent | null;
  /** Written as that account of this browser; else as the one that is shown. */
  as?: RealmKey;
}

export const NEW_POST: ComposeTarget = {
  draftKey: 'status',
  replyToId: null,
  quoteId: null,
  editOf: null,
  prefill: '',
  start: null,
};

export const replyTarget = (id: StatusId): ComposeTarget => ({
  ...NEW_POST,
  draftKey: `reply:${id}`,
  replyToId: id,
});

export const quoteTarget = (id: StatusId): ComposeTarget => ({
  ...NEW_POST,
  draftKey: `quote:${id}`,
  quoteId: id,
});

/** `start` is the post as it is, from its source; null while that is to be fetched. */
export const editTarget = (id: StatusId, start: ComposeContent | null): ComposeTarget => ({
  ...NEW_POST,
  draftKey: `edit:${id}`,
  editOf: id,
  start,
});

/** A draft under a key of its own, which tells itself what it answers and quotes, or edits. */
export const keptTarget = (draftKey: DraftKey, start: ComposeContent): ComposeTarget =>
  start.edits === null
    ? { ...NEW_POST, draftKey, replyToId: start.after, quoteId: start.quotes, start }
    : { ...editTarget(start.edits, null), draftKey };

export type ComposePurpose = 'new' | 'reply' | 'quote' | 'edit';

export function purposeOf({ editOf, replyToId, quoteId }: ComposeTarget): ComposePurpose {
  if (editOf !== null) return 'edit';
  if (replyToId !== null) return 'reply';
  return quoteId === null ? 'new' : 'quote';
}
