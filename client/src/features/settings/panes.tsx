import type { ComponentType, ReactElement } from 'react';
import { late } from '@/data/late';
import { useRealm } from '@/data/react/realm-context';
import { useAsked } from '@/data/react/use-asked';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import type { Late } from '@/lib/late';
import { AwayNote } from '@/parts/account/away';
import { useIsAway } from '@/parts/account/failed-page';
import { Alert } from '@/ui/alert/alert';
import { TextButton } from '@/ui/button/text-button';
import { SlowNote } from '@/ui/state/slow';
import { useServer } from '@/data/react/records';
import type { Server } from '@/domain/instance/server';
import type { PaneProps } from './pane-props';
import { TABS, type SettingsTab } from './catalogue';

interface OwnPane {
  pane: Late<ComponentType<PaneProps>>;
  /** Nobody is signed in, or the server has none of the calls: the tab is not offered. */
  needs?: (server: Server) => boolean;
  /** The tab has rows of the table, too: for others these are all of it. */
  beside?: true;
}

const anyServer = (): boolean => true;
const pleroma = ({ can }: Server): boolean => can.pleromaApi;

/** Tabs that hold more than rows of the table; the code of each comes when it is opened. */
const PANES: Readonly<Partial<Record<SettingsTab, OwnPane>>> = {
  profile: {
    pane: late(() => import('./profile/profile-tab').then((module) => module.ProfileTab)),
    needs: anyServer,
  },
  security: {
    pane: late(() => import('./security/security-tab').then((module) => module.SecurityTab)),
    needs: pleroma,
  },
  notifications: {
    pane: late(() => import('./own/server-notifications').then((module) => module.ServerNotifications)),
    needs: pleroma,
    beside: true,
  },
  mutesAndBlocks: {
    pane: late(() => import('./spared/spared-tab').then((module) => module.SparedTab)),
    needs: anyServer,
  },
  move: {
    pane: late(() => import('./move/move-tab').then((module) => module.MoveTab)),
    needs: pleroma,
  },
  dataImportExport: {
    pane: late(() => import('./data/data-tab').then((module) => module.DataTab)),
    needs: anyServer,
  },
  profiles: { pane: late(() => import('./profiles/profiles-pane').then((module) => module.ProfilesPane)) },
};

/** The tabs that this reader has a use for. */
export function useTabs(): readonly SettingsTab[] {
  const isThere = useIsThere();
  return TABS.filter((tab) => PANES[tab]?.beside || isThere(tab));
}

/** Whether this reader may see what the tab has besides settings. */
function useIsThere(): (tab: SettingsTab) => boolean {
  const guest = useRealm().key.endsWith('|guest');
  const server = useServer();
  return (tab) => {
    const needs = PANES[tab]?.needs;
    return !needs || (!guest && needs(server));
  };
}

/** Tabs that hold more than rows: search finds them by their own names, those of the account by their parts. */
export const PANE_TABS = TABS.filter((tab) => PANES[tab] !== undefined && !PANES[tab].needs);

function Shown({ source, marked }: PaneProps & { source: Late<ComponentType<PaneProps>> }): ReactElement {
  const t = useT();
  const [asked, again] = useAsked('pane', async () => ({ Part: await source.load() }));
  const isAway = useIsAway(asked.is === 'failed' ? asked.error : null);
  if (asked.is === 'here') return <asked.value.Part marked={marked} />;
  if (asked.is === 'waiting')
    return (
      <div role="status">
        <SlowNote />
      </div>
    );
  if (isAway) return <AwayNote onRetry={again} />;
  return (
    <Alert level="error">
      {errorWords(t, asked.error)} <TextButton onClick={again}>{t('common.retry')}</TextButton>
    </Alert>
  );
}

/** What a tab holds beside the rows of the table. */
export function PaneOf({ tab, marked }: PaneProps & { tab: SettingsTab }): ReactElement | null {
  const t = useT();
  const isThere = useIsThere();
  const guest = useRealm().key.endsWith('|guest');
  const own = PANES[tab];
  if (!own) return null;
  if (isThere(tab)) return <Shown key={tab} source={own.pane} marked={marked} />;
  if (own.beside) return null;
  return <p>{t(guest ? 'settings.not_signed_in' : 'settings.not_offered')}</p>;
}
