import type { ReactElement, ReactNode } from 'react';
import { useMe, usePreference } from '@/data/react/records';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { useCommands } from '@/parts/commands/use-commands';
import { IconButton } from '@/ui/button/icon-button';
import type { MenuItem } from '@/ui/menu/menu-item';
import { MenuButton, type MenuTriggerProps } from '@/ui/menu/menu-button';
import { Panel } from '@/ui/panel/panel';
import { writingEntries } from './nav-entries';
import { useNavFacts } from './use-nav-facts';
import { useOtherAccounts } from './use-other-accounts';
import { UserCounts, UserHead } from './user-head';
import styles from './nav.module.css';

/** The signed-in reader's card with the small composer below (NAV-23). The composer is another feature's. */
export function UserPanel({
  composer,
  pencil,
  onLogOut,
}: {
  composer: ReactNode;
  pencil: ReactNode;
  onLogOut: () => void;
}): ReactElement | null {
  const t = useT();
  const me = useMe();
  const hideCounts = usePreference('hideUserStats');
  if (!me) return null;
  return (
    <Panel label={t('nav.you')}>
      <UserHead me={me}>
        {pencil}
        <AccountMenu onLogOut={onLogOut} />
      </UserHead>
      {!hideCounts && <UserCounts me={me} />}
      <div className={styles.composer}>{composer}</div>
    </Panel>
  );
}

/** Other accounts of this browser, another sign-in, and the way out. */
function AccountMenu({ onLogOut }: { onLogOut: () => void }): ReactElement {
  const t = useT();
  const facts = useNavFacts();
  const others = useOtherAccounts();
  const { accounts } = useCommands();
  const manage = (): MenuItem => ({
    id: 'manage',
    icon: 'users',
    label: t('accounts.manage'),
    onSelect: () => accounts.ask({ is: 'list' }),
  });
  const rows = (): readonly MenuItem[] => [
    ...others.map((other): MenuItem => ({ ...other, icon: 'user' })),
    ...(others.length > 0 ? [manage()] : []),
    ...writingEntries(facts).map(({ id, icon, label, href }): MenuItem => ({
      id,
      icon,
      label: t(label),
      href,
    })),
    { id: 'add', icon: 'userplus', label: t('nav.add_account'), href: paths.login },
    { id: 'out', icon: 'logout', label: t('login.logout'), startsGroup: true, onSelect: onLogOut },
  ];
  const items = async (): Promise<readonly MenuItem[]> => {
    if (others.length > 0) await import('@/i18n/messages/en/late/accounts').catch(() => undefined);
    return rows();
  };
  const trigger = (props: MenuTriggerProps): ReactElement => (
    <IconButton {...props} icon="more" label={t('nav.account_menu')} />
  );
  return <MenuButton label={t('nav.account_menu')} items={items} placement="bottom-end" trigger={trigger} />;
}
