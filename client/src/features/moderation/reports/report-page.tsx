import { useMemo, useRef, useState, type ReactElement } from 'react';
import { useReadable } from '@/data/react/realm-context';
import { useAsked } from '@/data/react/use-asked';
import type { StaffReport } from '@/domain/staff/staff-report';
import { useT } from '@/i18n/use-t';
import { FailedPage } from '@/parts/account/failed-page';
import { AtAGlance, useReportsAbout, type PastReports } from '@/parts/moderation/at-a-glance';
import { AccountActions } from '@/parts/moderation/account-actions';
import { useModeration, useStaffUser } from '@/parts/moderation/use-moderation';
import { useWork } from '@/parts/moderation/use-work';
import { WorkOutcome } from '@/parts/moderation/work-outcome';
import { Button } from '@/ui/button/button';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { DeedList } from '../people/deed-list';
import { Endings } from './endings';
import { ReportCard } from './report-card';
import { useStateChange } from './use-state-change';
import { PageBar } from '../page-bar';
import { PageTitle } from '../page-title';
import styles from '../moderation.module.css';

const timeOf = ({ createdAt }: StaffReport): number => createdAt ?? 0;

/** Those about the same account: open ones, those that were open when the page was opened, and the earlier ones. */
function useReportsOf(first: StaffReport): {
  shown: readonly StaffReport[];
  earlier: readonly StaffReport[];
  /** All of them, once the earlier ones are known. */
  past: PastReports;
} {
  const { queue } = useModeration();
  const { reports } = useReadable(queue.view);
  const known = useReportsAbout(first.accountId);
  const about = known.reports;
  const [everOpen, setEverOpen] = useState<ReadonlySet<string>>(new Set([first.id]));
  const all = useMemo(() => {
    const same = reports.filter(({ accountId }) => accountId !== null && accountId === first.accountId);
    // Also before the earlier ones are known: what is on its way is not in the list of open ones any more.
    const kept = [...everOpen].flatMap((id) => queue.known(id) ?? []);
    const byId = new Map([first, ...(about ?? []), ...kept, ...same].map((report) => [report.id, report]));
    return [...byId.values()]
      .map((report) => queue.known(report.id) ?? report)
      .toSorted((a, b) => timeOf(a) - timeOf(b));
  }, [queue, reports, about, first, everOpen]);
  // What is handled here stays where it is, with what went wrong beside it.
  const fresh = all.filter(({ id, state }) => state === 'open' && !everOpen.has(id));
  if (fresh.length > 0) setEverOpen(new Set([...everOpen, ...fresh.map(({ id }) => id)]));
  const isShown = ({ id, state }: StaffReport): boolean => state === 'open' || everOpen.has(id);
  return {
    shown: all.filter(isShown),
    earlier: all.filter((report) => !isShown(report)),
    past: { ...known, reports: about && all },
  };
}

function Earlier({ reports }: { reports: readonly StaffReport[] }): ReactElement | null {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (reports.length === 0) return null;
  return (
    <>
      <Button small look="ghost" icon="down" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('moderation.earlier_show', { count: reports.length })}
      </Button>
      {open && reports.map((report) => <ReportCard key={report.id} report={report} />)}
    </>
  );
}

const toNextStep = (endings: HTMLElement): HTMLElement | null =>
  (endings.closest('dialog') ?? document).querySelector<HTMLElement>('[data-key="next"], [data-report]');

/** Ends all that is open about the account; who has pressed goes on to the next. */
function EndAll(props: Parameters<typeof Endings>[0]): ReactElement {
  const box = useRef<HTMLSpanElement>(null);
  usePassesFocusOn(box, toNextStep);
  return (
    <span className={styles.buttons} ref={box}>
      <Endings {...props} />
    </span>
  );
}

function Report({ first }: { first: StaffReport }): ReactElement {
  const t = useT();
  const user = useStaffUser(first.accountId);
  const { shown, earlier, past } = useReportsOf(first);
  const work = useWork();
  const change = useStateChange(work);
  const open = shown.filter(({ state }) => state === 'open');
  return (
    <>
      <PageTitle id={first.accountId}>{t('moderation.gone_account')}</PageTitle>
      {user && <AtAGlance user={user} past={past} />}
      <div className={styles.buttons}>
        {user && <AccountActions acct={user.acct} />}
        {open.length > 1 && <EndAll count={open.length} onEnd={(state) => void change(open, state)} />}
      </div>
      <WorkOutcome work={work} />
      {first.accountId !== null && <DeedList accountIds={[first.accountId]} />}
      {shown.map((report) => (
        <ReportCard key={report.id} report={report} />
      ))}
      <Earlier reports={earlier} />
    </>
  );
}

/** A report on one screen, with all that is known of whom it is about (MOD-02). */
export function ReportPage({
  id,
  onBack,
  nextAfter,
}: {
  id: string;
  onBack: () => void;
  /** Leads on from the group of this key; null at the end. */
  nextAfter: (key: string) => (() => void) | null;
}): ReactElement {
  const t = useT();
  const { queue } = useModeration();
  const known = queue.known(id);
  const [asked, again] = useAsked(id, () => queue.one(id));
  const first = known ?? (asked.is === 'here' ? asked.value : null);
  const onNext = first && nextAfter(`account:${first.accountId ?? first.id}`);
  return (
    <div className={styles.page}>
      <PageBar onBack={onBack}>
        {onNext && (
          <Button small look="ghost" data-key="next" onClick={onNext}>
            {t('moderation.next')}
          </Button>
        )}
      </PageBar>
      {first && <Report first={first} />}
      {!first && asked.is === 'waiting' && <SkeletonPosts label={t('moderation.loading')} />}
      {!first && asked.is === 'failed' && (
        <FailedPage title={t('moderation.failed')} error={asked.error} onRetry={again} />
      )}
    </div>
  );
}
