import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { PanelHeader } from '@/ui/panel/panel';

export function ConversationScreen(_: { statusId: string }): ReactElement {
  const t = useT();
  return <PanelHeader level={1} sticky title={t('pages.conversation')} />;
}
