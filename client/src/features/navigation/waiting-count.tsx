import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { Badge } from '@/ui/state/badge';
import { VisuallyHidden } from '@/ui/state/visually-hidden';

/** How much waits behind an entry; nothing for 0. */
export function WaitingCount({
  count,
  quiet,
}: {
  count: number;
  /** News, nothing to answer: grey. */
  quiet?: boolean | undefined;
}): ReactElement | null {
  const t = useT();
  if (count === 0) return null;
  return (
    <>
      <Badge text={String(count)} neutral={quiet} />
      <VisuallyHidden>{t('nav.waiting')}</VisuallyHidden>
    </>
  );
}
