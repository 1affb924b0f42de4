import '@/i18n/messages/en/late/feed-more';
import { useLayoutEffect, useState, type ReactElement } from 'react';
import { pageName } from '@/data/screens/page-name';
import { remembered } from '@/data/react/remembered';
import { useScreens } from '@/data/react/use-screens';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { late } from '@/lib/late';
import { IconButton } from '@/ui/button/icon-button';
import { IconLink } from '@/ui/button/icon-link';
import { useLate } from '@/ui/late/use-late';
import { useLeadsTo } from '@/ui/typing/use-leads-to';

const addPeople = late(() => import('./add-people-dialog').then((module) => module.AddPeopleDialog));

const LIST = remembered('list');

/** Gives the page the name of its list; the ways to edit the list and to add people. */
export function ListHeader({ id }: { id: string }): ReactElement | null {
  const t = useT();
  const [asked] = useScreens(id, ({ lists }) => lists.one(id), LIST);
  const [adding, setAdding] = useState(false);
  const dialog = useLate(addPeople, adding);
  useLeadsTo(adding, '[data-writes="members"]', () => setAdding(false));
  const title = asked.is === 'here' ? asked.value.title : '';
  // In the same paint: the next page must not show this title.
  useLayoutEffect(() => {
    pageName.set(title);
    return () => pageName.set('');
  }, [title]);
  // The timeline itself tells when there is no such list.
  if (asked.is !== 'here') return null;
  return (
    <>
      <IconLink
        href={paths.listEdit(id)}
        icon="pen"
        iconSize="m"
        label={t('feed_more.edit_list', { title })}
      />
      <IconButton icon="userplus" label={t('feed_more.add_people')} onClick={() => setAdding(true)} />
      {adding && dialog && <dialog.Part id={id} title={title} onClose={() => setAdding(false)} />}
    </>
  );
}
