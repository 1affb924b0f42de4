import type { ReactElement } from 'react';
import { SlowNote } from './slow';
import { VisuallyHidden } from './visually-hidden';
import styles from './state.module.css';

/** The turning ring alone, beside a label that tells what goes on. */
export function Spinner({ large = false }: { large?: boolean }): ReactElement {
  return <span className={styles.spinner} data-large={large || undefined} aria-hidden="true" />;
}

/** A spinner beside visible words; stands inside a `status`. */
export function LoadingLine({ label }: { label: string }): ReactElement {
  return (
    <>
      <Spinner /> {label}
      <SlowNote />
    </>
  );
}

/** A spinner in the middle of an area, with words for screen readers. */
export function LoadingArea({ label }: { label: string }): ReactElement {
  return (
    <div className={styles.loading} role="status">
      <Spinner large />
      <VisuallyHidden>{label}</VisuallyHidden>
      <SlowNote />
    </div>
  );
}
