import '@/i18n/messages/en/late/moderating';
import { useState, type ReactElement } from 'react';
import { useAsked } from '@/data/react/use-asked';
import { useReadable } from '@/data/react/realm-context';
import { useAccount } from '@/data/react/records';
import type { Moderation } from '@/data/moderation/moderation';
import type { Account } from '@/domain/account/account';
import type { StaffReport } from '@/domain/staff/staff-report';
import type { StaffUser } from '@/domain/staff/staff-user';
import { errorWords } from '@/i18n/error-words';
import { longTime } from '@/i18n/relative-time';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { useCommands } from '@/parts/commands/use-commands';
import { Button } from '@/ui/button/button';
import { TextButton } from '@/ui/button/text-button';
import { AtAGlance, useReportsAbout } from './at-a-glance';
import { StateTag } from './state-tag';
import { ModerationContext } from './use-moderation';
import styles from './moderation-parts.module.css';

function ReportLine({ report }: { report: StaffReport }): ReactElement {
  const t = useT();
  const now = useNow();
  const { moderation } = useCommands();
  const actor = useAccount(report.actorId ?? '');
  const by = actor ? `@${actor.acct}` : t('moderation.somebody');
  return (
    <li>
      <StateTag state={report.state} />
      <TextButton onClick={() => moderation.ask({ tab: 'reports', item: report.id })}>
        {t('moderation.reported_by', { name: by, time: longTime(t, report.createdAt ?? 0, now) })}
      </TextButton>
      <span dir="auto">{report.content}</span>
    </li>
  );
}

/** Asked for on a press: servers tell of one person's reports only among all. */
function Reports({ user }: { user: StaffUser }): ReactElement {
  const t = useT();
  const reports = useReportsAbout(user.id);
  return (
    <>
      <AtAGlance user={user} reports={reports} onProfile />
      {reports?.length === 0 && <p className={styles.faint}>{t('moderation.earlier_none')}</p>}
      {reports && reports.length > 0 && (
        <ul className={styles.reports} aria-label={t('moderation.earlier')}>
          {reports.map((report) => (
            <ReportLine key={report.id} report={report} />
          ))}
        </ul>
      )}
    </>
  );
}

function Known({ moderation, user: first }: { moderation: Moderation; user: StaffUser }): ReactElement {
  const t = useT();
  const [asksReports, setAsksReports] = useState(false);
  const user = useReadable(moderation.users).get(first.id) ?? first;
  return (
    <ModerationContext.Provider value={moderation}>
      {asksReports ? (
        <Reports user={user} />
      ) : (
        <>
          <AtAGlance user={user} reports={null} onProfile />
          <span>
            <Button small look="ghost" icon="shield" onClick={() => setAsksReports(true)}>
              {t('moderation.earlier')}
            </Button>
          </span>
        </>
      )}
    </ModerationContext.Provider>
  );
}

/** What staff see of a person on their profile: the same as in the moderation (MOD-03). */
export function ProfileGlance({ account }: { account: Account }): ReactElement {
  const t = useT();
  const [asked, again] = useAsked(account.acct, async (realm) => {
    const moderation = await realm.late.moderation.load();
    return { moderation, user: await moderation.knowUser(account.acct) };
  });
  return (
    <div className={styles.profile}>
      {asked.is === 'waiting' && <div className={styles.awaited} />}
      {asked.is === 'here' && <Known {...asked.value} />}
      {asked.is === 'failed' && (
        <p className={styles.faint}>
          {errorWords(t, asked.error)} <TextButton onClick={again}>{t('common.retry')}</TextButton>
        </p>
      )}
    </div>
  );
}
