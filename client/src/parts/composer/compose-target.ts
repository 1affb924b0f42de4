import type { StatusId } from '@/domain/ids';
import type { DraftKey } from '@/data/realm';

/** What a form is for. Give the form another React key when this changes: it starts anew then. */
export interface ComposeTarget {
  draftKey: DraftKey;
  replyToId: StatusId | null;
  /** Text to begin with (`?message=`, a mention); kept beside an older draft. */
  prefill: string;
}

export const NEW_POST: ComposeTarget = { draftKey: 'status', replyToId: null, prefill: '' };

export const replyTarget = (id: StatusId): ComposeTarget => ({
  draftKey: `reply:${id}`,
  replyToId: id,
  prefill: '',
});
