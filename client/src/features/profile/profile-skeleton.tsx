import type { ReactElement } from 'react';
import { mayBeId } from '@/domain/ids';
import { useT } from '@/i18n/use-t';
import { Skeleton } from '@/ui/state/skeleton';
import { SlowNote } from '@/ui/state/slow';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import styles from './profile.module.css';

/** The shape of a profile while nothing of it is known, so that nothing jumps when it comes. Its heading is what the address names. */
export function ProfileSkeleton({ name }: { name: string }): ReactElement {
  const t = useT();
  return (
    <>
      <h1>
        <VisuallyHidden>{mayBeId(name) ? t('pages.user') : t('pages.profile', { name })}</VisuallyHidden>
      </h1>
      <div role="status">
        <VisuallyHidden>{t('profile.loading')}</VisuallyHidden>
        <SlowNote />
        <div className={styles.banner} />
        <div className={styles.card} aria-hidden="true">
          <div className={styles.top}>
            <span className={styles.face} />
          </div>
          <div className={styles.lines}>
            <Skeleton width="42%" height="20px" />
            <Skeleton width="30%" height="12px" />
            <Skeleton width="90%" height="12px" />
          </div>
        </div>
      </div>
    </>
  );
}
