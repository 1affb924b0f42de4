export type TextField = HTMLTextAreaElement | HTMLInputElement;

/** What words can be typed into: no box to tick. */
export const isTextField = (element: unknown): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !/^(?:checkbox|radio|button|submit|file|range|color)$/.test(element.type));

export const hasNoWords = (text: string): boolean => text.trim() === '';

const tellChanged = (field: TextField, inputType: string, data: string | null): boolean =>
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data }));

function replace(field: TextField, start: number, end: number, words: string): void {
  field.setRangeText(words, start, end, 'end');
  tellChanged(field, words === '' ? 'deleteContentBackward' : 'insertText', words || null);
}

/** Types words behind what is there; the page hears of it like of any key. */
export function insertAtEnd(field: TextField, words: string): void {
  const { length } = field.value;
  // Of one line is what a browser makes of pasted lines.
  replace(
    field,
    length,
    length,
    field instanceof HTMLInputElement ? words.replaceAll(/\s*\n\s*/g, ' ') : words,
  );
}

const bagOf = (files: readonly File[]): DataTransfer => {
  const bag = new DataTransfer();
  for (const file of files) bag.items.add(file);
  return bag;
};

/** Pastes files into a field, as from the clipboard. */
export function pasteFiles(field: TextField, files: readonly File[]): void {
  const clipboardData = bagOf(files);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Drops files on a field: whoever takes what falls there takes these. */
export function dropFilesOn(field: TextField, files: readonly File[]): void {
  const dataTransfer = bagOf(files);
  field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/** The character before a place, which may be of two halves. */
const lengthBefore = (text: string, at: number): number => /.$/su.exec(text.slice(0, at))?.[0].length ?? 0;

/**
 * Does in a field what a key would have done that was pressed before the field had the focus. Keys that write and
 * delete; the arrows are left out.
 */
export function typeKey(field: TextField, event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const again = { key, code, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true };
  if (!field.dispatchEvent(new KeyboardEvent('keydown', again)) || field.readOnly) return;
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  // AltGr writes with both keys down.
  if ((ctrlKey || metaKey) && !altKey) return;
  if (/^.$/su.test(key)) replace(field, start, end, key);
  else if (key === 'Backspace')
    replace(field, start === end ? start - lengthBefore(field.value, start) : start, end, '');
  else if (key === 'Enter' && field instanceof HTMLTextAreaElement) replace(field, start, end, '\n');
  else if (key === 'Enter') field.form?.requestSubmit();
}
