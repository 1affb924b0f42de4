import { useCommands } from '@/parts/commands/use-commands';
import type { ReportState, StaffReport } from '@/domain/staff/staff-report';
import { useT } from '@/i18n/use-t';
import { useModeration } from '@/parts/moderation/use-moderation';
import { useReportName } from './use-report-name';
import type { Working } from '@/parts/moderation/use-work';

const WORDS = { open: 'reopen', resolved: 'resolve', closed: 'close' } as const;

/**
 * Changes the state of reports, after a warning where another moderator has just handled some of them. `whenDone`: once
 * all of them have it, at the first try or a later one.
 */
export function useStateChange(
  work: Working,
): (reports: readonly StaffReport[], state: ReportState, whenDone?: () => void) => Promise<void> {
  const t = useT();
  const moderation = useModeration();
  const { confirm } = useCommands();
  const nameOf = useReportName();
  const asks = (count: number): Promise<boolean> =>
    confirm({
      title: t('moderation.handled_title'),
      body: t('moderation.handled_text', { count }),
      confirmLabel: t('moderation.handled_go'),
      cancelLabel: t('moderation.cancel'),
    });
  return async (reports, state, whenDone) => {
    const ids = reports.map(({ id }) => id);
    const what = t(`moderation.${WORDS[state]}`);
    let handled: ReadonlySet<string> = new Set();
    const look = async (): Promise<void> => {
      handled = new Set((await moderation.handledMeanwhile(ids)).map(({ id }) => id));
    };
    const change = async (): Promise<void> => {
      const rest = ids.filter((id) => !handled.has(id));
      if (handled.size > 0 && !(await asks(handled.size))) return;
      if (rest.length === 0) return whenDone?.();
      const send = (some: readonly string[], told: (done: number) => void) =>
        moderation.setState(some, state, told);
      await work.runMany(what, { items: rest, idOf: (id) => id, nameOf, send }, whenDone);
    };
    await work.run(what, look, () => void change());
  };
}
