import '@/i18n/messages/en/late/people-pages';
import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { Spared } from '@/parts/account/spared/spared';
import { PeoplePage } from './people-page';

/** Whom the reader does not want to hear of, with what is left of a mute that has an end. */
export function MutedAndBlockedPage({ first = 'muted' }: { first?: 'muted' | 'blocked' }): ReactElement {
  const t = useT();
  return (
    <PeoplePage title={t('people_pages.muted_and_blocked')}>
      {(people) => <Spared people={people} first={first} />}
    </PeoplePage>
  );
}
