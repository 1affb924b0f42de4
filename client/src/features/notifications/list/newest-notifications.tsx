import type { ReactElement } from 'react';
import { useNotifications, usePreference } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { EmptyState } from '@/ui/state/empty-state';
import { GroupedRows } from './grouped-rows';
import { NotificationRow } from './notification-row';

const SOME = 3;

const row = (id: string): ReactElement => <NotificationRow key={id} id={id} />;

/** The first rows of the notifications as the list has them, which show what its settings change. */
export function NewestNotifications(): ReactElement {
  const t = useT();
  const { ids } = useNotifications();
  const grouped = usePreference('groupNotifications');
  if (ids.length === 0)
    return (
      <EmptyState icon="bell" title={t('notifications.empty_title')} text={t('notifications.empty_text')} />
    );
  if (!grouped) return <>{ids.slice(0, SOME).map(row)}</>;
  return (
    <GroupedRows>
      {(keys, draw) => (
        <>
          {keys.slice(0, SOME).map((key) => (
            <div key={key}>{draw(key)}</div>
          ))}
        </>
      )}
    </GroupedRows>
  );
}
