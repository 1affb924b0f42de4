import type { ReactElement, ReactNode } from 'react';
import type { StaffUser } from '@/domain/staff/staff-user';
import { useT } from '@/i18n/use-t';
import { Checkbox } from '@/ui/field/check';
import { Picture } from '@/ui/picture/picture';
import { Tag } from '@/ui/state/tag';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { useServer } from '@/data/react/records';
import styles from '../moderation.module.css';

/** An account in a line: ticked for bulk work, or opened. */
export function UserRow({
  user,
  chosen,
  onChoose,
  onOpen,
  children,
}: {
  user: StaffUser;
  chosen: boolean;
  onChoose: (on: boolean) => void;
  onOpen: () => void;
  /** Below its name, such as a reason to join. */
  children?: ReactNode;
}): ReactElement {
  const t = useT();
  const { defaultAvatar } = useServer();
  const name = `@${user.acct}`;
  return (
    <article className={styles.group} tabIndex={-1} aria-label={name} data-group={user.id}>
      <Checkbox
        label={<VisuallyHidden>{t('moderation.select', { name })}</VisuallyHidden>}
        checked={chosen}
        onChange={onChoose}
      />
      <button type="button" className={styles.groupOpen} onClick={onOpen}>
        <span className={styles.face}>
          <Picture
            src={user.avatar || defaultAvatar}
            alt=""
            instead={<Picture src={defaultAvatar} alt="" />}
          />
        </span>
        <span className={styles.groupName}>
          <bdi>{user.displayName}</bdi> <bdi className={styles.faint}>{name}</bdi>
        </span>
        {children ? <span className={styles.groupFacts}>{children}</span> : null}
        <span className={styles.groupMarks}>
          {!user.isActive && <Tag tone="red">{t('moderation.is_closed')}</Tag>}
          {!user.isApproved && <Tag tone="orange">{t('moderation.is_waiting')}</Tag>}
          {user.isAdmin && <Tag tone="accent">{t('moderation.role_admin')}</Tag>}
          {user.isModerator && <Tag tone="accent">{t('moderation.role_moderator')}</Tag>}
        </span>
      </button>
    </article>
  );
}
