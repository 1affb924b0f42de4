import { useEffect, useState, type ReactElement } from 'react';
import { SlowNote } from './slow';
import { VisuallyHidden } from './visually-hidden';
import styles from './state.module.css';

/** One grey bar; sizes as CSS lengths. */
export function Skeleton({ width, height }: { width: string; height: string }): ReactElement {
  return <span className={styles.skeleton} style={{ width, height }} />;
}

/** Three post shapes, only after 200 ms: a fast answer should not flicker. */
export function SkeletonPosts({ label, count = 3 }: { label: string; count?: number }): ReactElement {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <SlowNote />
      {late &&
        Array.from({ length: count }, (_, index) => (
          <div className={styles.skeletonPost} key={index} aria-hidden="true">
            <Skeleton width="var(--av-post)" height="var(--av-post)" />
            <div className={styles.skeletonLines}>
              <Skeleton width="42%" height="14px" />
              <Skeleton width="96%" height="12px" />
              <Skeleton width="71%" height="12px" />
            </div>
          </div>
        ))}
    </div>
  );
}
