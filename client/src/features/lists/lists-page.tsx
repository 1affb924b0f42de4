import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { remembered } from '@/data/react/remembered';
import { useScreens } from '@/data/react/use-screens';
import { paths } from '@/domain/paths';
import type { UserList } from '@/domain/account/user-list';
import '@/i18n/messages/en/late/lists';
import { FailedPage } from '@/parts/account/failed-page';
import { AsOf } from '@/parts/instance/as-of';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { IconLink } from '@/ui/button/icon-link';
import { LinkButton } from '@/ui/button/link-button';
import { Icon } from '@/ui/icon/icon';
import { MenuButton, type MenuTriggerProps } from '@/ui/menu/menu-button';
import type { MenuItem } from '@/ui/menu/menu-item';
import { PanelHeader } from '@/ui/panel/panel';
import { EmptyState } from '@/ui/state/empty-state';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { Link } from '@/ui/link/link';
import styles from './lists.module.css';

const LISTS = remembered('lists');

/** All own lists, newest first until the reader arranges them (LIST-01). */
export function ListsPage(): ReactElement {
  const t = useT();
  const [asked, again] = useScreens('lists', (screens) => screens.lists.all(), LISTS);
  return (
    <>
      <PanelHeader level={1} sticky title={t('lists.title')}>
        <AsOf at={asked.is === 'here' ? asked.readAt : null} />
        <LinkButton small icon="plus" href={paths.listNew}>
          {t('lists.new')}
        </LinkButton>
      </PanelHeader>
      {asked.is === 'waiting' && <SkeletonPosts label={t('lists.loading')} />}
      {asked.is === 'failed' && <FailedPage title={t('lists.failed')} error={asked.error} onRetry={again} />}
      {asked.is === 'here' && <Cards key={asked.readAt ?? ''} lists={asked.value} />}
    </>
  );
}

function Cards({ lists }: { lists: readonly UserList[] }): ReactElement {
  const t = useT();
  const { late } = useRealm();
  const [shown, setShown] = useState(lists);
  const [moved, setMoved] = useState<{ id: string } | null>(null);
  const rows = useRef<HTMLUListElement>(null);
  // The browser takes the focus from what is put elsewhere in the page.
  useLayoutEffect(() => {
    const row = moved && rows.current?.children[shown.findIndex(({ id }) => id === moved.id)];
    row?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  }, [moved, shown]);
  if (shown.length === 0)
    return (
      <EmptyState icon="list" title={t('lists.empty')} text={t('lists.empty_hint')}>
        <LinkButton href={paths.listNew} look="primary">
          {t('lists.new')}
        </LinkButton>
      </EmptyState>
    );
  const move = async (from: number, by: 1 | -1): Promise<void> => {
    const next = [...shown];
    next.splice(from + by, 0, ...next.splice(from, 1));
    setShown(next);
    setMoved({ id: next[from + by]?.id ?? '' });
    (await late.screens.load()).lists.arrange(next.map(({ id }) => id));
  };
  return (
    <ul ref={rows}>
      {shown.map((list, at) => (
        <li key={list.id} className={styles.card}>
          <Card
            list={list}
            onUp={at > 0 ? () => void move(at, -1) : undefined}
            onDown={at < shown.length - 1 ? () => void move(at, 1) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

/** Leads to the timeline and to where the list is edited; its menu moves it. */
function Card({
  list: { id, title },
  onUp,
  onDown,
}: {
  list: UserList;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}): ReactElement {
  const t = useT();
  const name = title === '' ? t('lists.unnamed') : title;
  const items = (): readonly MenuItem[] => [
    { id: 'up', label: t('lists.move_up'), icon: 'arrowup', disabled: !onUp, onSelect: onUp },
    { id: 'down', label: t('lists.move_down'), icon: 'down', disabled: !onDown, onSelect: onDown },
  ];
  const trigger = (props: MenuTriggerProps): ReactElement => (
    <IconButton {...props} icon="more" label={t('lists.actions_of', { title: name })} />
  );
  return (
    <>
      <Link href={paths.list(id)} className={styles.cardLink}>
        <Icon name="list" size="m" />
        <bdi>{name}</bdi>
      </Link>
      <IconLink
        icon="pen"
        iconSize="m"
        label={t('lists.edit_of', { title: name })}
        href={paths.listEdit(id)}
      />
      {(onUp ?? onDown) && (
        <MenuButton
          label={t('lists.actions_of', { title: name })}
          placement="bottom-end"
          items={items}
          trigger={trigger}
        />
      )}
    </>
  );
}
