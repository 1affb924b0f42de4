import { useState, type ReactElement } from 'react';
import type { AccountId } from '@/domain/ids';
import { useAccount, useServer } from '@/data/react/records';
import styles from './notifications.module.css';

/** The picture beside a notification; decoration, the sentence names the person. */
export function PersonPicture({ id }: { id: AccountId }): ReactElement {
  const account = useAccount(id);
  const { defaultAvatar } = useServer();
  const [broken, setBroken] = useState<string | null>(null);
  const wanted = account?.avatarStatic ?? defaultAvatar;
  return (
    <img
      className={styles.picture}
      src={broken === wanted ? defaultAvatar : wanted}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(wanted)}
    />
  );
}
