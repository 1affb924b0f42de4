import type { Page } from '@playwright/test';

type Edges = Record<'left' | 'right' | 'top' | 'bottom', number>;
interface Control {
  said: string;
  isCutOff: boolean;
  box: Edges;
  /** What is to be seen of it: lists scroll below their bars. */
  seen: Edges;
  /** What it must not stand out of; null in what scrolls sideways. */
  room: Edges | null;
  /** Number of the nearest box that is taken out of the flow: what lies over the page on purpose. */
  layer: number;
  /** Numbers of the controls that it is in. */
  within: readonly number[];
}

/**
 * Controls and headings of what is on top, with their places. What people wrote (posts, names) is not looked at: it may
 * be of any length, and ends in an ellipsis.
 */
const controls = (page: Page): Promise<Control[]> =>
  page.evaluate(() => {
    const CONTROLS =
      'button, a[href], label, legend, h1, h2, h3, [role=tab], [role=menuitem], [role=switch], summary';
    const WRITTEN = 'article, bdi, [dir=auto], [aria-hidden=true], dialog:not([open])';
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const page = { left: 0, right: document.documentElement.clientWidth };
    const above = (element: Element | null, is: (style: CSSStyleDeclaration) => boolean): Element | null => {
      for (let up = element; up; up = up.parentElement) if (is(getComputedStyle(up))) return up;
      return null;
    };
    const frameOf = (element: Element): Element | null =>
      above(element.parentElement, ({ overflowX }) => overflowX !== 'visible');
    const edgesOf = (element: Element): Edges => element.getBoundingClientRect().toJSON();
    const seenOf = (element: Element): Edges => {
      const seen = edgesOf(element);
      for (let frame = frameOf(element); frame; frame = frameOf(frame)) {
        const edge = edgesOf(frame);
        seen.top = Math.max(seen.top, edge.top);
        seen.bottom = Math.min(seen.bottom, edge.bottom);
        seen.left = Math.max(seen.left, edge.left);
        seen.right = Math.min(seen.right, edge.right);
      }
      return seen;
    };
    const cuts = (part: Element): boolean =>
      getComputedStyle(part).overflowX !== 'visible' &&
      part.clientWidth > 2 &&
      part.scrollWidth > part.clientWidth + 1 &&
      !part.closest(WRITTEN) &&
      !part.matches(':has(bdi, [dir=auto])');
    const shown = [...top.querySelectorAll(CONTROLS)].filter((element) => {
      const { width, height, bottom } = element.getBoundingClientRect();
      const isThere = width > 2 && height > 2 && bottom > 0 && element.textContent?.trim() !== '';
      return isThere && element.checkVisibility({ visibilityProperty: true }) && !element.closest(WRITTEN);
    });
    const layers: (Element | null)[] = [];
    return shown.map((element) => {
      const layer = above(element, ({ position }) => /fixed|sticky|absolute/.test(position));
      if (!layers.includes(layer)) layers.push(layer);
      const frame = frameOf(element);
      const scrolls = frame && /auto|scroll/.test(getComputedStyle(frame).overflowX);
      return {
        said: `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 60)}”`,
        isCutOff: [element, ...element.querySelectorAll('*')].some(cuts),
        box: edgesOf(element),
        seen: seenOf(element),
        room: scrolls ? null : { ...page, top: 0, bottom: 0, ...(frame && edgesOf(frame)) },
        layer: layers.indexOf(layer),
        within: shown.flatMap((other, at) => (other !== element && other.contains(element) ? [at] : [])),
      };
    });
  });

const standsOut = ({ box, room }: Control): boolean =>
  room !== null && (box.left < room.left - 1 || box.right > room.right + 1);

const meet = (a: Edges, b: Edges): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;

/**
 * What the words of a language do to the screen that is on top: a control or heading whose words are cut off, that
 * stands out of the window or of its box, or that lies over another one.
 */
export async function misfits(page: Page): Promise<string[]> {
  const all = await controls(page);
  const over = (one: Control, at: number): string[] =>
    all
      .filter((two, other) => other > at && two.layer === one.layer && !two.within.includes(at))
      .filter((two) => meet(one.seen, two.seen))
      .map((two) => `over each other: ${one.said} and ${two.said}`);
  return all.flatMap((one, at) => [
    ...(one.isCutOff ? [`cut off: ${one.said}`] : []),
    ...(standsOut(one) ? [`stands out: ${one.said}`] : []),
    ...over(one, at),
  ]);
}
