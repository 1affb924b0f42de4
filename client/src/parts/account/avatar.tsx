import type { ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import type { Account } from '@/domain/account/account';
import { StillImage } from '@/parts/rich-text/still-image';
import { useStill } from '@/parts/rich-text/use-still';
import { Picture } from '@/ui/picture/picture';
import styles from './account.module.css';

/** Sizes of the design: 48, 40, 36 for authors; 26 and 20, round, for people in passing. */
export type AvatarSize = 'post' | 'compact' | 'tree' | 'face' | 'mini';

/** The picture alone; the name beside it says whose it is. A failing one becomes the server's default (ST-09). */
export function Avatar({ account, size = 'post' }: { account: Account; size?: AvatarSize }): ReactElement {
  const still = useStill();
  const { defaultAvatar } = useServer();
  const { avatar, avatarStatic } = account;
  const byDefault = <Picture src={defaultAvatar} alt="" />;
  return (
    <span className={styles.avatar} data-size={size}>
      {still && avatar !== '' ? (
        <StillImage src={avatar} staticSrc={avatarStatic || avatar} alt="" instead={byDefault} />
      ) : (
        <Picture src={avatar} alt="" instead={byDefault} />
      )}
    </span>
  );
}
