import '@/i18n/messages/en/late/feed-more';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { usePages } from '@/data/react/use-pages';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { late } from '@/lib/late';
import { IconButton } from '@/ui/button/icon-button';
import { useLate } from '@/ui/late/use-late';
import styles from './timeline.module.css';

const addPeople = late(() => import('./add-people-dialog').then((module) => module.AddPeopleDialog));

/** What the list of this timeline is called, which leads to where it is edited, and a way to add people. */
export function ListHeader({ id }: { id: string }): ReactElement | null {
  const t = useT();
  const [asked] = usePages(id, ({ lists }) => lists.one(id));
  const [adding, setAdding] = useState(false);
  const dialog = useLate(addPeople, adding);
  // The timeline itself tells when there is no such list.
  if (asked.is !== 'here') return null;
  const { title } = asked.value;
  return (
    <>
      <Link
        href={paths.listEdit(id)}
        className={styles.listTitle}
        aria-label={t('feed_more.edit_list', { title })}
      >
        <bdi>{title}</bdi>
      </Link>
      <IconButton icon="userplus" label={t('feed_more.add_people')} onClick={() => setAdding(true)} />
      {adding && dialog && <dialog.Part id={id} title={title} onClose={() => setAdding(false)} />}
    </>
  );
}
