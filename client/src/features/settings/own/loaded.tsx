import type { ReactElement } from 'react';
import type { Asked } from '@/data/react/use-asked';
import { mayCome } from '@/domain/api-error';
import { useT } from '@/i18n/use-t';
import { AwayNote } from '@/parts/account/away';
import { useIsAway } from '@/parts/account/failed-page';
import { LoadingArea } from '@/ui/state/spinner';
import { Problem } from './problem';

/** What was asked for, once it is here; until then that it comes, or why not. */
export function Loaded<T>({
  asked,
  again,
  children,
}: {
  asked: Asked<T>;
  again: () => void;
  children: (value: T) => ReactElement | null;
}): ReactElement | null {
  const t = useT();
  const isAway = useIsAway(asked.is === 'failed' ? asked.error : null);
  if (asked.is === 'here') return children(asked.value);
  if (asked.is === 'waiting') return <LoadingArea label={t('own.loading')} />;
  if (isAway) return <AwayNote onRetry={again} />;
  return (
    <Problem
      what={t('own.load_failed')}
      error={asked.error}
      onRetry={mayCome(asked.error) ? again : undefined}
    />
  );
}
