import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import { useMe, useRelationship } from '@/data/react/records';
import type { People } from '@/data/people/people';
import type { Account } from '@/domain/account/account';
import { paths } from '@/domain/paths';
import { plainName } from '@/domain/account/plain-name';
import { useT } from '@/i18n/use-t';
import { AccountName, Handle } from '@/parts/account/account-name';
import { AsOf } from '@/parts/instance/as-of';
import { PersonMarks } from '@/parts/account/person-marks';
import { ProfileFields } from '@/parts/account/profile-fields';
import { RichText } from '@/parts/rich-text/rich-text';
import { IconButton } from '@/ui/button/icon-button';
import { Icon } from '@/ui/icon/icon';
import { ProfileActions } from './profile-actions';
import { ProfileMeta } from './profile-meta';
import { ProfileNotices } from './profile-notices';
import { ProfileNote } from './profile-note';
import { Banner, Face } from './profile-pictures';
import { StaffGlance } from './staff-glance';
import styles from '@/features/profile/profile.module.css';

interface CardProps {
  people: People;
  account: Account;
  isOwn: boolean;
}

/** Who this is (PROF-01, PROF-02), and what can be done about it. */
export function ProfileCard({ people, account, isOwn }: CardProps): ReactElement {
  const t = useT();
  const me = useMe();
  const { late } = useRealm();
  const relationship = useRelationship(account.id);
  return (
    <section className={styles.whole} aria-label={plainName(account)}>
      <Banner account={account}>
        <Back />
        <AsOf
          className={styles.age}
          at={late.visited.get()?.timelineReadAt(`user:${account.id}`) ?? undefined}
        />
      </Banner>
      <div className={styles.card}>
        <div className={styles.top}>
          <Face account={account} />
          <ProfileActions people={people} account={account} isOwn={isOwn} />
        </div>
        <div className={styles.name}>
          <h1 className={styles.heading}>
            <AccountName account={account} />
          </h1>
          <PersonMarks people={people} account={account} asksElsewhere />
        </div>
        <p className={styles.handle}>
          <Handle account={account} />
          {account.locked && (
            <span role="img" title={t('people.locked')}>
              <Icon name="lock" size="xs" />
            </span>
          )}
        </p>
        <ProfileNotices people={people} account={account} />
        {account.note.trim() !== '' && (
          <div className={styles.bio}>
            <RichText html={account.note} emojis={account.emojis} />
          </div>
        )}
        <ProfileFields account={account} />
        <ProfileMeta account={account} />
        <StaffGlance account={account} />
        {me && !isOwn && relationship && (
          <ProfileNote people={people} id={account.id} saved={relationship.note} />
        )}
      </div>
    </section>
  );
}

function Back(): ReactElement {
  const t = useT();
  const [, navigate] = useLocation();
  // A page that was opened by its address has nothing behind it.
  const back = (): void => (window.history.length > 1 ? window.history.back() : navigate(paths.root));
  return (
    <IconButton className={styles.back} icon="back" iconSize="nav" label={t('profile.back')} onClick={back} />
  );
}
