import '@/i18n/messages/en/late/people';
import type { ReactElement, ReactNode } from 'react';
import type { People } from '@/data/people/people';
import { usePeople } from '@/data/react/use-people';
import { FailedPage } from '@/parts/account/failed-page';
import { AsOf } from '@/parts/instance/as-of';
import { useT } from '@/i18n/use-t';
import { PanelHeader } from '@/ui/panel/panel';
import { LoadingArea } from '@/ui/state/spinner';

/** A page about people: its title, and what it shows once the code about people is here. */
export function PeoplePage({
  title,
  children,
}: {
  title: string;
  children: (people: People) => ReactNode;
}): ReactElement {
  const t = useT();
  const [code, again] = usePeople();
  return (
    <>
      <PanelHeader level={1} sticky title={title}>
        <AsOf />
      </PanelHeader>
      {code.is === 'here' && children(code.value)}
      {code.is === 'waiting' && <LoadingArea label={t('people.loading')} />}
      {code.is === 'failed' && <FailedPage title={t('people.failed')} error={code.error} onRetry={again} />}
    </>
  );
}
