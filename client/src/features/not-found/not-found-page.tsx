import '@/i18n/messages/en/late/not-here';
import type { ReactElement } from 'react';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { LinkButton } from '@/ui/button/link-button';
import { PanelHeader } from '@/ui/panel/panel';
import { EmptyState } from '@/ui/state/empty-state';

export function NotFoundPage(): ReactElement {
  const t = useT();
  return (
    <>
      <PanelHeader level={1} sticky title={t('pages.not_found')} />
      <EmptyState icon="search" title={t('not_here.title')} text={t('not_here.hint')}>
        <LinkButton href={paths.root}>{t('not_here.go_to_start')}</LinkButton>
      </EmptyState>
    </>
  );
}
