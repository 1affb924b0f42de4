import { forwardRef, type TextareaHTMLAttributes } from 'react';
import { classes } from '@/lib/classes';
import styles from './field.module.css';

/** A bare box of several lines; give it `aria-label` where it stands without a Field. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextareaHTMLAttributes<HTMLTextAreaElement>>(
  function TextArea({ className, ...rest }, ref) {
    return <textarea {...rest} ref={ref} className={classes(styles.input, className)} />;
  },
);
