/** What somebody did in the resting form before the whole one was there. */
export interface Begun {
  text: string;
  /** Caret or selection when the focus was in the text. */
  selection: readonly [start: number, end: number] | null;
  /** Pasted. */
  files: readonly File[];
  /** Accessible name of the button that was pressed. */
  pressed: string | null;
}
