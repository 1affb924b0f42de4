import type { Placement } from '@floating-ui/dom';

/**
 * Keeps a fixed-position box beside its anchor until the returned function is called. The library is
 * fetched on first use: nothing that floats is part of the first page.
 */
export function placeBeside(anchor: Element, box: HTMLElement, placement: Placement): () => void {
  let stopped = false;
  let stop = (): void => {};
  const start = async (): Promise<void> => {
    const { autoUpdate, computePosition, flip, offset, shift, size } = await import('@floating-ui/dom');
    if (stopped) return;
    const middleware = [
      offset(6),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ availableHeight }) => {
          box.style.maxHeight = `${Math.max(120, Math.floor(availableHeight))}px`;
        },
      }),
    ];
    const update = async (): Promise<void> => {
      const { x, y } = await computePosition(anchor, box, { placement, strategy: 'fixed', middleware });
      box.style.left = `${x}px`;
      box.style.top = `${y}px`;
      box.style.opacity = '1';
    };
    stop = autoUpdate(anchor, box, () => void update());
  };
  start().catch(() => {
    // The library did not come: below the anchor is better than nowhere.
    const { left, bottom } = anchor.getBoundingClientRect();
    box.style.left = `${left}px`;
    box.style.top = `${bottom}px`;
    box.style.opacity = '1';
  });
  return () => {
    stopped = true;
    stop();
  };
}
