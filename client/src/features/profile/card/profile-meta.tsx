import type { ReactElement, ReactNode } from 'react';
import { usePreference } from '@/data/react/records';
import type { Account } from '@/domain/account/account';
import { monthYear } from '@/i18n/month-year';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/shapes';
import { Moment } from '@/ui/time/moment';
import { dailyAverage } from './daily-average';
import styles from '@/features/profile/profile.module.css';

function Fact({ icon, children }: { icon: IconName; children: ReactNode }): ReactElement {
  return (
    <span>
      <Icon name={icon} size="s" />
      {children}
    </span>
  );
}

/** Since when, how much, from where (PROF-01). */
export function ProfileMeta({ account }: { account: Account }): ReactElement {
  const t = useT();
  const now = useNow();
  const hideCounts = usePreference('hideUserStats');
  const { createdAt, statusesCount, instance, acct } = account;
  const host = instance?.host ?? acct.split('@')[1];
  const software = instance?.software ?? null;
  return (
    <div className={styles.meta}>
      {createdAt !== null && (
        <Fact icon="calendar">
          <Moment at={createdAt}>
            {t('profile.joined', { month: monthYear(t.locale).format(createdAt) })}
          </Moment>
        </Fact>
      )}
      {createdAt !== null && !hideCounts && (
        <Fact icon="clock">
          {t('profile.average', { count: dailyAverage(statusesCount, createdAt, now) })}
        </Fact>
      )}
      {host !== undefined && (
        <Fact icon="server">
          {software === null ? (
            <bdi dir="ltr">{host}</bdi>
          ) : (
            t('profile.server', { software: named(software), host })
          )}
        </Fact>
      )}
    </div>
  );
}

/** Software names itself in small letters. */
const named = (software: string): string => software.slice(0, 1).toUpperCase() + software.slice(1);
