import { useState, type ReactElement } from 'react';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { useAsked } from '@/data/react/use-asked';
import type { StaffUser } from '@/domain/staff/staff-user';
import { useT } from '@/i18n/use-t';
import { FailedPage } from '@/parts/account/failed-page';
import { AtAGlance, useReportsAbout } from '@/parts/moderation/at-a-glance';
import { AccountActions } from '@/parts/moderation/account-actions';
import { useIsAdmin, useModeration } from '@/parts/moderation/use-moderation';
import { useWork } from '@/parts/moderation/use-work';
import { WorkOutcome } from '@/parts/moderation/work-outcome';
import { Checkbox } from '@/ui/field/check';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { PagesFoot } from '../pages-foot';
import { ReportCard } from '../reports/report-card';
import { ReportedStatus } from '../reports/reported-status';
import { usePages } from '../use-pages';
import { DeedList } from './deed-list';
import { UserBulk } from './user-bulk';
import { PageBar } from '../page-bar';
import { PageTitle } from '../page-title';
import styles from '../moderation.module.css';

/** Posts of an account as staff see them; private ones for admins, on their own press. */
function Posts({ acct }: { acct: string }): ReactElement {
  const t = useT();
  const moderation = useModeration();
  const isAdmin = useIsAdmin();
  const [all, setAll] = useState(false);
  const work = useWork();
  const { records } = useRealm();
  const pages = usePages<string>(`${acct} ${all}`, (page) => moderation.statusesOf(acct, { page, all }), {
    idOf: (id) => id,
    isGone: (id) => records.status(id).get() === undefined,
  });
  return (
    <div className={styles.part} role="group" aria-label={t('moderation.user_posts')}>
      <h4>{t('moderation.user_posts')}</h4>
      {isAdmin && moderation.can.posts && (
        <>
          <Checkbox label={t('moderation.user_posts_all')} checked={all} onChange={setAll} />
          <p className={styles.faint}>{t('moderation.user_posts_hint')}</p>
        </>
      )}
      <WorkOutcome work={work} />
      {pages.loaded && pages.items.length === 0 && (
        <p className={styles.faint}>{t('moderation.user_posts_empty')}</p>
      )}
      {pages.items.map((id) => (
        <ReportedStatus key={id} id={id} work={work} />
      ))}
      <PagesFoot pages={pages} />
    </div>
  );
}

function Known({ user }: { user: StaffUser }): ReactElement {
  const t = useT();
  const past = useReportsAbout(user.id);
  const about = past.reports;
  return (
    <>
      <PageTitle id={user.id}>
        <bdi>{user.displayName}</bdi> <bdi className={styles.faint}>@{user.acct}</bdi>
      </PageTitle>
      <AtAGlance user={user} past={past} />
      <div className={styles.buttons}>
        <AccountActions acct={user.acct} />
      </div>
      {!user.isApproved && <UserBulk users={[user]} onDone={() => undefined} />}
      <DeedList accountIds={[user.id]} />
      <Posts acct={user.acct} />
      {about && about.length > 0 && (
        <div className={styles.part} role="group" aria-label={t('moderation.earlier')}>
          <h4>{t('moderation.earlier')}</h4>
          {about.map((report) => (
            <ReportCard key={report.id} report={report} />
          ))}
        </div>
      )}
    </>
  );
}

/** One account with all that staff know of it. */
export function UserPage({ acct, onBack }: { acct: string; onBack: () => void }): ReactElement {
  const t = useT();
  const moderation = useModeration();
  const users = useReadable(moderation.users);
  const [asked, again] = useAsked(acct, () => moderation.knowUser(acct));
  const user = asked.is === 'here' ? (users.get(asked.value.id) ?? asked.value) : null;
  return (
    <div className={styles.page}>
      <PageBar onBack={onBack} />
      {asked.is === 'waiting' && <SkeletonPosts label={t('moderation.loading')} />}
      {asked.is === 'failed' && (
        <FailedPage title={t('moderation.failed')} error={asked.error} onRetry={again} />
      )}
      {user && <Known user={user} />}
    </div>
  );
}
