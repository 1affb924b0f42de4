import type { ReactElement } from 'react';
import { useAccount } from '@/data/react/records';
import type { AccountId } from '@/domain/ids';
import { StillImage } from './still-image';
import styles from './rich-text.module.css';
import { useStill } from './use-still';

/** The picture before a mention (ST-06), of people who are known here; the name beside it says whose it is. */
export function MentionAvatar({ id }: { id: AccountId }): ReactElement | null {
  const account = useAccount(id);
  const still = useStill();
  if (!account || account.avatar === '') return null;
  const { avatar, avatarStatic } = account;
  return still ? (
    <StillImage src={avatar} staticSrc={avatarStatic || avatar} alt="" className={styles.mentionAvatar} />
  ) : (
    <img src={avatar} alt="" decoding="async" referrerPolicy="no-referrer" className={styles.mentionAvatar} />
  );
}
