import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import { Link } from '@/ui/link/link';
import { currentAt, type NavEntry } from './nav-entries';
import { WaitingCount } from './waiting-count';
import styles from './nav.module.css';

/** One link of the navigation panel or the drawer. */
export function NavRow({ entry, onFollow }: { entry: NavEntry; onFollow?: () => void }): ReactElement {
  const t = useT();
  const [path] = useLocation();
  const content = (
    <>
      <Icon name={entry.icon} />
      <span className={styles.label}>{t(entry.label)}</span>
      <WaitingCount count={entry.count ?? 0} quiet={entry.quiet} />
      {entry.external && <Icon name="ext" size="s" />}
    </>
  );
  if (entry.external)
    return (
      <a className={styles.row} href={entry.href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  return (
    <Link
      className={styles.row}
      href={entry.href}
      aria-current={currentAt(path, entry.href)}
      onClick={onFollow}
    >
      {content}
    </Link>
  );
}
