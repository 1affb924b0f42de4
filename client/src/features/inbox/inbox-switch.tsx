import type { ReactElement } from 'react';
import { useMe, useServer } from '@/data/react/records';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { LinkButton } from '@/ui/button/link-button';

/** The way to the plain timeline of direct messages; nothing where the server has none. */
export function InboxSwitch(): ReactElement | null {
  const t = useT();
  const me = useMe();
  const { can } = useServer();
  if (!me || !can.directTimeline) return null;
  return (
    <LinkButton small look="ghost" icon="stack" href={paths.directMessages(me.username)}>
      {t('inbox.by_time')}
    </LinkButton>
  );
}
