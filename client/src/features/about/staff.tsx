import type { ReactElement } from 'react';
import { useAccount, useServer } from '@/data/react/records';
import { remembered } from '@/data/react/remembered';
import { useInstance } from '@/data/react/use-details';
import type { StaffMember } from '@/data/instance/instance-details';
import type { AccountId } from '@/domain/ids';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { AccountLink } from '@/parts/account/account-link';
import { Avatar } from '@/parts/account/avatar';
import { AwayNote } from '@/parts/account/away';
import { useIsAway } from '@/parts/account/failed-page';
import { NameLines } from '@/parts/account/name-lines';
import { TextButton } from '@/ui/button/text-button';
import { LoadingArea } from '@/ui/state/spinner';
import { Tag } from '@/ui/state/tag';
import styles from './about-parts.module.css';

const STAFF = remembered('staff');

/** Who runs the server: admins, then moderators (ABOUT-01). */
export function Staff(): ReactElement | null {
  const t = useT();
  const [asked, again] = useInstance('staff', (instance) => instance.staff(), STAFF);
  const isAway = useIsAway(asked.is === 'failed' ? asked.error : null);
  if (asked.is === 'here' && asked.value.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('about.staff')}</h2>
      {asked.is === 'waiting' && <LoadingArea label={t('about.loading')} />}
      {isAway && <AwayNote onRetry={again} />}
      {asked.is === 'failed' && !isAway && (
        <p className={styles.text} role="alert">
          {errorWords(t, asked.error)} <TextButton onClick={again}>{t('common.retry')}</TextButton>
        </p>
      )}
      {asked.is === 'here' && (
        <ul className={styles.group}>
          {asked.value.map((member) => (
            <Member key={member.name} member={member} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Member({ member: { name, id } }: { member: StaffMember }): ReactElement {
  const { base } = useServer();
  if (id !== null) return <KnownMember id={id} />;
  return (
    <li className={styles.row}>
      <a className={styles.grow} href={`${base}/users/${encodeURIComponent(name)}`}>
        <bdi dir="ltr">@{name}</bdi>
      </a>
    </li>
  );
}

function KnownMember({ id }: { id: AccountId }): ReactElement | null {
  const t = useT();
  const account = useAccount(id);
  if (!account) return null;
  const role = account.role;
  return (
    <li className={styles.row}>
      <AccountLink account={account} duplicate>
        <Avatar account={account} size="compact" />
      </AccountLink>
      <NameLines account={account} />
      {role !== 'member' && (
        <Tag tone={role === 'admin' ? 'blue' : 'green'}>
          {role === 'admin' ? t('about.admin') : t('about.moderator')}
        </Tag>
      )}
    </li>
  );
}
