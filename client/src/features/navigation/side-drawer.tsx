import '@/i18n/messages/en/late/accounts';
import type { ReactElement } from 'react';
import { paths } from '@/domain/paths';
import { useOpenReportCount } from '@/data/react/use-open-report-count';
import { useT } from '@/i18n/use-t';
import { noteComeBack } from '@/data/session/come-back';
import { EditProfileButton } from '@/parts/account/edit-profile-button';
import { useCommands } from '@/parts/commands/use-commands';
import { SideSheet } from '@/ui/dialog/side-sheet';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/shapes';
import { Link } from '@/ui/link/link';
import {
  aboutEntry,
  administrationEntry,
  announcementsEntry,
  drawerEntries,
  hasModeration,
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
          {!me && <LogInRow onFollow={props.onClose} />}
          {drawerEntries(facts, props.lastTimeline).map((entry) => (
            <li key={entry.id}>
              <NavRow entry={entry} onFollow={props.onClose} />
            </li>
          ))}
          {me && <ActionRow icon="gear" label={t('nav.settings')} onPress={after(props.onSettings)} />}
          <li>
            <NavRow entry={aboutEntry} onFollow={props.onClose} />
          </li>
          {hasModeration(facts) && <ModerationRow onPress={after(props.onModeration)} />}
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
          {me && <AccountRows after={after} onFollow={props.onClose} onLogOut={props.onLogOut} />}
        </ul>
      </nav>
    </SideSheet>
  );
}

function LogInRow({ onFollow }: { onFollow: () => void }): ReactElement {
  const t = useT();
  return (
    <li>
      <Link
        className={styles.row}
        href={paths.login}
        onClick={() => {
          noteComeBack();
          onFollow();
        }}
      >
        <Icon name="user" />
        <span className={styles.label}>{t('login.title')}</span>
      </Link>
    </li>
  );
}

/** Other accounts, one more, and the way out. */
function AccountRows({
  after,
  onFollow,
  onLogOut,
}: {
  after: (act: () => void) => () => void;
  onFollow: () => void;
  onLogOut: () => void;
}): ReactElement {
  const t = useT();
  const others = useOtherAccounts();
  const { accounts } = useCommands();
  return (
    <>
      <li aria-hidden="true">
        <hr className={styles.line} />
      </li>
      {others.map(({ id, label, onSelect }) => (
        <ActionRow key={id} icon="user" label={label} onPress={after(onSelect)} />
      ))}
      {others.length > 0 && (
        <ActionRow
          icon="users"
          label={t('accounts.manage')}
          onPress={after(() => accounts.ask({ is: 'list' }))}
        />
      )}
      <li>
        <NavRow
          entry={{ id: 'add', icon: 'userplus', label: 'nav.add_account', href: paths.login }}
          onFollow={onFollow}
        />
      </li>
      <ActionRow icon="logout" label={t('login.logout')} onPress={after(onLogOut)} />
    </>
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
