import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { PanelHeader } from '@/ui/panel/panel';
import styles from './lists.module.css';

/** The head of a form page: the way back, what it is, its buttons. */
export function ListHead({ title, children }: { title: string; children?: ReactNode }): ReactElement {
  const t = useT();
  const [, navigate] = useLocation();
  const back = (): void => (window.history.length > 1 ? window.history.back() : navigate(paths.lists));
  return (
    <PanelHeader
      level={1}
      sticky
      title={
        <div className={styles.head}>
          <IconButton icon="back" iconSize="nav" label={t('lists.back')} onClick={back} />
          <h1 className={styles.title}>{title}</h1>
        </div>
      }
    >
      {children}
    </PanelHeader>
  );
}
