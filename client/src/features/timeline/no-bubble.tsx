import '@/i18n/messages/en/late/feed-more';
import type { ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { LinkButton } from '@/ui/button/link-button';
import { PanelHeader } from '@/ui/panel/panel';
import { EmptyState } from '@/ui/state/empty-state';

/** The address of a timeline that this server does not have. */
export function NoBubble({ title }: { title: string }): ReactElement {
  const t = useT();
  const { federatedTimelineAvailable } = useServer();
  return (
    <>
      <PanelHeader level={1} sticky title={title} />
      <EmptyState icon="bubble" title={t('feed_more.no_bubble')} text={t('feed_more.no_bubble_hint')}>
        {federatedTimelineAvailable && (
          <LinkButton href={paths.federated}>{t('feed_more.federated')}</LinkButton>
        )}
      </EmptyState>
    </>
  );
}
