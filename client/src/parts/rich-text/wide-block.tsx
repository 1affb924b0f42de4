import { useRef, type ReactElement, type ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import { useOverflows } from '@/ui/scroll-area/use-overflows';
import styles from './rich-text.module.css';

/** A table or formula, which scrolls in the post where it is wider; not every browser gives such a box the focus by itself. */
export function WideBlock({ isTable, children }: { isTable: boolean; children: ReactNode }): ReactElement {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(box);
  const reach = overflows
    ? { tabIndex: 0, role: 'region', 'aria-label': t(isTable ? 'status.wide_table' : 'status.wide_formula') }
    : {};
  return (
    <div ref={box} className={styles.wide} {...reach}>
      {children}
    </div>
  );
}
