import { useEffect, useState, type ReactElement } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { PART_MISSING } from '@/data/notices/part-missing';
import { useReturn } from '@/data/react/use-return';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { useMe, useServer } from '@/data/react/records';
import { mayModerate } from '@/domain/account/permissions';
import { PeekHost } from '@/features/peek/peek-host';
import { DropLayer } from '@/parts/composer/files/drop-layer';
import { MissingHost } from '@/parts/composer/files/missing-host';
import { useCommands } from '@/parts/commands/use-commands';
import { moderationAt, settingsTabAt } from '@/parts/commands/window-address';
import { loadable } from '@/app/routes/loadable';
import { watchNear } from '@/lib/near';
import { useLeadsTo } from '@/ui/typing/use-leads-to';
import { watchVisibleArea } from '@/ui/visible-area';
import { WindowTray } from '@/ui/window-peek/window-peek';
import { threadHere } from './thread-here';
import { WaitingReportsHost } from './waiting-reports-host';

/**
 * Where a window would stand, nothing can say that its code did not come: a notice does, with each press, and the
 * window comes when the server is back.
 */
function Missing({ onRetry }: { onRetry: () => void }): null {
  const { notices } = useRealm();
  const commands = useCommands();
  useEffect(() => {
    const tell = (): void => void notices.push(PART_MISSING);
    tell();
    const { settings, moderation, postDialog, accounts, tools } = commands;
    const stops = [settings, moderation, postDialog, accounts, tools].map((asked) =>
      asked.subscribe(() => asked.get() !== null && tell()),
    );
    return () => stops.forEach((stop) => stop());
  }, [notices, commands]);
  useReturn(onRetry);
  return null;
}

const quiet = { quiet: true, Failed: Missing };
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
const AccountsWindow = loadable(
  () => import('@/features/accounts/accounts-window').then((module) => module.AccountsWindow),
  quiet,
);
const Tools = loadable(() => import('@/features/tools/tools').then((module) => module.Tools), quiet);
const SettingsWindow = loadable(
  () => import('@/features/settings/settings-window').then((module) => module.SettingsWindow),
  quiet,
);
const NewestNotifications = loadable(
  () =>
    import('@/features/notifications/list/newest-notifications').then((module) => module.NewestNotifications),
  quiet,
);
const ModerationWindow = loadable(
  () => import('@/features/moderation/moderation-window').then((module) => module.ModerationWindow),
  quiet,
);
const Announcements = loadable(() =>
  import('@/features/announcements/announcements-page').then((module) => module.Announcements),
);
const FolderDialog = loadable(
  () => import('@/features/library/folders/folder-dialog').then((module) => module.FolderDialog),
  quiet,
);
const FoldersDialog = loadable(
  () => import('@/features/library/folders/folders-dialog').then((module) => module.FoldersDialog),
  quiet,
);
const DIALOGS = {
  history: HistoryDialog,
  report: ReportDialog,
  mute: MuteDialog,
  folder: FolderDialog,
} as const;

function PostDialogHost(): ReactElement | null {
  const { postDialog } = useCommands();
  const open = useReadable(postDialog);
  const reports = open?.is === 'report' || open?.is === 'report-person';
  useLeadsTo(reports, 'dialog textarea[data-first-focus]', postDialog.done);
  if (!open) return null;
  if (open.is === 'report-person')
    return <PersonReportDialog key={open.accountId} accountId={open.accountId} onClose={postDialog.done} />;
  if (open.is === 'folders') return <FoldersDialog onClose={postDialog.done} />;
  const Shown = DIALOGS[open.is];
  return <Shown key={`${open.is} ${open.statusId}`} statusId={open.statusId} onClose={postDialog.done} />;
}

function AccountsHost(): ReactElement | null {
  const { accounts } = useCommands();
  const open = useReadable(accounts);
  return open && <AccountsWindow open={open} onClose={accounts.done} />;
}

/** What is made of posts and conversations, from the first time that it is wanted: some of it goes on by itself. */
function ToolsHost({ path }: { path: string }): ReactElement | null {
  const { tools, thread } = useCommands();
  // A conversation may be printed at any time.
  const wanted = [useReadable(tools), useReadable(thread)].some((asked) => asked !== null);
  const [used, setUsed] = useState(wanted);
  if (wanted && !used) setUsed(true);
  return used ? <Tools path={path} /> : null;
}

const BUTTON = '[data-near="settings"]';
const isSettingsButton = (target: EventTarget | null): 'settings' | null =>
  target instanceof Element && target.closest(BUTTON) ? 'settings' : null;

/** Their code comes before the press. A failure is told by who needs it. */
function watchSettingsButton(): () => void {
  const fetchCode = (): void => void SettingsWindow.preload().catch(() => {});
  // The first move of the pointer may have ended there.
  if (document.querySelector(`${BUTTON}:hover`)) fetchCode();
  return watchNear(isSettingsButton, fetchCode);
}

/** The settings, from the first time that they are wanted: they may wait unseen. */
function SettingsHost({ onLogOut }: { onLogOut: () => void }): ReactElement | null {
  const [address] = useBrowserLocation();
  const { settings, newFilter } = useCommands();
  const wanted = useReadable(settings) !== null || settingsTabAt(address) !== null;
  useLeadsTo(useReadable(newFilter) !== null, '[data-writes="filter"]', newFilter.done);
  const [used, setUsed] = useState(wanted);
  if (wanted && !used) setUsed(true);
  useEffect(() => (used ? undefined : watchSettingsButton()), [used]);
  return used ? <SettingsWindow onLogOut={onLogOut} notifications={<NewestNotifications />} /> : null;
}

/** For staff: how much waits for them, and the moderation window from the first time that it is wanted. */
function ModerationHost(): ReactElement | null {
  const [address] = useBrowserLocation();
  const { can } = useServer();
  const mayUse = mayModerate(useMe(), can);
  const wanted = useReadable(useCommands().moderation) !== null || moderationAt(address) !== null;
  const [used, setUsed] = useState(false);
  if (wanted && mayUse && !used) setUsed(true);
  if (!mayUse) return null;
  return (
    <>
      <WaitingReportsHost />
      {used && <ModerationWindow Announcements={Announcements} />}
    </>
  );
}

/** Brings the conversation that is to stand in place of its post. */
function useThreadHere(): void {
  const { rowFlags, notices } = useRealm();
  const commands = useCommands();
  const { unfold } = commands;
  const asked = useReadable(unfold);
  useEffect(() => {
    if (!asked) return;
    unfold.done();
    const show = async (): Promise<void> => {
      const { aboutToUnfold } = await threadHere.load();
      aboutToUnfold(commands, asked.id, asked.post);
      rowFlags.set(asked.id, 'unfolded', true);
    };
    show().catch(() => notices.push(PART_MISSING));
  }, [asked, commands, unfold, rowFlags, notices]);
}

export interface LateHostsProps {
  path: string;
  onLogOut: () => void;
}

/** What lies over the page on behalf of single posts. Nobody needs it in the first second. */
export function LateHosts({ path, onLogOut }: LateHostsProps): ReactElement {
  useThreadHere();
  useEffect(watchVisibleArea, []);
  return (
    <>
      <PostDialogHost />
      <AccountsHost />
      <ToolsHost path={path} />
      <WindowTray>
        <SettingsHost onLogOut={onLogOut} />
        <ModerationHost />
      </WindowTray>
      <PeekHost key={path} />
      <MissingHost />
      <DropLayer />
    </>
  );
}
