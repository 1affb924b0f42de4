import '@/i18n/messages/en/late/moderating';
import { useRef, useState, type ReactElement } from 'react';
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
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';
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

const toFacts = (button: HTMLElement): HTMLElement | null => button.parentElement;

/** Goes once they are there, or why they are not; who has pressed it goes on at the facts. */
function AskReports({ busy, onPress }: { busy: boolean; onPress: () => void }): ReactElement {
  const t = useT();
  const box = useRef<HTMLSpanElement>(null);
  usePassesFocusOn(box, toFacts);
  return (
    <span ref={box}>
      <Button small look="ghost" icon="shield" busy={busy} onClick={onPress}>
        {t('moderation.earlier')}
      </Button>
    </span>
  );
}

function Facts({ user }: { user: StaffUser }): ReactElement {
  const t = useT();
  const [isAsked, setIsAsked] = useState(false);
  const past = useReportsAbout(user.id, isAsked);
  const { reports, error } = past;
  return (
    <div className={styles.profileFacts} tabIndex={-1}>
      <AtAGlance user={user} past={past} onProfile />
      {!reports && !error && <AskReports busy={isAsked} onPress={() => setIsAsked(true)} />}
      {reports?.length === 0 && <p className={styles.faint}>{t('moderation.earlier_none')}</p>}
      {reports && reports.length > 0 && (
        <ul className={styles.reports} aria-label={t('moderation.earlier')}>
          {reports.map((report) => (
            <ReportLine key={report.id} report={report} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Known({ moderation, user: first }: { moderation: Moderation; user: StaffUser }): ReactElement {
  const user = useReadable(moderation.users).get(first.id) ?? first;
  return (
    <ModerationContext.Provider value={moderation}>
      <Facts user={user} />
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
