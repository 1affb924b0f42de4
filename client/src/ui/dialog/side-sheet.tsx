import { useRef, type PointerEvent, type ReactElement, type ReactNode } from 'react';
import { useModal } from './use-modal';
import styles from './side-sheet.module.css';

/** Farther than this to the side, and more sideways than up or down, is a swipe (S1 §9). */
const SWIPE_DISTANCE = 30;

/**
 * A modal sheet along one side of the window, open while mounted. Escape, a press beside it and a swipe
 * towards its own side close it; the focus stays inside and returns to where it was.
 */
export function SideSheet({
  label,
  side,
  swipeDistance = SWIPE_DISTANCE,
  onClose,
  children,
}: {
  label: string;
  side: 'start' | 'end';
  /** Pixels. */
  swipeDistance?: number;
  onClose: () => void;
  children: ReactNode;
}): ReactElement {
  const ref = useRef<HTMLDialogElement>(null);
  const began = useRef<{ x: number; y: number } | null>(null);
  useModal(ref, onClose);
  const endSwipe = (event: PointerEvent): void => {
    const start = began.current;
    began.current = null;
    if (!start || event.pointerType === 'mouse') return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    // +1 when the sheet's own side is on the right.
    const towards = (side === 'end') === rightToLeft ? -1 : 1;
    const across = (event.clientX - start.x) * towards;
    if (across >= swipeDistance && across > Math.abs(event.clientY - start.y)) onClose();
  };
  return (
    <dialog
      ref={ref}
      className={styles.sheet}
      data-side={side}
      aria-modal
      aria-label={label}
      onPointerDown={(event) => {
        const box = ref.current?.getBoundingClientRect();
        if (event.target === ref.current && box && (event.clientX < box.left || event.clientX > box.right))
          onClose();
        else began.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerUp={endSwipe}
      onPointerCancel={() => {
        began.current = null;
      }}
    >
      {children}
    </dialog>
  );
}
