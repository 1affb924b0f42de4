import type { ReactElement } from 'react';
import { useOutbox } from '@/data/react/use-posting';
import { useT } from '@/i18n/use-t';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import type { Settled } from '@/parts/composer/session/compose-state';

/** As long as it is so. */
function Waits({ inDoubt }: { inDoubt: boolean }): ReactElement | null {
  const t = useT();
  if (useOutbox().length === 0) return null;
  return <VisuallyHidden>{t(inDoubt ? 'compose.in_doubt' : 'compose.waits')}</VisuallyHidden>;
}

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
      return <Waits inDoubt={settled.inDoubt} />;
  }
}
