/** Buttons that both forms have, which carry it as `data-tool`: what they are called goes with the post. */
export type Tool = 'files' | 'poll' | 'subject' | 'emoji' | 'scope' | 'post';

/** What somebody did in the resting form before the whole one was there. */
export interface Begun {
  text: string;
  /** Caret or selection when the focus was in the text. */
  selection: readonly [start: number, end: number] | null;
  /** Pasted. */
  files: readonly File[];
  pressed: Tool | null;
}
