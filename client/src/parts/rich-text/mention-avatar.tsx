import { useEffect, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useAccount } from '@/data/react/records';
import type { AccountId } from '@/domain/ids';
import { Picture } from '@/ui/picture/picture';
import { StillImage } from './still-image';
import styles from './rich-text.module.css';
import { useStill } from './use-still';

/** The picture before a mention (ST-06); who is not known yet is asked for, once a visit at most. */
export function MentionAvatar({ id }: { id: AccountId }): ReactElement | null {
  const account = useAccount(id);
  const still = useStill();
  const { people } = useRealm().late;
  const isKnown = account !== undefined;
  useEffect(() => {
    // Without an answer the name stands alone.
    if (!isKnown)
      void people
        .load()
        .then((code) => code.know(id))
        .catch(() => undefined);
  }, [isKnown, people, id]);
  if (!account || account.avatar === '') return null;
  const { avatar, avatarStatic } = account;
  return still ? (
    <StillImage src={avatar} staticSrc={avatarStatic || avatar} alt="" className={styles.mentionAvatar} />
  ) : (
    <Picture src={avatar} alt="" className={styles.mentionAvatar} />
  );
}
