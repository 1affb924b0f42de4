import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import type { Settled } from './compose-session';

/** What became of the last post, for who does not see the form empty itself. */
export function SettledWords({ settled }: { settled: Settled }): ReactElement | null {
  const t = useT();
  switch (settled.is) {
    case 'posted':
      return <VisuallyHidden key={settled.id}>{t('compose.posted')}</VisuallyHidden>;
    case 'scheduled':
      // A notice says it.
      return null;
    case 'waiting':
      return <VisuallyHidden>{t('compose.waits')}</VisuallyHidden>;
  }
}
