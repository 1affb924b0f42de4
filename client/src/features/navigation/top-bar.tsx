import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useReadable } from '@/data/react/realm-context';
import { usePreference } from '@/data/react/records';
import { waitingReports } from '@/data/screens/page-name';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { IconLink } from '@/ui/button/icon-link';
import { Icon } from '@/ui/icon/icon';
import { Link } from '@/ui/link/link';
import { Brand } from './brand';
import { administrationEntry, currentAt, hasModeration, seesTimelines, shortcutEntries } from './nav-entries';
import { SearchField, SearchToggle } from './search-field';
import { useNavFacts } from './use-nav-facts';
import styles from './bar.module.css';

/** The desktop's top bar: brand, shortcuts, search and tools on the grid of the columns (NAV-18). */
export function TopBar({
  className,
  wide,
  onSettings,
  onModeration,
}: {
  /** The grid of the layout's columns. */
  className: string | undefined;
  /** Three columns: the search field has room. */
  wide: boolean;
  onSettings: () => void;
  onModeration: () => void;
}): ReactElement {
  const t = useT();
  const facts = useNavFacts();
  const reports = useReadable(waitingReports);
  const administration = administrationEntry(facts);
  return (
    <header className={styles.bar}>
      <div className={className}>
        <Brand />
        <Shortcuts />
        <div className={styles.tools}>
          {seesTimelines(facts) && (wide ? <SearchField /> : <SearchToggle />)}
          {facts.me && (
            <IconButton
              icon="gear"
              iconSize="nav"
              label={t('nav.settings')}
              data-near="settings"
              onClick={onSettings}
            />
          )}
          {hasModeration(facts) && (
            <IconButton
              icon="shield"
              iconSize="nav"
              label={t('nav.moderation')}
              count={reports.count}
              aria-description={reports.words || undefined}
              onClick={onModeration}
            />
          )}
          {administration && (
            <IconLink
              icon={administration.icon}
              label={t(administration.label)}
              href={administration.href}
              external
            />
          )}
        </div>
      </div>
    </header>
  );
}

function Shortcuts(): ReactElement {
  const t = useT();
  const facts = useNavFacts();
  const [path] = useLocation();
  const shown = usePreference('showNavShortcuts');
  const wider = usePreference('showWiderShortcuts');
  const entries = shown ? shortcutEntries(facts, wider) : [];
  return (
    <nav className={styles.shortcuts} aria-label={t('nav.shortcuts')}>
      {entries.map((entry) => (
        <Link
          key={entry.id}
          href={entry.href}
          title={t(entry.label)}
          aria-current={currentAt(path, entry.href)}
        >
          <Icon name={entry.icon} />
        </Link>
      ))}
    </nav>
  );
}
