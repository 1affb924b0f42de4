import type { Placement } from '@floating-ui/dom';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type ReactElement,
  type RefObject,
} from 'react';
import { classes } from '@/lib/classes';
import { typingAhead } from '@/lib/typing/typing-ahead';
import { useBackCloses } from '@/ui/dialog/use-back-closes';
import { placeBeside } from './place';
import styles from './popover.module.css';

export interface PopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role'> {
  /** The element beside which it stands; presses on it do not count as outside. */
  anchor: RefObject<Element | null>;
  /** Escape, a press outside, or the focus leaving. */
  onClose: () => void;
  placement?: Placement;
  /** Another way to place it than beside the anchor; returns the way to end that. */
  place?: ((anchor: Element, box: HTMLElement) => () => void) | undefined;
  /** Something else that belongs to it: presses and focus there do not close it. */
  companion?: RefObject<Element | null> | undefined;
  role?: 'dialog' | 'menu' | 'listbox' | 'tooltip' | undefined;
  /** False for previews that open while the pointer rests: they never take the focus. */
  takesFocus?: boolean;
}

/**
 * A box in the top layer beside an anchor, open while mounted. Not modal: the page behind stays alive.
 * `popover="manual"`, because the browser's own light dismissal would reopen it on a press of its button.
 */
export function Popover({
  anchor,
  onClose,
  placement = 'bottom-start',
  place,
  takesFocus = true,
  companion,
  className,
  ...rest
}: PopoverProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useBackCloses(onClose, takesFocus);
  useLayoutEffect(() => {
    const element = box.current;
    const beside = anchor.current;
    if (!element || !beside) return;
    if ('showPopover' in element) element.showPopover();
    if (takesFocus && !element.contains(document.activeElement)) element.focus({ preventScroll: true });
    const stop = place ? place(beside, element) : placeBeside(beside, element, placement);
    return () => {
      stop();
      const hadFocus = element.contains(document.activeElement);
      if ('hidePopover' in element && element.isConnected) element.hidePopover();
      if (hadFocus && beside instanceof HTMLElement) beside.focus({ preventScroll: true });
    };
  }, [anchor, placement, place, takesFocus]);
  useClosesOutside({ box, anchor, companion, onClose, takesFocus });
  return (
    <div
      tabIndex={takesFocus ? -1 : undefined}
      {...rest}
      ref={box}
      popover="manual"
      className={classes(styles.popover, className)}
    />
  );
}

type Closing = Pick<PopoverProps, 'anchor' | 'companion' | 'onClose'> & {
  box: RefObject<Element | null>;
  takesFocus: boolean;
};

/** Escape, a press elsewhere or the focus elsewhere close it. */
function useClosesOutside({ box, anchor, companion, onClose, takesFocus }: Closing): void {
  useEffect(() => {
    // A question that was asked from here gives the focus back when it is answered.
    const isAsked = (target: EventTarget | null): boolean =>
      target instanceof Element && target.closest('[role="alertdialog"]') !== null;
    const isInside = (target: EventTarget | null): boolean =>
      isAsked(target) ||
      (target instanceof Node &&
        [box, anchor, companion].some((part) => part?.current?.contains(target) === true));
    const onPointerDown = (event: PointerEvent): void => {
      if (!isInside(event.target)) onClose();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      // An input method ends its own word with the key.
      if (event.key !== 'Escape' || event.isComposing || isAsked(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    const onFocusIn = (event: FocusEvent): void => {
      // What is typed for a field in it, while that is on its way, holds the focus for it.
      if (takesFocus && !typingAhead.isOn() && !isInside(event.target)) onClose();
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [box, anchor, companion, onClose, takesFocus]);
}
