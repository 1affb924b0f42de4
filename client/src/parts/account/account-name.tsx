import type { ReactElement } from 'react';
import type { Account } from '@/domain/account/account';
import { EmojiText } from '@/parts/emoji/emoji-text';
import styles from './account.module.css';

/** The display name with its emoji, in its own direction. */
export function AccountName({ account }: { account: Account }): ReactElement {
  return (
    <bdi className={styles.displayName}>
      <EmojiText text={account.displayName} emojis={account.emojis} />
    </bdi>
  );
}

/** `@user` or `@user@host`. */
export function Handle({ account }: { account: Pick<Account, 'acct'> }): ReactElement {
  return (
    <span className={styles.handle}>
      <bdi dir="ltr">@{account.acct}</bdi>
    </span>
  );
}
