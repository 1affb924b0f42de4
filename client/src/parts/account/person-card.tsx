import '@/i18n/messages/en/late/people';
import type { ReactElement } from 'react';
import { useMe, usePreference } from '@/data/react/records';
import type { People } from '@/data/people/people';
import type { Account } from '@/domain/account/account';
import { compactCount, fullCount } from '@/i18n/count';
import { useT } from '@/i18n/use-t';
import { RichText } from '@/parts/rich-text/rich-text';
import { Picture } from '@/ui/picture/picture';
import { AccountLink } from './account-link';
import { Avatar } from './avatar';
import { EditProfileButton } from './edit-profile-button';
import { FollowButton } from './follow-button';
import { NameLines } from './name-lines';
import { PersonMarks } from './person-marks';
import { StaffMenu } from './staff-menu';
import styles from './person-card.module.css';

/** A person in short (PROF-05): who they are, what they say of themselves, the way to follow. */
export function PersonCard({ people, account }: { people: People; account: Account }): ReactElement {
  const isOwn = useMe()?.id === account.id;
  return (
    <div className={styles.card}>
      <Picture className={styles.banner} src={account.headerStatic} alt="" />
      <div className={styles.head}>
        <AccountLink account={account} duplicate>
          <Avatar account={account} />
        </AccountLink>
        <NameLines account={account} />
        <StaffMenu account={account} />
        <FollowButton account={account} small />
        {isOwn && <EditProfileButton small />}
      </div>
      <div className={styles.marks}>
        <PersonMarks people={people} account={account} />
      </div>
      {account.note.trim() !== '' && (
        <div className={styles.bio}>
          <RichText html={account.note} emojis={account.emojis} />
        </div>
      )}
      <Counts account={account} />
    </div>
  );
}

function Counts({ account }: { account: Account }): ReactElement | null {
  const t = useT();
  const hidden = usePreference('hideUserStats');
  if (hidden) return null;
  const { statusesCount, followingCount, followersCount } = account;
  const counts = [
    { label: t('nav.posts'), count: statusesCount, shown: true },
    { label: t('nav.following'), count: followingCount, shown: !account.hideFollowsCount },
    { label: t('nav.followers'), count: followersCount, shown: !account.hideFollowersCount },
  ];
  return (
    <p className={styles.counts}>
      {counts.map(
        ({ label, count, shown }) =>
          shown && (
            <span key={label} title={fullCount(t, count)}>
              <b>{compactCount(t, count)}</b> {label}
            </span>
          ),
      )}
    </p>
  );
}
