import { useEffect, type ReactElement } from 'react';
import { PART_MISSING } from '@/data/notices/part-missing';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { PeekHost } from '@/features/peek/peek-host';
import { DropLayer } from '@/parts/composer/files/drop-layer';
import { MissingHost } from '@/parts/composer/files/missing-host';
import { postDialog, showPostDialog } from '@/parts/status/actions/post-dialog';
import { bringThreads, threadHere } from '@/parts/status/list/thread-here';
import { useT } from '@/i18n/use-t';
import { askForSettings, settingsRequest } from '@/lib/settings-request';
import { loadable } from '@/app/routes/loadable';
import { usePartsGone } from './use-parts-gone';

const quiet = { quiet: true };
const HistoryDialog = loadable(
  () => import('@/features/status-history/history-dialog').then((module) => module.HistoryDialog),
  quiet,
);
const ReportDialog = loadable(
  () => import('@/features/report/report-dialog').then((module) => module.ReportDialog),
  quiet,
);
const MuteDialog = loadable(
  () => import('@/features/mute-conversation/mute-dialog').then((module) => module.MuteDialog),
  quiet,
);
const PersonReportDialog = loadable(
  () => import('@/features/report/person-report-dialog').then((module) => module.PersonReportDialog),
  quiet,
);
const SettingsDialog = loadable(
  () => import('@/features/not-here-yet/not-here-yet').then((module) => module.NotHereYetDialog),
  quiet,
);
const DIALOGS = { history: HistoryDialog, report: ReportDialog, mute: MuteDialog } as const;

function PostDialogHost(): ReactElement | null {
  const open = useReadable(postDialog);
  if (!open) return null;
  const close = (): void => showPostDialog(null);
  if (open.is === 'report-person')
    return <PersonReportDialog key={open.accountId} accountId={open.accountId} onClose={close} />;
  const Shown = DIALOGS[open.is];
  return <Shown key={`${open.is} ${open.statusId}`} statusId={open.statusId} onClose={close} />;
}

/** The settings, asked for from inside a page. */
function SettingsHost(): ReactElement | null {
  const t = useT();
  const asked = useReadable(settingsRequest);
  return asked && <SettingsDialog title={t('nav.settings')} onClose={() => askForSettings(null)} />;
}

/** A conversation in place of its post is another feature's: it is handed to the posts here. */
function useThreadHere(): void {
  const { rowFlags, notices } = useRealm();
  useEffect(() => {
    bringThreads((id, post) => {
      const show = async (): Promise<void> => {
        const { ThreadHere, aboutToUnfold } = await import('@/features/conversation/conversation-screen');
        threadHere.Part = ThreadHere;
        aboutToUnfold(id, post);
        rowFlags.set(id, 'unfolded', true);
      };
      show().catch(() => notices.push(PART_MISSING));
    });
  }, [rowFlags, notices]);
}

export interface LateHostsProps {
  path: string;
}

/** What lies over the page on behalf of single posts. Nobody needs it in the first second. */
export function LateHosts({ path }: LateHostsProps): ReactElement {
  usePartsGone();
  useThreadHere();
  return (
    <>
      <PostDialogHost />
      <SettingsHost />
      <PeekHost key={path} />
      <MissingHost />
      <DropLayer />
    </>
  );
}
