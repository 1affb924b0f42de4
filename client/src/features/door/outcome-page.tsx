import type { ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { LinkButton } from '@/ui/button/link-button';
import { PanelHeader } from '@/ui/panel/panel';
import { EmptyState } from '@/ui/state/empty-state';

/** Where a registration ends that signs nobody in (REG-03). */
export function OutcomePage({ is }: { is: 'request-sent' | 'awaiting-email' }): ReactElement {
  const t = useT();
  const site = useServer().name;
  const sent = is === 'request-sent';
  const title = sent ? t('door.sent_title') : t('door.email_title');
  return (
    <>
      <PanelHeader level={1} title={title} />
      <div role="status">
        <EmptyState
          icon={sent ? 'clock' : 'mail'}
          title={title}
          text={sent ? t('door.sent_text', { site }) : t('door.email_text', { site })}
        >
          <LinkButton href={paths.login}>{t('door.log_in')}</LinkButton>
        </EmptyState>
      </div>
    </>
  );
}
