import type { StatusId } from '@/domain/ids';
import type { DraftKey } from '@/data/realm';
import type { Visibility } from '@/domain/visibility';

/** What a form is for. Give the form another React key when this changes: it starts anew then. */
export interface ComposeTarget {
  draftKey: DraftKey;
  replyToId: StatusId | null;
  /** Text to begin with (`?message=`, a mention); kept beside an older draft. */
  prefill: string;
  /** Who shall see it, whatever the reader's habit or a draft says: a message to one person. */
  scope?: Visibility;
}

export const NEW_POST: ComposeTarget = { draftKey: 'status', replyToId: null, prefill: '' };

export const replyTarget = (id: StatusId): ComposeTarget => ({
  draftKey: `reply:${id}`,
  replyToId: id,
  prefill: '',
});
