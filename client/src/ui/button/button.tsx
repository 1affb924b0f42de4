import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { classes } from '@/lib/classes';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/shapes';
import { Spinner } from '@/ui/state/spinner';
import { BusyNote } from './busy-note';
import styles from './button.module.css';

export type ButtonLook = 'plain' | 'primary' | 'danger' | 'ghost';

export interface ButtonLookProps {
  look?: ButtonLook | undefined;
  small?: boolean | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}

export interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>, ButtonLookProps {
  /** Shows a spinner, takes no clicks and says beside it when it takes long; the label should say what goes on ("Posting"). */
  busy?: boolean | undefined;
  /** A toggle: sets aria-pressed. */
  pressed?: boolean | undefined;
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    look = 'plain',
    small = false,
    wide = false,
    busy = false,
    pressed,
    icon,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  },
  ref,
) {
  const button = (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={classes(styles.button, className)}
      data-look={look}
      data-small={small || undefined}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      aria-pressed={pressed}
      // A busy button keeps the focus, which `disabled` would throw away.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size="s" />}
      {children}
    </button>
  );
  return (
    <>
      {button}
      {busy && <BusyNote />}
    </>
  );
});
