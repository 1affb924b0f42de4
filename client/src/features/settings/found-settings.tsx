import '@/i18n/messages/en/late/own-entries';
import type { ReactElement, ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import type { SettingsPlace } from '@/parts/commands/commands';
import { EmptyState } from '@/ui/state/empty-state';
import type { SettingsTab } from './catalogue';
import { PANE_TABS, useTabs } from './panes';
import { goToSettings } from './place';
import { searchEntries, searchSettings, searchTabs } from './search-settings';
import styles from './settings-window.module.css';

interface Found {
  /** Tabs that are found as a whole. */
  panes: readonly SettingsTab[];
  entries: ReturnType<typeof searchEntries>;
  settings: ReturnType<typeof searchSettings>;
  /** In the order of the window, those that anything was found in. */
  tabs: readonly SettingsTab[];
}

function useFound(query: string): Found {
  const t = useT();
  const offered = useTabs();
  const settings = searchSettings(t, query);
  const panes = searchTabs(t, query, PANE_TABS).filter((tab) => offered.includes(tab));
  const entries = searchEntries(t, query).filter(({ tab }) => offered.includes(tab));
  const tabs = offered.filter(
    (tab) => panes.includes(tab) || [...settings, ...entries].some((one) => one.tab === tab),
  );
  return { panes, entries, settings, tabs };
}

interface EntryProps {
  place: SettingsPlace;
  describedBy?: string;
  onGo: (place: SettingsPlace) => void;
  children: ReactNode;
}

function Entry({ place, describedBy, onGo, children }: EntryProps): ReactElement {
  return (
    <li>
      <button type="button" className={styles.tab} aria-describedby={describedBy} onClick={() => onGo(place)}>
        {children}
      </button>
    </li>
  );
}

interface TabFindsProps {
  tab: SettingsTab;
  found: Found;
  onGo: (place: SettingsPlace) => void;
}

/** What was found in one tab. */
function TabFinds({ tab, found, onGo }: TabFindsProps): ReactElement {
  const t = useT();
  const here = <T extends { tab: string }>(all: readonly T[]): readonly T[] =>
    all.filter((one) => one.tab === tab);
  return (
    <section aria-label={t(`settings.tab_${tab}`)}>
      <h4 className={styles.group}>{t(`settings.tab_${tab}`)}</h4>
      <ul className={styles.tabs}>
        {found.panes.includes(tab) && (
          <Entry place={{ tab }} onGo={onGo}>
            {t('settings.open_tab', { tab: t(`settings.tab_${tab}`) })}
          </Entry>
        )}
        {here(found.entries).map(({ name, title }) => (
          <Entry key={name} place={{ tab, setting: name }} onGo={onGo}>
            {t.dynamic(title, {})}
          </Entry>
        ))}
        {here(found.settings).map(({ name }) => (
          <Entry key={name} place={{ tab, setting: name }} describedBy={`found-${name}`} onGo={onGo}>
            <span>
              {t(`preference.${name}`)}
              <span className={styles.hint} id={`found-${name}`} hidden>
                {t(`preference_hint.${name}`)}
              </span>
            </span>
          </Entry>
        ))}
      </ul>
    </section>
  );
}

/** What a search found; each leads to its setting and marks it. */
export function FoundSettings({ query, onGo }: { query: string; onGo: () => void }): ReactElement {
  const t = useT();
  const found = useFound(query);
  const { tabs, settings, panes, entries } = found;
  if (tabs.length === 0)
    return (
      <div role="status">
        <EmptyState icon="search" title={t('settings.nothing')} text={t('settings.nothing_hint')} />
      </div>
    );
  const go = (place: SettingsPlace): void => {
    onGo();
    goToSettings(place);
  };
  return (
    <>
      <div role="status">
        <h3 className={styles.found}>
          {t('settings.found', { count: settings.length + panes.length + entries.length })}
        </h3>
      </div>
      {tabs.map((tab) => (
        <TabFinds key={tab} tab={tab} found={found} onGo={go} />
      ))}
    </>
  );
}
