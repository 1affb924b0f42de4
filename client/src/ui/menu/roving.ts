/** Which entry the keys of the ARIA menu, tab and listbox patterns lead to; null when the key is not one of theirs. */
export function rovingTarget(
  key: string,
  index: number,
  count: number,
  axis: 'vertical' | 'horizontal',
  rightToLeft: boolean,
): number | null {
  if (count === 0) return null;
  const forward = axis === 'vertical' ? 'ArrowDown' : rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = axis === 'vertical' ? 'ArrowUp' : rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === backward) return (index <= 0 ? count : index) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/**
 * Type-ahead: the next entry after `index` that starts with what was typed. One letter typed again and
 * again walks through the entries with that letter.
 */
export function typeAheadTarget(typed: string, index: number, labels: readonly string[]): number | null {
  const wanted = typed.toLocaleLowerCase();
  const repeated = wanted === wanted.slice(0, 1).repeat(wanted.length);
  const needle = repeated ? wanted.slice(0, 1) : wanted;
  const start = repeated ? index + 1 : index;
  for (let step = 0; step < labels.length; step += 1) {
    const at = (Math.max(0, start) + step) % labels.length;
    if (labels[at]?.toLocaleLowerCase().startsWith(needle)) return at;
  }
  return null;
}

export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';
