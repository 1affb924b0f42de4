import { Fragment, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { usePreference } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { usePainted } from '@/ui/late/use-painted';
import { useCommands } from '@/parts/commands/use-commands';
import { SETTINGS, type SampleKind, type Setting, type SettingsTab } from './catalogue';
import { PaneOf } from './panes';
import { Sample } from './sample';
import { tellSaved } from './saved';
import { SettingRow } from './setting-row';
import { Versions } from './versions';
import styles from './settings-window.module.css';

/** Settings in their groups, in the order of the table; each kind of sample stands above the first group that changes it. */
function SettingGroups({
  settings,
  marked,
}: {
  settings: readonly Setting[];
  marked: string | undefined;
}): ReactElement {
  const t = useT();
  const groups = [...new Set(settings.map((setting) => setting.group))];
  const samples = new Map<SampleKind, Setting['group']>();
  for (const { sample, group } of settings) if (sample && !samples.has(sample)) samples.set(sample, group);
  return (
    <>
      {groups.map((group) => (
        <Fragment key={group}>
          {[...samples].map(([kind, at]) => at === group && <Sample key={kind} kind={kind} />)}
          <section aria-label={t.dynamic(group, {})}>
            <h4 className={styles.group}>{t.dynamic(group, {})}</h4>
            <div className={styles.rows}>
              {settings
                .filter((setting) => setting.group === group)
                .map((setting) => (
                  <SettingRow key={setting.name} setting={setting} marked={marked === setting.name} />
                ))}
            </div>
          </section>
        </Fragment>
      ))}
    </>
  );
}

/** Which no window shows more of at once: a row is more than 52 px high, and the window at most 760. */
const SEEN = 13;

/** What a tab holds. The setting that was asked for is shown though it be an expert one. */
export function TabPane({ tab, marked }: { tab: SettingsTab; marked: string | undefined }): ReactElement {
  const t = useT();
  const { confirm } = useCommands();
  const { settings } = useRealm();
  const expert = usePreference('expertLevel') > 0;
  const all = SETTINGS.filter((setting) => setting.tab === tab);
  const shown = all.filter((setting) => expert || !setting.expert || setting.name === marked);
  const painted = usePainted();
  const drawn = painted || marked !== undefined ? shown : shown.slice(0, SEEN);
  const title = t(`settings.tab_${tab}`);
  const resetTab = async (): Promise<void> => {
    const yes = await confirm({
      title: t('settings.reset_question', { tab: title }),
      body: t('settings.reset_body'),
      confirmLabel: t('settings.reset_confirm'),
      cancelLabel: t('common.cancel'),
    });
    if (!yes) return;
    settings.reset(all.map((setting) => setting.name));
    tellSaved('settings');
  };
  return (
    <>
      <div className={styles.paneHead}>
        <h3>{title}</h3>
        {all.length > 0 && (
          <Button small look="ghost" onClick={() => void resetTab()}>
            {t('settings.reset_tab')}
          </Button>
        )}
      </div>
      <SettingGroups settings={drawn} marked={marked} />
      <PaneOf tab={tab} marked={marked} />
      {tab === 'version' && <Versions />}
    </>
  );
}
