import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { usePages } from '@/data/react/use-pages';
import { paths } from '@/domain/paths';
import type { UserList } from '@/domain/user-list';
import '@/i18n/messages/en/late/lists';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { IconLink } from '@/ui/button/icon-link';
import { LinkButton } from '@/ui/button/link-button';
import { Icon } from '@/ui/icon/icon';
import { PanelHeader } from '@/ui/panel/panel';
import { EmptyState, FailedState } from '@/ui/state/empty-state';
import { SkeletonPosts } from '@/ui/state/skeleton';
import styles from './lists.module.css';

/** All own lists, newest first (LIST-01). */
export function ListsPage(): ReactElement {
  const t = useT();
  const [asked, again] = usePages('lists', (pages) => pages.lists.all());
  return (
    <>
      <PanelHeader level={1} sticky title={t('lists.title')}>
        <LinkButton small icon="plus" href={paths.listNew}>
          {t('lists.new')}
        </LinkButton>
      </PanelHeader>
      {asked.is === 'waiting' && <SkeletonPosts label={t('lists.loading')} />}
      {asked.is === 'failed' && (
        <FailedState
          title={t('lists.failed')}
          text={errorWords(t, asked.error)}
          retryLabel={t('common.retry')}
          onRetry={again}
        />
      )}
      {asked.is === 'here' && <Cards lists={asked.value} />}
    </>
  );
}

function Cards({ lists }: { lists: readonly UserList[] }): ReactElement {
  const t = useT();
  if (lists.length === 0)
    return (
      <EmptyState icon="list" title={t('lists.empty')} text={t('lists.empty_hint')}>
        <LinkButton href={paths.listNew} look="primary">
          {t('lists.new')}
        </LinkButton>
      </EmptyState>
    );
  return (
    <ul>
      {lists.map(({ id, title }) => {
        const name = title === '' ? t('lists.unnamed') : title;
        return (
          <li key={id} className={styles.card}>
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
          </li>
        );
      })}
    </ul>
  );
}
