import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useAccount, useServer } from '@/data/react/records';
import { useAsked } from '@/data/react/use-asked';
import { useReadable } from '@/data/react/realm-context';
import type { Account } from '@/domain/account/account';
import type { ApiError } from '@/domain/api-error';
import { profilePath } from '@/domain/paths';
import { hostOf, type StaffUser } from '@/domain/staff/staff-user';
import type { StaffReport } from '@/domain/staff/staff-report';
import { errorWords } from '@/i18n/error-words';
import { absoluteTime, duration } from '@/i18n/relative-time';
import { plainNumber } from '@/i18n/formatters';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { TextButton } from '@/ui/button/text-button';
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

/** The reports about one account, or by one, of every state; null while they are not known. */
export interface PastReports {
  reports: readonly StaffReport[] | null;
  /** Why they could not be had. */
  error: ApiError | null;
  again: () => void;
}

function EarlierReports({ reports, error, again }: PastReports): ReactElement | null {
  const t = useT();
  if (error)
    return (
      <>
        {errorWords(t, error)} <TextButton onClick={again}>{t('common.retry')}</TextButton>
      </>
    );
  if (!reports) return null;
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

/** Who an account is, on one look. `past`: the reports about it, where they are asked for. */
export function AtAGlance({
  user,
  past,
  onProfile = false,
}: {
  user: StaffUser;
  past: PastReports | null;
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
        {past && (past.reports || past.error) && (
          <Fact name={t('moderation.earlier')}>
            <EarlierReports {...past} />
          </Fact>
        )}
      </dl>
      {!onProfile && <Link href={profilePath(user, server)}>{t('moderation.open_profile')}</Link>}
    </section>
  );
}

function useReportsOf(side: 'accountId' | 'actorId', id: string | null, isWanted = true): PastReports {
  const { queue } = useModeration();
  const { checkedAt } = useReadable(queue.view);
  const [asked, again] = useAsked(isWanted ? `reports ${checkedAt}` : '', async () =>
    isWanted ? queue.history() : null,
  );
  const [before, setBefore] = useState<readonly StaffReport[] | null>(null);
  // What was known stays in sight while it is asked for again.
  if (asked.is === 'here' && asked.value && asked.value !== before) setBefore(asked.value);
  const all = asked.is === 'here' ? asked.value : before;
  const reports = useMemo(
    () =>
      all && all.filter((report) => report[side] === id).map((report) => queue.known(report.id) ?? report),
    [all, side, id, queue],
  );
  return { reports, error: asked.is === 'failed' && !reports ? asked.error : null, again };
}

/** `isWanted`: not before, as servers tell of one person's reports only among all. */
export const useReportsAbout = (id: string | null, isWanted?: boolean): PastReports =>
  useReportsOf('accountId', id, isWanted);

/** How the other reports of somebody who reports have ended; null while that is not known. */
export function useReporterWords(report: StaffReport): string | null {
  const t = useT();
  const { reports: all } = useReportsOf('actorId', report.actorId);
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
