import { useRef, useState, type ReactElement } from 'react';
import { useAccount, useMe } from '@/data/react/records';
import { plainName } from '@/domain/account/plain-name';
import type { ReportState, StaffReport } from '@/domain/staff/staff-report';
import { hostOf } from '@/domain/staff/staff-user';
import { longTime } from '@/i18n/relative-time';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { useReporterWords } from '@/parts/moderation/at-a-glance';
import { StateTag } from '@/parts/moderation/state-tag';
import { useModeration } from '@/parts/moderation/use-moderation';
import { useWork, type Working } from '@/parts/moderation/use-work';
import { WorkOutcome } from '@/parts/moderation/work-outcome';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';
import { Tag } from '@/ui/state/tag';
import { Notes } from './notes';
import { ReportedStatus } from './reported-status';
import { useStateChange } from './use-state-change';
import styles from '../moderation.module.css';

/** Posts that are shown at once. */
const FIRST = 2;

function Posts({ report, work }: { report: StaffReport; work: Working }): ReactElement | null {
  const t = useT();
  const [all, setAll] = useState(false);
  const { statusIds, goneStatuses } = report;
  if (statusIds.length + goneStatuses.length === 0) return null;
  const shown = all ? statusIds : statusIds.slice(0, FIRST);
  return (
    <div className={styles.part} role="group" aria-label={t('moderation.posts')}>
      {shown.map((id) => (
        <ReportedStatus key={id} id={id} work={work} />
      ))}
      {shown.length < statusIds.length && (
        <Button small look="ghost" icon="down" onClick={() => setAll(true)}>
          {t('moderation.more_posts', { count: statusIds.length - shown.length })}
        </Button>
      )}
      {goneStatuses.length > 0 && (
        <p className={styles.faint}>{t('moderation.posts_gone', { count: goneStatuses.length })}</p>
      )}
      {[...new Set(goneStatuses)].map(
        (words) =>
          words !== '' && (
            <blockquote key={words} className={styles.gone} dir="auto">
              {words}
            </blockquote>
          ),
      )}
    </div>
  );
}

/** What the reporter chose beside the words, where the server asks for it. */
function Chosen({ report }: { report: StaffReport }): ReactElement | null {
  const t = useT();
  const { category, rules, forwarded, accountId } = report;
  const account = useAccount(accountId ?? '');
  const host = account && hostOf(account.acct);
  const isSent = forwarded && host !== null && host !== undefined;
  if (category === null && rules.length === 0 && !isSent) return null;
  return (
    <p className={styles.chosen}>
      {category && <Tag>{t(`moderation.category_${category}`)}</Tag>}
      {rules.map((rule) => (
        <span key={rule} dir="auto">
          {t('moderation.rule', { rule })}
        </span>
      ))}
      {isSent && <span>{t('moderation.forwarded', { host })}</span>}
    </p>
  );
}

/** Who handles it, where that can be said. */
function Assigned({ report, work }: { report: StaffReport; work: Working }): ReactElement {
  const t = useT();
  const moderation = useModeration();
  const me = useMe();
  const { id, assignedId, state } = report;
  const assigned = useAccount(assignedId ?? '');
  const isMine = assignedId !== null && assignedId === me?.id;
  const label = t(isMine ? 'moderation.unassign' : 'moderation.assign');
  return (
    <>
      <span className={styles.faint}>
        {assigned ? t('moderation.assigned_to', { name: `@${assigned.acct}` }) : t('moderation.unassigned')}
      </span>
      {state === 'open' && (
        <Button
          small
          busy={work.busy !== ''}
          onClick={() => void work.run(label, () => moderation.assign(id, !isMine))}
        >
          {label}
        </Button>
      )}
    </>
  );
}

const toReport = (endings: HTMLElement): HTMLElement | null => endings.closest('article');

/** How it can end from here. Who pressed one of them goes on at the report. */
function Endings({
  state,
  onEnd,
}: {
  state: ReportState;
  onEnd: (state: ReportState) => void;
}): ReactElement {
  const t = useT();
  const { can } = useModeration();
  const box = useRef<HTMLSpanElement>(null);
  usePassesFocusOn(box, toReport);
  return (
    <span className={styles.buttons} ref={box}>
      {state !== 'open' && (
        <Button small onClick={() => onEnd('open')}>
          {t('moderation.reopen')}
        </Button>
      )}
      {state === 'open' && can.states.includes('closed') && (
        <Button small data-key="c" onClick={() => onEnd('closed')}>
          {t('moderation.close')}
        </Button>
      )}
      {state === 'open' && (
        <Button small look="primary" icon="check" data-key="e" onClick={() => onEnd('resolved')}>
          {t('moderation.resolve')}
        </Button>
      )}
    </span>
  );
}

/** One report with all that it says, and how it ends. */
export function ReportCard({ report }: { report: StaffReport }): ReactElement {
  const t = useT();
  const now = useNow();
  const actor = useAccount(report.actorId ?? '');
  const { can } = useModeration();
  const work = useWork();
  const change = useStateChange(work);
  const reporter = useReporterWords(report);
  const by = actor ? `@${actor.acct}` : t('moderation.somebody');
  const set = (state: ReportState): void => void change([report], state);
  return (
    <article
      className={styles.report}
      tabIndex={-1}
      data-report={report.id}
      aria-label={t('moderation.report_of', { name: actor ? plainName(actor) : by })}
    >
      <header className={styles.reportHead}>
        <div>
          <p className={styles.faint}>
            {t('moderation.reported_by', { name: by, time: longTime(t, report.createdAt ?? 0, now) })}
          </p>
          {/* The line is there before its words: nothing below it moves when they come. */}
          <p className={styles.faint}>{reporter ?? '\u00a0'}</p>
          <Chosen report={report} />
          <p dir="auto">{report.content || t('moderation.no_comment')}</p>
        </div>
        <StateTag state={report.state} />
      </header>
      <Posts report={report} work={work} />
      {can.notes && <Notes report={report} work={work} />}
      <footer className={styles.reportFoot}>
        <WorkOutcome work={work} />
        <div className={styles.buttons}>
          {can.assigns && <Assigned report={report} work={work} />}
          <Endings key={report.state} state={report.state} onEnd={set} />
        </div>
      </footer>
    </article>
  );
}
