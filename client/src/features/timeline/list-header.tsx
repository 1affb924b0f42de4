import '@/i18n/messages/en/late/feed-more';
import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import styles from './timeline.module.css';

/** What the list of this timeline is called; leads to the page where it is edited. */
export function ListHeader({ id }: { id: string }): ReactElement | null {
  const t = useT();
  const { headers } = useRealm();
  const [title, setTitle] = useState('');
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<void> => {
      const list = await (await headers()).list(id);
      if (!gone) setTitle(list.title);
    };
    // The timeline itself tells when there is no such list.
    ask().catch(() => {});
    return () => {
      gone = true;
    };
  }, [headers, id]);
  if (title === '') return null;
  return (
    <Link
      href={paths.listEdit(id)}
      className={styles.listTitle}
      aria-label={t('feed_more.edit_list', { title })}
    >
      <bdi>{title}</bdi>
    </Link>
  );
}
