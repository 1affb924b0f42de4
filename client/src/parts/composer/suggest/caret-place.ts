type Field = HTMLTextAreaElement | HTMLInputElement;

/** What decides where a letter stands. */
const COPIED = [
  'direction',
  'unicodeBidi',
  'boxSizing',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'fontStretch',
  'fontVariant',
  'fontKerning',
  'fontFeatureSettings',
  'lineHeight',
  'letterSpacing',
  'wordSpacing',
  'textAlign',
  'textIndent',
  'textTransform',
  'tabSize',
  'wordBreak',
  'overflowWrap',
] as const;

/** Text before the caret that can still be in the same paragraph's lines; more costs and changes nothing. */
const PARAGRAPH = 4_000;

export interface CaretPlace {
  left: number;
  top: number;
  height: number;
  /** The way its paragraph is written. */
  rightToLeft: boolean;
}

/** Each paragraph of a field with `dir=auto` has its own direction, by its first letter. */
function isRightToLeft({ value }: Field, index: number, around: HTMLElement): boolean {
  const { unicodeBidi, direction } = getComputedStyle(around);
  if (unicodeBidi !== 'plaintext') return direction === 'rtl';
  const [words = ''] = value.slice(value.slice(0, index).lastIndexOf('\n') + 1).split('\n', 1);
  const paragraph = document.createElement('bdi');
  paragraph.textContent = words;
  around.append(paragraph);
  return getComputedStyle(paragraph).direction === 'rtl';
}

/**
 * Where a place of the text stands, in pixels from the field's top left corner, and how high its line is.
 * A copy of the field is laid out for a moment: browsers tell it of no field.
 */
export function caretPlace(field: Field, index: number): CaretPlace {
  const style = getComputedStyle(field);
  const copy = document.createElement('div');
  for (const name of COPIED) copy.style[name] = style[name];
  const lines = field instanceof HTMLTextAreaElement;
  copy.style.whiteSpace = lines ? 'pre-wrap' : 'pre';
  copy.style.borderStyle = 'solid';
  copy.style.position = 'fixed';
  copy.style.visibility = 'hidden';
  copy.style.insetBlockStart = '0';
  copy.style.left = '0';
  copy.style.width = `${field.clientWidth + px(style.borderLeftWidth) + px(style.borderRightWidth)}px`;
  copy.dir = field.dir;
  const from = field.value.lastIndexOf('\n', Math.max(0, index - PARAGRAPH)) + 1;
  const mark = document.createElement('span');
  mark.textContent = field.value.slice(index, index + 1).trim() || '\u{200B}';
  copy.append(field.value.slice(from, index), mark, field.value.slice(index + 1));
  // What stands before the copied part is as high as the rest of the whole text.
  document.body.append(copy);
  const box = copy.getBoundingClientRect();
  const place = mark.getBoundingClientRect();
  const above = field.scrollHeight - Math.max(copy.scrollHeight, field.clientHeight);
  const rightToLeft = isRightToLeft(field, index, copy);
  copy.remove();
  const top = place.top - box.top + (from > 0 ? Math.max(0, above) : 0) - field.scrollTop;
  return {
    left: (rightToLeft ? place.right : place.left) - box.left - field.scrollLeft,
    // The only line of a field stands in its middle.
    top: lines ? top : (field.offsetHeight - place.height) / 2,
    height: place.height,
    rightToLeft,
  };
}

const px = (length: string): number => Number.parseFloat(length) || 0;
