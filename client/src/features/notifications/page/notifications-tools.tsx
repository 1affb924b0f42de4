import type { ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { MenuButton, type MenuTriggerProps } from '@/ui/menu/menu-button';
import { useUnseenCount } from '@/features/notifications/badge/use-unseen-count';
import styles from './notifications.module.css';

function FilterMenu(): ReactElement {
  const t = useT();
  const realm = useRealm();
  const trigger = (props: MenuTriggerProps): ReactElement => (
    <IconButton {...props} icon="filter" label={t('notifications.filter')} />
  );
  return (
    <MenuButton
      label={t('notifications.filter')}
      title={t('notifications.filter_heading')}
      placement="bottom-end"
      items={() => import('./filter-items').then((module) => module.filterItems(t, realm))}
      trigger={trigger}
    />
  );
}

/** Mark all read (only while something is unread) and the filter; `compact` shows icons alone. */
export function NotificationsTools({ compact = false }: { compact?: boolean }): ReactElement {
  const t = useT();
  const { notifications } = useRealm();
  const unseen = useUnseenCount();
  // Not `disabled`: that would take the focus from whoever has just pressed it.
  const read = (): void => notifications.markAllSeen();
  const label = t('notifications.mark_all_read');
  return (
    <>
      {compact ? (
        <IconButton icon="check" label={label} aria-disabled={unseen === 0} onClick={read} />
      ) : (
        <Button small look="ghost" className={styles.read} aria-disabled={unseen === 0} onClick={read}>
          {label}
        </Button>
      )}
      <FilterMenu />
    </>
  );
}
