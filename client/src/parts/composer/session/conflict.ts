import type { Keeping } from './keeping';

/** What another tab did to the draft meanwhile: went on with it, sent it, or nobody knows why it is gone. */
export type ComposeConflict = 'changed' | 'sent' | 'gone';

/** What a form does when another tab has changed the drafts (data/writing/SPEC.md, W8). */
export type Heeding =
  | { is: 'nothing' }
  /** Writes its words again: another tab put back an older version of them. */
  | { is: 'keep' }
  /** Nothing was written here: the form goes on with the words of the other tab. */
  | { is: 'follow' }
  /** Somebody has to choose. */
  | { is: 'ask'; conflict: ComposeConflict }
  /** What the other tab sent came back: these words are the draft again. */
  | { is: 'over' };

export interface HeedingForm {
  posting: boolean;
  conflict: ComposeConflict | null;
  /** Something was written here. */
  hasWork: boolean;
}

export function heedOtherTabs(keeping: Keeping, form: HeedingForm): Heeding {
  const theirs = keeping.stored();
  const name = theirs?.idempotencyKey;
  if (name && name !== keeping.sentThere) keeping.sentThere = null;
  if (form.posting) return { is: 'nothing' };
  const conflict = theirs ? 'changed' : goneBecause(keeping);
  if (form.conflict) {
    if (name === keeping.name) return { is: 'over' };
    return conflict === form.conflict ? { is: 'nothing' } : { is: 'ask', conflict };
  }
  if (keeping.isAsKnown(theirs)) return { is: 'nothing' };
  // All drafts are stored as one: a tab that keeps another one may have put back what was here before.
  if (name && keeping.wroteItself(name)) return { is: 'keep' };
  return form.hasWork ? { is: 'ask', conflict } : { is: 'follow' };
}

const goneBecause = ({ sentThere }: Keeping): ComposeConflict => (sentThere === null ? 'gone' : 'sent');
