import type { ReactElement } from 'react';
import type { StatusId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { absoluteTime, shortTime } from '@/i18n/relative-time';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { useFirstScreen } from '@/ui/late/use-first-screen';
import { Moment } from '@/ui/time/moment';
import { Link } from '@/ui/link/link';

/** When it was written, counted from now; leads to the conversation (ST-01, ST-11). 0 is a date that the server does not tell. */
export function TimeLink({ id, at }: { id: StatusId; at: number }): ReactElement {
  const t = useT();
  const now = useNow();
  // The first use of a language's long dates costs as much as a post.
  const whole = useFirstScreen();
  return (
    <Link href={paths.conversation(id)}>
      {at ? (
        <Moment at={at} title={whole ? absoluteTime(t, at) : undefined}>
          {shortTime(t, at, Math.max(now, at))}
        </Moment>
      ) : (
        t('pages.conversation')
      )}
    </Link>
  );
}
