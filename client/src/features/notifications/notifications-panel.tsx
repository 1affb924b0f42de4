import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { Panel, PanelHeader } from '@/ui/panel/panel';

export function NotificationsPanel(_: { mode: 'column' | 'drawer' | 'sidebar' | 'page' }): ReactElement {
  const t = useT();
  return (
    <Panel label={t('nav.notifications')}>
      <PanelHeader title={t('nav.notifications')} />
    </Panel>
  );
}
