import '@/i18n/messages/en/late/not-here';
import type { ReactElement } from 'react';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { LinkButton } from '@/ui/button/link-button';
import { Dialog } from '@/ui/dialog/dialog';
import { PanelHeader } from '@/ui/panel/panel';
import { EmptyState } from '@/ui/state/empty-state';

/** An honest answer for a dialog that is still to come. */
export function NotHereYetDialog({ title, onClose }: { title: string; onClose: () => void }): ReactElement {
  const t = useT();
  return (
    <Dialog title={title} closeLabel={t('common.close')} onClose={onClose}>
      <EmptyState icon="clock" title={t('not_here.yet')} text={t('not_here.yet_hint')} />
    </Dialog>
  );
}

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
