import type { ReactElement } from 'react';
import type { AccountId } from '@/domain/ids';
import { profilePath } from '@/domain/paths';
import { useAccount, useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { AccountName } from '@/parts/account/account-name';
import { Link } from '@/ui/link/link';
import styles from '@/features/notifications/page/notifications.module.css';

/** A person inside a sentence: name or handle, linked to the profile. */
export function PersonLink({
  id,
  shows = 'name',
  onOpen,
}: {
  id: AccountId;
  shows?: 'name' | 'handle';
  onOpen: () => void;
}): ReactElement {
  const t = useT();
  const account = useAccount(id);
  const server = useServer();
  if (!account) return <bdi>{t('notifications.somebody')}</bdi>;
  return (
    <Link
      href={profilePath(account, server)}
      className={styles.person}
      data-shows={shows}
      data-peek={`account ${id}`}
      onClick={onOpen}
    >
      {shows === 'name' ? <AccountName account={account} /> : <bdi dir="ltr">@{account.acct}</bdi>}
    </Link>
  );
}
