import '@/i18n/messages/en/late/preferences';
import '@/i18n/messages/en/late/settings';
import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { usePreference } from '@/data/react/records';
import { useRealm } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { upTo } from '@/lib/breakpoints';
import type { SettingsPlace } from '@/parts/commands/commands';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Dialog } from '@/ui/dialog/dialog';
import { Checkbox } from '@/ui/field/check';
import { TextInput } from '@/ui/field/text-input';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/shapes';
import { useMedia } from '@/ui/use-media';
import { WindowPeek } from '@/ui/window-peek/window-peek';
import { isTab, type SettingsTab } from './catalogue';
import { FoundSettings } from './found-settings';
import { LeavingQuestion } from './leaving-question';
import { useTabs } from './panes';
import { useWaitingWindow } from '@/parts/commands/use-waiting-window';
import { backToTabs, goToSettings, leaveSettings, useSettingsPlace } from './place';
import { NotKept, Saved } from './kept-state';
import { NewestNotifications } from './sample';
import { TabPane } from './tab-pane';
import { setPreference } from './use-setting';
import styles from './settings-window.module.css';

const ICONS: Readonly<Record<SettingsTab, IconName>> = {
  general: 'sliders',
  profile: 'user',
  security: 'lock',
  reading: 'note',
  media: 'image',
  writing: 'pen',
  notifications: 'bell',
  filtering: 'filter',
  mutesAndBlocks: 'mute',
  theme: 'palette',
  move: 'move',
  dataImportExport: 'download',
  profiles: 'server',
  version: 'info',
};

const START: SettingsTab = 'general';

const tabOf = ({ tab }: SettingsPlace): SettingsTab => (isTab(tab) ? tab : START);

function Tabs({ chosen, deeper }: { chosen: SettingsTab | null; deeper: boolean }): ReactElement {
  const t = useT();
  const tabs = useTabs();
  return (
    <nav aria-label={t('settings.all')}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab}>
            <button
              type="button"
              className={styles.tab}
              aria-current={tab === chosen ? 'page' : undefined}
              data-first-focus={tab === (chosen ?? START) || undefined}
              onClick={() => goToSettings({ tab }, deeper)}
            >
              <Icon name={ICONS[tab]} size="m" />
              {t(`settings.tab_${tab}`)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Foot({ onLogOut }: { onLogOut: () => void }): ReactElement {
  const t = useT();
  const { settings, key } = useRealm();
  const level = usePreference('expertLevel');
  return (
    <div className={styles.foot}>
      <Checkbox
        label={t('settings.expert')}
        checked={level > 0}
        onChange={(on) => setPreference(settings, 'expertLevel', on ? 1 : 0)}
      />
      <span className={styles.hint}>{t('settings.expert_hint')}</span>
      {!key.endsWith('|guest') && (
        <Button className={styles.footEnd} icon="logout" onClick={onLogOut}>
          {t('settings.log_out')}
        </Button>
      )}
    </div>
  );
}

/** Where the pane was scrolled to comes back when the window was out of sight; another tab begins at its top. */
function useKeptScroll(shown: boolean): RefObject<HTMLDivElement> {
  const pane = useRef<HTMLDivElement>(null);
  const top = useRef(0);
  useLayoutEffect(() => {
    const element = pane.current;
    if (!shown || !element) return;
    element.scrollTop = top.current;
    const note = (): void => {
      top.current = element.scrollTop;
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [shown]);
  return pane;
}

/** The tab's own part of the window, which scrolls. */
function Pane({ shown, children }: { shown: boolean; children: ReactNode }): ReactElement {
  const pane = useKeptScroll(shown);
  return (
    <div className={styles.pane} ref={pane}>
      {children}
    </div>
  );
}

interface Search {
  query: string;
  set: (query: string) => void;
}

/** The search, over the list of tabs; on a phone what it found stands in the list's place. */
function Rail({ search, children }: { search: Search; children: ReactNode }): ReactElement {
  const t = useT();
  return (
    <div className={styles.rail}>
      <TextInput
        className={styles.search}
        type="search"
        aria-label={t('settings.search')}
        placeholder={t('settings.search')}
        value={search.query}
        onChange={(event) => search.set(event.target.value)}
      />
      {children}
    </div>
  );
}

/** The list of tabs beside the chosen one; on a phone, one after the other. */
function Columns({ place, shown }: { place: SettingsPlace; shown: boolean }): ReactElement {
  const t = useT();
  const phone = useMedia(upTo('phone'));
  const [query, setQuery] = useState('');
  const onList = phone && place.tab === '';
  const tab = tabOf(place);
  const found = query.trim() !== '' && <FoundSettings query={query} onGo={() => setQuery('')} />;
  return (
    <div className={styles.columns}>
      {(!phone || onList) && (
        <Rail search={{ query, set: setQuery }}>
          {(onList && found) || <Tabs chosen={onList ? null : tab} deeper={phone} />}
        </Rail>
      )}
      {!onList && (
        <Pane key={place.tab} shown={shown}>
          <NotKept />
          {phone && (
            <Button look="ghost" icon="back" className={styles.back} data-first-focus onClick={backToTabs}>
              {t('settings.all')}
            </Button>
          )}
          {found || <TabPane key={tab} tab={tab} marked={place.setting} />}
        </Pane>
      )}
    </div>
  );
}

interface WindowProps {
  place: SettingsPlace;
  shown: boolean;
  onMinimise: () => void;
  onLogOut: () => void;
}

function Window({ place, shown, onMinimise, onLogOut }: WindowProps): ReactElement {
  const t = useT();
  return (
    <>
      <Dialog
        title={t('nav.settings')}
        closeLabel={t('common.close')}
        onClose={leaveSettings}
        onBack="address"
        size="page"
        bare
        shown={shown}
        headEnd={
          <>
            <Saved />
            <IconButton icon="minus" label={t('settings.minimise')} onClick={onMinimise} />
          </>
        }
        footer={<Foot onLogOut={onLogOut} />}
      >
        <Columns place={place} shown={shown} />
      </Dialog>
      {/* Behind the window, and with it: a question that is asked while it waits would lie below it when it is back. */}
      {shown && <LeavingQuestion />}
    </>
  );
}

/** SET-01: the settings over what is read, or waiting as a peek while it is read on. */
export function SettingsWindow({
  onLogOut,
  notifications,
}: {
  onLogOut: () => void;
  /** The newest ones, for the tab about them. */
  notifications: ReactNode;
}): ReactElement | null {
  const t = useT();
  const place = useSettingsPlace();
  const { drawn, waiting, minimise, close } = useWaitingWindow(place);
  if (!drawn) return null;
  return (
    <NewestNotifications.Provider value={notifications}>
      <Window place={drawn} shown={place !== null} onLogOut={onLogOut} onMinimise={minimise} />
      {waiting && (
        <WindowPeek
          label={t('settings.minimised', { tab: t(`settings.tab_${tabOf(waiting)}`) })}
          icon="gear"
          openLabel={t('settings.restore')}
          closeLabel={t('common.close')}
          onOpen={() => goToSettings({ tab: waiting.tab })}
          onClose={close}
        />
      )}
    </NewestNotifications.Provider>
  );
}
