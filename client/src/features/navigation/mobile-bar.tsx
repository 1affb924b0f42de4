import type { ReactElement } from 'react';
import { useNotifications } from '@/data/react/records';
import { useWaitingPosts } from '@/data/react/records';
import { paths } from '@/domain/paths';
import { classes } from '@/lib/classes';
import { noteComeBack } from '@/data/session/come-back';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { IconLink } from '@/ui/button/icon-link';
import { LinkButton } from '@/ui/button/link-button';
import { Brand } from './brand';
import { seesTimelines } from './nav-entries';
import { useNavFacts } from './use-nav-facts';
import styles from './bar.module.css';

/** Menu, name, search, bell (NAV-17); visitors get "Log in" instead of the bell. */
export function MobileBar({
  onMenu,
  onNotifications,
  menuOpen,
}: {
  onMenu: () => void;
  onNotifications: () => void;
  menuOpen: boolean;
}): ReactElement {
  const t = useT();
  const facts = useNavFacts();
  const { waitingPosts } = facts;
  const { wishes } = useWaitingPosts();
  const waits =
    wishes > 0 ? `${t('nav.menu')}, ${t('nav.waiting')}` : t('nav.menu_waiting', { count: waitingPosts });
  return (
    <header className={classes(styles.bar, styles.mobile)}>
      <IconButton
        icon="menu"
        iconSize="nav"
        label={waitingPosts > 0 ? waits : t('nav.menu')}
        count={waitingPosts}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onMenu}
      />
      <Brand compact />
      {seesTimelines(facts) && <IconLink icon="search" label={t('nav.search')} href={paths.search()} />}
      {facts.me ? (
        <Bell onPress={onNotifications} />
      ) : (
        <LinkButton href={paths.login} look="primary" small className={styles.login} onClick={noteComeBack}>
          {t('login.title')}
        </LinkButton>
      )}
    </header>
  );
}

function Bell({ onPress }: { onPress: () => void }): ReactElement {
  const t = useT();
  const { unseen } = useNotifications();
  const label = unseen > 0 ? t('nav.notifications_count', { count: unseen }) : t('nav.notifications');
  return (
    <IconButton
      icon="bell"
      iconSize="nav"
      label={label}
      count={unseen}
      aria-haspopup="dialog"
      onClick={onPress}
    />
  );
}
