import '@/i18n/messages/en/late/feed-more';
import type { ReactElement } from 'react';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/state/empty-state';

/** A list without posts, or one that is not there any more. */
export function ListEmpty({ id, gone }: { id: string; gone: boolean }): ReactElement {
  const t = useT();
  if (gone)
    return (
      <EmptyState icon="list" title={t('feed_more.list_gone')} text={t('feed_more.list_gone_hint')}>
        <LinkButton href={paths.lists}>{t('feed_more.to_lists')}</LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState icon="list" title={t('feed_more.list_empty')} text={t('feed_more.list_empty_hint')}>
      <LinkButton href={paths.listEdit(id)}>{t('feed_more.list_edit')}</LinkButton>
    </EmptyState>
  );
}
