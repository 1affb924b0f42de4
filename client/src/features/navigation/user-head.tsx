import type { ReactElement, ReactNode } from 'react';
import type { Account } from '@/domain/account/account';
import { profilePath } from '@/domain/paths';
import { useServer } from '@/data/react/records';
import { fullCount } from '@/i18n/count';
import { useT } from '@/i18n/use-t';
import { AccountName } from '@/parts/account/account-name';
import { Link } from '@/ui/link/link';
import { Picture } from '@/ui/picture/picture';
import styles from './nav.module.css';

/** Banner, face and names of the signed-in account, on top of the user panel and the drawer. */
export function UserHead({
  me,
  onFollow,
  children,
}: {
  me: Account;
  onFollow?: (() => void) | undefined;
  /** Controls at the end. */
  children?: ReactNode;
}): ReactElement {
  const server = useServer();
  const face = { className: styles.face, alt: '', width: 52, height: 52 };
  const byDefault = <Picture {...face} src={server.defaultAvatar} />;
  const profile = profilePath(me, server);
  return (
    <div className={styles.head}>
      <Picture className={styles.banner} src={me.headerStatic} alt="" />
      <div className={styles.who}>
        <Link href={profile} tabIndex={-1} aria-hidden="true" onClick={onFollow}>
          <Picture {...face} src={me.avatarStatic} instead={byDefault} />
        </Link>
        <div className={styles.names}>
          <Link className={styles.name} href={profile} onClick={onFollow}>
            <AccountName account={me} />
          </Link>
          <span className={styles.handle}>
            <bdi dir="ltr">@{me.acct}</bdi>
          </span>
        </div>
        {children}
      </div>
    </div>
  );
}

/** Posts, following and followers, each leading to its list. */
export function UserCounts({
  me,
  onFollow,
}: {
  me: Account;
  onFollow?: (() => void) | undefined;
}): ReactElement {
  const t = useT();
  const server = useServer();
  const profile = profilePath(me, server);
  const counts = [
    { label: t('nav.posts'), value: me.statusesCount, href: profile },
    { label: t('nav.following'), value: me.followingCount, href: `${profile}#follows` },
    { label: t('nav.followers'), value: me.followersCount, href: `${profile}#followers` },
  ];
  return (
    <div className={styles.counts}>
      {counts.map(({ label, value, href }) => (
        <Link key={label} href={href} onClick={onFollow}>
          <b>{fullCount(t, value)}</b> {label}
        </Link>
      ))}
    </div>
  );
}
