import type { ReactElement, Ref, TextareaHTMLAttributes } from 'react';
import { classes } from '@/lib/classes';
import styles from './field.module.css';

/** A bare box of several lines; give it `aria-label` where it stands without a Field. */
export function TextArea({
  className,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & {
  ref?: Ref<HTMLTextAreaElement> | undefined;
}): ReactElement {
  return <textarea {...rest} className={classes(styles.input, className)} />;
}
