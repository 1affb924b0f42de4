import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useReadable } from '@/data/react/realm-context';
import type { ReportGroup } from '@/domain/staff/group-reports';
import type { StaffUser } from '@/domain/staff/staff-user';
import { useT } from '@/i18n/use-t';
import { useCommands } from '@/parts/commands/use-commands';
import { Button } from '@/ui/button/button';
import { deactivationWords } from '@/parts/moderation/staff-items';
import { useModeration } from '@/parts/moderation/use-moderation';
import { useWork, type Working } from '@/parts/moderation/use-work';
import { WorkOutcome } from '@/parts/moderation/work-outcome';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';
import { toList } from '../to-list';
import { Endings } from './endings';
import { NoteForm } from './note-form';
import { useReportName } from './use-report-name';
import { useStateChange } from './use-state-change';
import styles from '../moderation.module.css';

/** What is ticked, and what of it can still be done. */
function useBulk(groups: readonly ReportGroup[]) {
  const users = useReadable(useModeration().users);
  const reports = groups.flatMap((group) => group.reports);
  const accounts = [...new Set(groups.flatMap(({ accountIds }) => accountIds))].flatMap(
    (id) => users.get(id) ?? [],
  );
  return {
    reports,
    accounts,
    unsettled: reports.filter(({ state }) => state === 'open'),
    active: accounts.filter(({ isActive }) => isActive),
  };
}

function useDeactivate(work: Working): (active: readonly StaffUser[]) => Promise<void> {
  const t = useT();
  const moderation = useModeration();
  const { confirm } = useCommands();
  return async (active) => {
    const count = active.length;
    const label = t('moderation.deactivate_all', { count });
    const sure = await confirm({
      title: t('moderation.deactivate_title', { count, name: `@${active[0]?.acct ?? ''}` }),
      body: deactivationWords(t, moderation.can, count),
      confirmLabel: label,
      cancelLabel: t('moderation.cancel'),
      danger: true,
    });
    if (!sure) return;
    await work.runMany(label, {
      items: active,
      idOf: ({ id }) => id,
      nameOf: ({ acct }) => `@${acct}`,
      send: (some, told) => moderation.setActive(some, false, told),
    });
  };
}

/** What can be done with everything that is ticked. */
function Actions({
  groups,
  work,
  onDone,
}: {
  groups: readonly ReportGroup[];
  work: Working;
  onDone: () => void;
}): ReactElement {
  const t = useT();
  const moderation = useModeration();
  const change = useStateChange(work);
  const deactivate = useDeactivate(work);
  const nameOf = useReportName();
  const [noting, setNoting] = useState(false);
  const { reports, accounts, unsettled, active } = useBulk(groups);
  const note = (words: string, sent: () => void): Promise<boolean> =>
    work.runMany(
      t('moderation.add_note'),
      {
        items: reports.map(({ id }) => id),
        idOf: (id) => id,
        nameOf,
        send: (ids, told) => moderation.addNote(ids, words, told),
      },
      sent,
    );
  return (
    <>
      <p role="status">
        {t('moderation.selected', {
          reports: t('moderation.reports', { count: reports.length }),
          accounts: t('moderation.accounts', { count: accounts.length }),
        })}
      </p>
      <div className={styles.buttons}>
        <Button small look="ghost" onClick={onDone}>
          {t('moderation.unselect')}
        </Button>
        {active.length > 0 && (
          <Button small look="danger" data-key="d" onClick={() => void deactivate(active)}>
            {t('moderation.deactivate_all', { count: active.length })}
          </Button>
        )}
        {moderation.can.notes && (
          <Button small data-key="note" aria-expanded={noting} onClick={() => setNoting(!noting)}>
            {t('moderation.note_all', { count: reports.length })}
          </Button>
        )}
        {unsettled.length > 0 && (
          <Endings byKeys count={unsettled.length} onEnd={(state) => void change(unsettled, state, onDone)} />
        )}
      </div>
      {noting && <NoteForm name="many" about={null} onSend={note} />}
    </>
  );
}

/** Bulk work: what is ticked, and how it goes on after that has left the list. */
export function BulkBar({
  groups,
  onDone,
}: {
  groups: readonly ReportGroup[];
  onDone: () => void;
}): ReactElement | null {
  const t = useT();
  const work = useWork();
  const any = groups.length > 0;
  if (!any && work.busy === '' && work.failures.length === 0) return null;
  return (
    <Box label={t('moderation.bulk')}>
      {any && <Actions groups={groups} work={work} onDone={onDone} />}
      <WorkOutcome work={work} />
    </Box>
  );
}

/** Who has ended what was ticked goes on in the list. */
function Box({ label, children }: { label: string; children: ReactNode }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  usePassesFocusOn(box, toList);
  return (
    <div className={styles.bulk} ref={box} tabIndex={-1} role="group" aria-label={label}>
      {children}
    </div>
  );
}
