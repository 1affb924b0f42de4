import type { ReactElement } from 'react';
import { late } from '@/lib/late';
import type { ApiError } from '@/domain/api-error';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { useLate } from '@/ui/late/use-late';
import { useIsAway } from './failed-page';

// Not in the first load: without an answer of the server nobody needs it.
const awayHint = late(() => import('./refused').then((module) => module.AwayHint));

/** Why the next page is not here, at the foot of a list; no alert where the server is only out of reach. */
export function WhyNoMore({ error }: { error: ApiError }): ReactElement {
  const t = useT();
  const isAway = useIsAway(error);
  const hint = useLate(awayHint, isAway);
  return <p role={isAway ? undefined : 'alert'}>{isAway && hint ? <hint.Part /> : errorWords(t, error)}</p>;
}
