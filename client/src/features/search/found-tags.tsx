import type { ReactElement } from 'react';
import type { FoundTag } from '@/domain/status/found-tag';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import { Link } from '@/ui/link/link';
import styles from './search.module.css';

/** Hashtags, each leading to its timeline, with who talks about it where the server counts (SRCH-02). */
export function FoundTags({ label, tags }: { label: string; tags: readonly FoundTag[] }): ReactElement {
  const t = useT();
  return (
    <ul className={styles.people} aria-label={label}>
      {tags.map(({ name, people, uses }) => (
        <li key={name}>
          <Link href={paths.tag(name)} className={styles.tag}>
            <Icon name="hash" size="m" />
            <span className={styles.tagWords}>
              <bdi className={styles.tagName}>#{name}</bdi>
              {people !== null && (
                <span className={styles.faint}>{t('searching.tag_talk', { people, uses: uses ?? 0 })}</span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
