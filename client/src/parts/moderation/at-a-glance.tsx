import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useAccount, useServer } from '@/data/react/records';
import { useAsked } from '@/data/react/use-asked';
import { useReadable } from '@/data/react/realm-context';
import type { Account } from '@/domain/account/account';
import { profilePath } from '@/domain/paths';
import { hostOf, type StaffUser } from '@/domain/staff/staff-user';
import type { StaffReport } from '@/domain/staff/staff-report';
import { absoluteTime, duration } from '@/i18n/relative-time';
import { plainNumber } from '@/i18n/formatters';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { Link } from '@/ui/link/link';
import { Tag } from '@/ui/state/tag';
import { Moment } from '@/ui/time/moment';
import { useModeration } from './use-moderation';
import styles from './moderation-parts.module.css';

function Fact({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Standing({ user }: { user: StaffUser }): ReactElement {
  const t = useT();
  return (
    <span className={styles.marks}>
      <Tag tone={user.isActive ? 'green' : 'red'}>
        {t(user.isActive ? 'moderation.is_active' : 'moderation.is_closed')}
      </Tag>
      {user.isAdmin && <Tag tone="accent">{t('moderation.role_admin')}</Tag>}
      {user.isModerator && <Tag tone="accent">{t('moderation.role_moderator')}</Tag>}
      {!user.isConfirmed && <Tag tone="orange">{t('moderation.is_unconfirmed')}</Tag>}
      {!user.isApproved && <Tag tone="orange">{t('moderation.is_waiting')}</Tag>}
    </span>
  );
}

function EarlierReports({ reports }: { reports: readonly StaffReport[] }): ReactElement {
  const t = useT();
  const count = (state: StaffReport['state']): number => reports.filter((one) => one.state === state).length;
  return (
    <>
      {t('moderation.earlier_counts', {
        open: count('open'),
        resolved: count('resolved'),
        closed: count('closed'),
      })}
    </>
  );
}

function Counts({ account }: { account: Account }): ReactElement {
  const t = useT();
  return (
    <>
      <Fact name={t('moderation.posts_count')}>{plainNumber(t.locale, account.statusesCount)}</Fact>
      <Fact name={t('moderation.followers')}>{plainNumber(t.locale, account.followersCount)}</Fact>
    </>
  );
}

function Tags({ tags }: { tags: readonly string[] }): ReactElement {
  const t = useT();
  return (
    <Fact name={t('moderation.tags')}>
      <span className={styles.marks}>
        {tags.map((tag) => (
          <Tag key={tag}>{tag.replace(/^mrf_tag:/, '')}</Tag>
        ))}
      </span>
    </Fact>
  );
}

/** Who an account is, on one look. `reports`: all that are known about it. */
export function AtAGlance({
  user,
  reports,
  onProfile = false,
}: {
  user: StaffUser;
  reports: readonly StaffReport[] | null;
  /** It stands there: no link leads to it. */
  onProfile?: boolean;
}): ReactElement {
  const t = useT();
  const now = useNow();
  const server = useServer();
  const account = useAccount(user.id);
  const createdAt = user.createdAt ?? account?.createdAt ?? null;
  return (
    <section className={styles.glance} aria-label={t('moderation.glance')}>
      <dl className={styles.facts}>
        <Fact name={t('moderation.standing')}>
          <Standing user={user} />
        </Fact>
        {createdAt !== null && (
          <Fact name={t('moderation.joined')}>
            <Moment at={createdAt} title={absoluteTime(t, createdAt)}>
              {t('moderation.joined_ago', { time: duration(t, createdAt, now) })}
            </Moment>
          </Fact>
        )}
        <Fact name={t('moderation.origin')}>
          <bdi>{hostOf(user.acct) ?? t('moderation.this_server')}</bdi>
        </Fact>
        {account && <Counts account={account} />}
        {user.email !== null && (
          <Fact name={t('moderation.mail')}>
            <bdi>{user.email}</bdi>
          </Fact>
        )}
        {user.tags.length > 0 && <Tags tags={user.tags} />}
        {user.reason !== '' && (
          <Fact name={t('moderation.reason')}>
            <bdi>{user.reason}</bdi>
          </Fact>
        )}
        {reports && (
          <Fact name={t('moderation.earlier')}>
            <EarlierReports reports={reports} />
          </Fact>
        )}
      </dl>
      {!onProfile && <Link href={profilePath(user, server)}>{t('moderation.open_profile')}</Link>}
    </section>
  );
}

/** The reports about one account, or by one, of every state; null while they are not known. */
function useReportsOf(side: 'accountId' | 'actorId', id: string | null): readonly StaffReport[] | null {
  const { queue } = useModeration();
  const { checkedAt } = useReadable(queue.view);
  // Without an answer the fact is left out.
  const [asked] = useAsked(`reports ${checkedAt}`, () => queue.history());
  const [before, setBefore] = useState<readonly StaffReport[] | null>(null);
  // What was known stays in sight while it is asked for again.
  if (asked.is === 'here' && asked.value !== before) setBefore(asked.value);
  const all = asked.is === 'here' ? asked.value : before;
  return useMemo(
    () =>
      all && all.filter((report) => report[side] === id).map((report) => queue.known(report.id) ?? report),
    [all, side, id, queue],
  );
}

export const useReportsAbout = (id: string | null): readonly StaffReport[] | null =>
  useReportsOf('accountId', id);

/** How the other reports of somebody who reports have ended; null while that is not known. */
export function useReporterWords(report: StaffReport): string | null {
  const t = useT();
  const all = useReportsOf('actorId', report.actorId);
  if (!all || report.actorId === null) return null;
  const others = all.filter(({ id }) => id !== report.id);
  if (others.length === 0) return t('moderation.reporter_first');
  const count = (state: StaffReport['state']): number => others.filter((one) => one.state === state).length;
  return t('moderation.reporter_before', {
    resolved: count('resolved'),
    closed: count('closed'),
    open: count('open'),
  });
}
