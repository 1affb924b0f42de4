import type { ReactElement } from 'react';
import { useMe } from '@/data/react/records';
import { paths } from '@/domain/paths';
import '@/i18n/messages/en/late/inbox';
import { useT } from '@/i18n/use-t';
import { LinkButton } from '@/ui/button/link-button';

/** The way to the same messages by people. */
export function DirectHeader(): ReactElement | null {
  const t = useT();
  const me = useMe();
  if (!me) return null;
  return (
    <LinkButton small look="ghost" icon="users" href={paths.inbox(me.username)}>
      {t('inbox.by_people')}
    </LinkButton>
  );
}
