import '@/i18n/messages/en/late/moderating';
import { useMemo, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import type { Account } from '@/domain/account/account';
import { useT } from '@/i18n/use-t';
import { useCommands } from '@/parts/commands/use-commands';
import { IconButton } from '@/ui/button/icon-button';
import { AccountMenu } from './account-actions';
import { toldByNotice } from './use-work';

/** What staff can do about a person wherever they stand (MOD-03), and the way to all that staff know of them. */
export function StaffMenuButton({
  account,
  onDeleted,
}: {
  account: Account;
  onDeleted?: (() => void) | undefined;
}): ReactElement {
  const t = useT();
  const { notices } = useRealm();
  const { moderation } = useCommands();
  const run = useMemo(() => toldByNotice(t, notices), [t, notices]);
  const { acct } = account;
  return (
    <AccountMenu
      acct={acct}
      run={run}
      first={{
        id: 'open',
        label: t('moderation.open_in'),
        icon: 'shield',
        onSelect: () => moderation.ask({ tab: 'users', item: acct }),
      }}
      onDeleted={onDeleted}
      trigger={(props) => (
        <IconButton {...props} icon="shield" label={t('moderation.actions_about', { name: `@${acct}` })} />
      )}
    />
  );
}
