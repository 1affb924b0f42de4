import type { ReactElement, ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { PanelHeader } from '@/ui/panel/panel';
import styles from './lists.module.css';

/** The head of a form page: the way back, what it is, its buttons. */
export function ListHead({
  title,
  onBack,
  children,
}: {
  title: string;
  onBack: () => void;
  children?: ReactNode;
}): ReactElement {
  const t = useT();
  return (
    <PanelHeader
      level={1}
      sticky
      title={
        <div className={styles.head}>
          <IconButton icon="back" iconSize="nav" label={t('lists.back')} onClick={onBack} />
          <h1 className={styles.title}>{title}</h1>
        </div>
      }
    >
      {children}
    </PanelHeader>
  );
}
