import type { ReactElement } from 'react';
import type { SavedAccount } from '@/data/session/sessions';
import { wholeAddress } from '@/domain/account/whole-address';
import { Icon } from '@/ui/icon/icon';
import { Picture } from '@/ui/picture/picture';
import styles from './accounts.module.css';

/** Picture, name and whole address of an account of this browser, as last seen. */
export function Who({ account }: { account: SavedAccount }): ReactElement {
  const { avatar, displayName, acct } = account;
  return (
    <>
      <Picture
        className={styles.face}
        src={avatar}
        alt=""
        width={36}
        height={36}
        draggable={false}
        instead={<Icon name="user" className={styles.face} />}
      />
      <span className={styles.names}>
        <bdi className={styles.name}>{displayName || acct}</bdi>
        <bdi className={styles.address} dir="ltr">
          @{wholeAddress(account)}
        </bdi>
      </span>
    </>
  );
}
