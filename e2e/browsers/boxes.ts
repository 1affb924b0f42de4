/** An element of a scene by its way from the scene's root, and how large it is. 0: not to be compared. */
export interface Box {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** It is, or holds, a text of several lines. */
  readonly wraps: boolean;
}

/** Runs in the page: every box below the first visible element that fits, once nothing moves or loads. */
export async function boxesOf(selector: string): Promise<Box[] | null> {
  const root = [...document.querySelectorAll(selector)].findLast((element) => element.checkVisibility());
  if (root === undefined) return null;
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime ?? 0)))
      .map((animation) => animation.finished),
  );
  // The inside of a drawing scales with it; choices of a list that is not open have no boxes.
  const LEAVES = 'svg, select, video, audio, math, ruby, time';
  const boxes: Box[] = [];
  const holdsEmoji = (element: Element): boolean =>
    /\p{Extended_Pictographic}/u.test(element.textContent ?? '');
  const isWrapped = (element: Element, height: number): boolean =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') &&
    height > 1.6 * parseFloat(getComputedStyle(element).lineHeight);
  /** Answers whether it holds a text of several lines. */
  const add = (element: Element, path: string): boolean => {
    if (!element.checkVisibility()) return false;
    const { width, height } = element.getBoundingClientRect();
    // How long ago something was is told in other words a moment later, and its neighbours make room. The pictures of
    // emoji are of the system.
    const depends =
      element !== root &&
      ((element.parentElement !== root && element.parentElement?.querySelector('time') != null) ||
        (width < 120 && holdsEmoji(element)));
    const isText = getComputedStyle(element).display.startsWith('inline') && !element.matches('img, button');
    const at = boxes.length;
    let wraps = isWrapped(element, height);
    let place = 0;
    for (const child of element.matches(LEAVES) ? [] : element.children) {
      // Stands in for a picture until that is loaded.
      if (child instanceof HTMLCanvasElement) continue;
      place += 1;
      const name = (child.getAttribute('role') ?? child.tagName).toLowerCase();
      const label = (child.getAttribute('aria-label') ?? child.classList[0] ?? '').slice(0, 24);
      if (add(child, `${path} > ${name}:${place}${label === '' ? '' : `(${label})`}`)) wraps = true;
    }
    if (!isText) boxes.splice(at, 0, { path, width: depends ? 0 : width, height, wraps });
    return wraps;
  };
  add(root, selector);
  return boxes;
}

const size = ({ width, height }: Box): string => `${width.toFixed(1)} x ${height.toFixed(1)}`;

/** How an engine may measure text: Chromium and Firefox measure letters alike, WebKitGTK rounds each to a pixel. */
export type Letters = 'alike' | 'rounded';

const PIXELS = 2;
/** Of the height besides: many lines, each a fraction of a pixel taller. */
const OF_HEIGHT = 0.005;
/** Of the width of a box, where letters are rounded; and of a box of few letters, in pixels. */
const ROUNDED = { ofWidth: 0.025, few: 6, fewBelow: 48 };

function mayDiffer({ width, height }: Box, letters: Letters): { width: number; height: number } {
  const few = width < ROUNDED.fewBelow ? ROUNDED.few : PIXELS + ROUNDED.ofWidth * width;
  return { width: letters === 'alike' ? PIXELS : few, height: PIXELS + OF_HEIGHT * height };
}

/** What differs by more, the outermost first; empty when the scenes agree. */
export function differences(wanted: readonly Box[], got: readonly Box[], letters: Letters): string[] {
  const others = new Map(got.map((box) => [box.path, box]));
  const known = new Set(wanted.map(({ path }) => path));
  const besides = got.filter(({ path }) => !known.has(path)).map(({ path }) => `${path}: is there besides`);
  const changed = wanted.flatMap((box) => {
    const other = others.get(box.path);
    if (other === undefined) return [`${box.path}: is not there`];
    const by = mayDiffer(box, letters);
    // Rounded letters may need one line more, or less.
    const isTall = letters === 'alike' || !(box.wraps || other.wraps);
    const tall = isTall && Math.abs(box.height - other.height) > by.height;
    const wide = box.width > 0 && other.width > 0 && Math.abs(box.width - other.width) > by.width;
    return tall || wide ? [`${box.path}: ${size(box)} became ${size(other)}`] : [];
  });
  return [...changed, ...besides];
}
