import { upTo } from '@/lib/breakpoints';
import { pickerPlace, type Edges } from './picker-geometry';

/** Where the picker is a sheet at the bottom (emoji-picker.module.css). */
const SHEET = upTo('phone');
/** Between the line that is written and what stands below it, in pixels. */
const BELOW_LINE = 8;

function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return document.scrollingElement;
}

/** Where a window's toolbar, with the button in it, begins to cover the window's lower edge. */
function toolbarTop(button: Element): number {
  if (!button.closest('dialog')) return Infinity;
  let bar = button;
  while (bar.parentElement?.closest('form') && getComputedStyle(bar).position !== 'sticky')
    bar = bar.parentElement;
  return bar.getBoundingClientRect().top;
}

/** The window ends at the sheet; what was in sight below that is scrolled up. */
function makeRoom(anchor: Element, box: HTMLElement, line: () => Edges | null): void {
  document.documentElement.style.setProperty('--sheet', `${box.offsetHeight}px`);
  const written = line();
  if (!written) return;
  const hidden = written.bottom + BELOW_LINE - Math.min(toolbarTop(anchor), box.getBoundingClientRect().top);
  if (hidden > 0) scrollerOf(anchor)?.scrollBy({ top: hidden });
}

function stand(anchor: Element, box: HTMLElement, line: () => Edges | null): void {
  const { style } = box;
  // As large as it would like to be.
  style.maxHeight = '';
  const { left, top, maxHeight } = pickerPlace({
    view: { width: window.innerWidth, height: window.innerHeight },
    size: { width: box.offsetWidth, height: box.offsetHeight },
    anchor: anchor.getBoundingClientRect(),
    frame: anchor.closest('dialog')?.getBoundingClientRect() ?? null,
    line: line(),
    rightToLeft: getComputedStyle(anchor).direction === 'rtl',
  });
  style.left = `${left}px`;
  style.top = `${top}px`;
  style.maxHeight = `${maxHeight}px`;
}

/** Keeps the picker where `pickerPlace` says until the returned function is called. */
export function placePicker(anchor: Element, box: HTMLElement, line: () => Edges | null): () => void {
  let stopped = false;
  let stop = (): void => {};
  const update = (): void => {
    if (window.matchMedia(SHEET).matches) makeRoom(anchor, box, line);
    else stand(anchor, box, line);
    box.style.opacity = '1';
  };
  const follow = async (): Promise<void> => {
    const { autoUpdate } = await import('@floating-ui/dom');
    if (!stopped) stop = autoUpdate(anchor, box, update);
  };
  // Without the library it stays where it opens.
  follow().catch(update);
  return () => {
    stopped = true;
    stop();
    document.documentElement.style.removeProperty('--sheet');
  };
}
