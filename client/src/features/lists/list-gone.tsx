import type { ReactElement } from 'react';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/state/empty-state';

/** A list that is not there any more, or never was. */
export function ListGone(): ReactElement {
  const t = useT();
  return (
    <EmptyState icon="list" title={t('lists.gone')} text={t('lists.gone_hint')}>
      <LinkButton href={paths.lists}>{t('lists.to_lists')}</LinkButton>
    </EmptyState>
  );
}
