import { useId, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '@/ui/button/icon-button';
import { watchVisibleArea } from '../visible-area';
import { useModal } from './use-modal';
import styles from './dialog.module.css';

/** A box of text that scrolls takes the focus, or nobody could read its end by keyboard. */
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

export interface DialogProps {
  /** Also the accessible name; a question where the dialog asks one. */
  title: string;
  closeLabel: string;
  /** Escape, the close button or a press on the backdrop. The parent unmounts the dialog. */
  onClose: () => void;
  /** The browser's Back; closes as the button does unless told otherwise. 'address': it has an address of its own. */
  onBack?: (() => void) | 'address' | undefined;
  size?: 'small' | 'wide' | 'page';
  at?: 'middle' | 'top';
  /** The children bring their own padding. */
  bare?: boolean;
  /** The children stand apart, one below the other. */
  spaced?: boolean;
  /** It has nothing that takes the focus: the keyboard scrolls the area itself. */
  textOnly?: boolean;
  /** The focus begins at the body, not at the first button of the head: what is in it comes later. */
  bodyFirst?: boolean;
  /** `alertdialog` for questions that interrupt. */
  role?: 'dialog' | 'alertdialog';
  describedBy?: string | undefined;
  footer?: ReactNode;
  /** False: it waits unseen, with all that is in it. */
  shown?: boolean;
  /** Beside the title. */
  headEnd?: ReactNode;
  children: ReactNode;
}

const TAKES_FOCUS_FIRST = { tabIndex: -1, 'data-first-focus': true } as const;

/** A modal dialog, open while mounted. */
export function Dialog(props: DialogProps): ReactElement {
  const { title, onClose } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(watchVisibleArea, []);
  useModal(ref, onClose, { onBack: props.onBack, shown: props.shown });
  return (
    // The keyboard needs no click on the backdrop.
    <dialog
      ref={ref}
      className={styles.dialog}
      role={props.role}
      data-size={props.size}
      data-at={props.at}
      aria-modal
      aria-labelledby={titleId}
      aria-describedby={props.describedBy}
      onPointerDown={(event) => {
        if (event.target === ref.current && isOutside(event, ref.current)) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {props.headEnd}
        <IconButton icon="x" label={props.closeLabel} onClick={onClose} />
      </div>
      <div
        className={styles.body}
        data-bare={props.bare || undefined}
        data-spaced={props.spaced || undefined}
        {...(props.textOnly ? SCROLLED_BY_KEYS : {})}
        {...(props.bodyFirst ? TAKES_FOCUS_FIRST : {})}
      >
        {props.children}
      </div>
      {props.footer !== undefined && <footer className={styles.foot}>{props.footer}</footer>}
    </dialog>
  );
}

function isOutside(point: { clientX: number; clientY: number }, element: Element): boolean {
  const box = element.getBoundingClientRect();
  return (
    point.clientX < box.left ||
    point.clientX > box.right ||
    point.clientY < box.top ||
    point.clientY > box.bottom
  );
}
