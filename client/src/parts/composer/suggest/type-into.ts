import type { Replacement } from '@/domain/suggest/token';

type Field = HTMLTextAreaElement | HTMLInputElement;

/**
 * Types for the person: the change is one step of the field's own undo, and the page hears of it like of
 * any other key. Where the browser does not type, the text is put in directly.
 */
export function typeInto(field: Field, { start, end, insert }: Replacement): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  const before = field.value;
  // Deprecated without a successor: nothing else keeps undo.
  const [command, inputType] =
    insert === '' ? ['delete', 'deleteContentBackward'] : ['insertText', 'insertText'];
  const typed = document.execCommand?.(command, false, insert);
  if (typed && field.value !== before) return;
  field.setRangeText(insert, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: insert || null }));
}
