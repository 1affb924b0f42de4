import type { ButtonHTMLAttributes, ReactElement } from 'react';
import { classes } from '@/lib/classes';
import styles from './button.module.css';

/** A button that reads like a link, for small actions inside text. */
export function TextButton({
  className,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement>): ReactElement {
  return <button {...rest} type={type} className={classes(styles.textButton, className)} />;
}
