import '@/i18n/messages/en/late/accounts';
import { type KeyboardEvent, type ReactElement } from 'react';
import { useReadable } from '@/data/react/realm-context';
import { useSessions } from '@/data/react/sessions-context';
import type { SavedAccount } from '@/data/session/sessions';
import { wholeAddress } from '@/domain/account/whole-address';
import type { RealmKey } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { afterPaint } from '@/lib/after-paint';
import { useClearBrowser } from '@/parts/account/use-clear-browser';
import { useSwitchAccount } from '@/parts/account/use-switch-account';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { LinkButton } from '@/ui/button/link-button';
import { Dialog } from '@/ui/dialog/dialog';
import { useDragOnto } from '@/ui/drag/use-drag-onto';
import { Badge } from '@/ui/state/badge';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { useSignOutOf } from './use-sign-out-of';
import { Who } from './who';
import styles from './accounts.module.css';

/** What is dragged; other pages and files have other types. */
const DRAGGED = 'application/x-skein-account';

/** The key at another place of the list. */
function placed(keys: readonly RealmKey[], key: RealmKey, place: number): readonly RealmKey[] {
  const others = keys.filter((one) => one !== key);
  return [...others.slice(0, place), key, ...others.slice(place)];
}

interface RowProps {
  account: SavedAccount;
  place: number;
  count: number;
  unread: number;
  isShown: boolean;
  onSwitch: () => void;
  onMove: (key: RealmKey, place: number) => void;
  onLogOut: () => void;
}

function Row(props: RowProps): ReactElement {
  const { account, place, count, unread, onMove } = props;
  const t = useT();
  const acct = wholeAddress(account);
  const drag = useDragOnto(DRAGGED, account.key, (dragged) => onMove(dragged, place));
  const moveBy = (by: number): void => {
    if (place + by < 0 || place + by >= count) return;
    const { activeElement } = document;
    onMove(account.key, place + by);
    // A row that is moved in the page loses the focus.
    void afterPaint().then(() => activeElement instanceof HTMLElement && activeElement.focus());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    moveBy(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className={styles.row} data-over={drag.over || undefined} {...drag.handlers}>
      <button
        type="button"
        className={styles.who}
        aria-current={props.isShown || undefined}
        onClick={props.onSwitch}
        onKeyDown={onKeyDown}
      >
        <Who account={account} />
        {unread > 0 && (
          <>
            <Badge silent text={String(unread)} />
            <VisuallyHidden>{t('nav.notifications_count', { count: unread })}</VisuallyHidden>
          </>
        )}
      </button>
      <span className={styles.controls}>
        <IconButton
          icon="arrowup"
          label={t('accounts.move_up', { acct })}
          aria-disabled={place === 0}
          onClick={() => moveBy(-1)}
        />
        <IconButton
          icon="down"
          label={t('accounts.move_down', { acct })}
          aria-disabled={place === count - 1}
          onClick={() => moveBy(1)}
        />
        <IconButton icon="logout" label={`${t('login.logout')} · @${acct}`} onClick={props.onLogOut} />
      </span>
    </li>
  );
}

/** All accounts of this browser: which is shown, their order, one more, and the ways out. */
export function AccountList({ onClose }: { onClose: () => void }): ReactElement {
  const t = useT();
  const sessions = useSessions();
  const accounts = useReadable(sessions.accounts);
  const unread = useReadable(sessions.unread);
  const { key: shown } = useReadable(sessions.active);
  const switchTo = useSwitchAccount();
  const signOutOf = useSignOutOf();
  const clear = useClearBrowser();
  const move = (key: RealmKey, place: number): void =>
    sessions.arrange(
      placed(
        accounts.map((account) => account.key),
        key,
        place,
      ),
    );
  return (
    <Dialog
      title={t('accounts.manage')}
      closeLabel={t('common.close')}
      bare
      onClose={onClose}
      footer={
        <span className={styles.foot}>
          <LinkButton href={paths.login} icon="userplus" onClick={onClose}>
            {t('nav.add_account')}
          </LinkButton>
          <Button look="danger" icon="logout" onClick={clear}>
            {t('accounts.log_out_all')}
          </Button>
        </span>
      }
    >
      <ul className={styles.list}>
        {accounts.map((account, place) => (
          <Row
            key={account.key}
            account={account}
            place={place}
            count={accounts.length}
            unread={unread.get(account.key) ?? 0}
            isShown={account.key === shown}
            onSwitch={() => (account.key === shown ? onClose() : switchTo(account.key))}
            onMove={move}
            onLogOut={() => signOutOf(account)}
          />
        ))}
      </ul>
    </Dialog>
  );
}
