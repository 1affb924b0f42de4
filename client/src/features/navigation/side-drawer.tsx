import type { ReactElement } from 'react';
import { paths } from '@/domain/paths';
import { useOpenReportCount } from '@/data/react/use-open-report-count';
import { useT } from '@/i18n/use-t';
import { noteComeBack } from '@/lib/history/come-back';
import { EditProfileButton } from '@/parts/account/edit-profile-button';
import { SideSheet } from '@/ui/dialog/side-sheet';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/shapes';
import { Link } from '@/ui/link/link';
import {
  aboutEntry,
  administrationEntry,
  announcementsEntry,
  drawerEntries,
  isStaff,
  writingEntries,
} from './nav-entries';
import { NavRow } from './nav-row';
import { WaitingCount } from './waiting-count';
import { UserCounts, UserHead } from './user-head';
import { useNavFacts } from './use-nav-facts';
import { useOtherAccounts } from './use-other-accounts';
import styles from './nav.module.css';

export interface SideDrawerProps {
  lastTimeline: string | null;
  onClose: () => void;
  onSettings: () => void;
  onModeration: () => void;
  onLogOut: () => void;
}

/** The mobile menu in the order of NAV-21. */
export function SideDrawer(props: SideDrawerProps): ReactElement {
  const t = useT();
  const facts = useNavFacts();
  const others = useOtherAccounts();
  const { me } = facts;
  const administration = administrationEntry(facts);
  /** Things that open over the page come up when the drawer is gone. */
  const after = (act: () => void) => (): void => {
    props.onClose();
    act();
  };
  return (
    <SideSheet label={t('nav.menu')} side="start" onClose={props.onClose}>
      <nav className={styles.drawer} aria-label={t('nav.menu')}>
        {me && (
          <>
            <UserHead me={me} onFollow={props.onClose}>
              <EditProfileButton onPress={props.onClose} />
            </UserHead>
            <UserCounts me={me} onFollow={props.onClose} />
          </>
        )}
        <ul className={styles.list}>
          {!me && (
            <li>
              <Link
                className={styles.row}
                href={paths.login}
                onClick={() => {
                  noteComeBack();
                  props.onClose();
                }}
              >
                <Icon name="user" />
                <span className={styles.label}>{t('login.title')}</span>
              </Link>
            </li>
          )}
          {drawerEntries(facts, props.lastTimeline).map((entry) => (
            <li key={entry.id}>
              <NavRow entry={entry} onFollow={props.onClose} />
            </li>
          ))}
          {me && <ActionRow icon="gear" label={t('nav.settings')} onPress={after(props.onSettings)} />}
          <li>
            <NavRow entry={aboutEntry} onFollow={props.onClose} />
          </li>
          {isStaff(me) && <ModerationRow onPress={after(props.onModeration)} />}
          {administration && (
            <li>
              <NavRow entry={administration} />
            </li>
          )}
          {me && (
            <li>
              <NavRow entry={announcementsEntry(facts)} onFollow={props.onClose} />
            </li>
          )}
          {writingEntries(facts).map((entry) => (
            <li key={entry.id}>
              <NavRow entry={entry} onFollow={props.onClose} />
            </li>
          ))}
          {me && (
            <>
              <li aria-hidden="true">
                <hr className={styles.line} />
              </li>
              {others.map(({ id, label, onSelect }) => (
                <ActionRow key={id} icon="user" label={label} onPress={after(onSelect)} />
              ))}
              <li>
                <NavRow
                  entry={{ id: 'add', icon: 'userplus', label: 'nav.add_account', href: paths.login }}
                  onFollow={props.onClose}
                />
              </li>
              <ActionRow icon="logout" label={t('login.logout')} onPress={after(props.onLogOut)} />
            </>
          )}
        </ul>
      </nav>
    </SideSheet>
  );
}

/** With the number of reports that wait. */
function ModerationRow({ onPress }: { onPress: () => void }): ReactElement {
  const t = useT();
  const count = useOpenReportCount();
  return <ActionRow icon="shield" label={t('nav.moderation')} count={count} onPress={onPress} />;
}

function ActionRow({
  icon,
  label,
  count = 0,
  onPress,
}: {
  icon: IconName;
  label: string;
  count?: number;
  onPress: () => void;
}): ReactElement {
  return (
    <li>
      <button type="button" className={styles.row} onClick={onPress}>
        <Icon name={icon} />
        <span className={styles.label}>{label}</span>
        <WaitingCount count={count} />
      </button>
    </li>
  );
}
