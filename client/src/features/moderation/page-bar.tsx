import type { ReactElement, ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import styles from './moderation.module.css';

/** The way from one item back to its list; `children` stand beside it. */
export function PageBar({ onBack, children }: { onBack: () => void; children?: ReactNode }): ReactElement {
  const t = useT();
  return (
    <div className={styles.pageBar}>
      <Button small look="ghost" icon="back" data-first-focus onClick={onBack}>
        {t('moderation.back_to_list')}
      </Button>
      {children}
    </div>
  );
}
