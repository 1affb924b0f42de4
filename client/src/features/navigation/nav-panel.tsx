import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import { Disclosure } from '@/ui/panel/disclosure';
import { panelEntries, timelineEntries } from './nav-entries';
import { NavRow } from './nav-row';
import { useNavFacts } from './use-nav-facts';
import panel from '@/ui/panel/panel.module.css';
import styles from './nav.module.css';

/** The sidebar's list of pages (NAV-22). `shortcuts` is the preference showPanelNavShortcuts. */
export function NavPanel({ shortcuts }: { shortcuts: boolean }): ReactElement {
  const t = useT();
  const facts = useNavFacts();
  const timelines = timelineEntries(facts);
  return (
    <nav className={panel.panel} aria-label={t('nav.main')}>
      <ul className={styles.list}>
        {shortcuts && timelines.length > 0 && (
          <li>
            <Disclosure
              initiallyOpen
              className={styles.row}
              summary={
                <>
                  <Icon name="stack" />
                  <span className={styles.label}>{t('nav.timelines')}</span>
                </>
              }
            >
              <ul className={styles.sub}>
                {timelines.map((entry) => (
                  <li key={entry.id}>
                    <NavRow entry={entry} />
                  </li>
                ))}
              </ul>
            </Disclosure>
          </li>
        )}
        {panelEntries(facts).map((entry) => (
          <li key={entry.id}>
            <NavRow entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
