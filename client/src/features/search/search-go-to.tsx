import type { ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useMe, useServer } from '@/data/react/records';
import type { AccountId } from '@/domain/ids';
import { paths, profilePath } from '@/domain/paths';
import { isOwnHost } from '@/domain/instance/server';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import { Link } from '@/ui/link/link';
import { addressIn } from './go-to';
import styles from './search.module.css';

/** The short way to somebody whose address was typed. */
export function GoTo({
  query,
  accountIds,
}: {
  query: string;
  accountIds: readonly AccountId[];
}): ReactElement | null {
  const t = useT();
  const { records } = useRealm();
  const server = useServer();
  const signedIn = useMe() !== null;
  const address = addressIn(query);
  if (!address) return null;
  const { name } = address;
  const host = address.host !== null && isOwnHost(server, address.host) ? null : address.host;
  const acct = host === null ? name : `${name}@${host}`;
  const found = accountIds
    .map((id) => records.account(id).get())
    .find((account) => account?.acct.toLowerCase() === acct.toLowerCase());
  // Only who is signed in may have somebody fetched from elsewhere.
  if (!found && (host === null || !signedIn)) return null;
  const href = found ? profilePath(found, server) : paths.remoteUser(name, host ?? '');
  return (
    <Link href={href} className={styles.goTo}>
      <Icon name="user" size="m" />
      <bdi>{t('searching.go_to', { name: `@${acct}` })}</bdi>
    </Link>
  );
}
