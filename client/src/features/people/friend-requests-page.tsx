import '@/i18n/messages/en/late/people-pages';
import type { ReactElement } from 'react';
import type { AccountId } from '@/domain/ids';
import { useT } from '@/i18n/use-t';
import { AnswerRequest } from '@/parts/account/answer-request';
import { PersonEntry } from '@/parts/account/person-entry';
import { PeopleList } from '@/parts/account/people-list';
import { EmptyState } from '@/ui/state/empty-state';
import { PeoplePage } from './people-page';

const row = (id: AccountId): ReactElement => (
  <PersonEntry id={id}>
    <AnswerRequest accountId={id} />
  </PersonEntry>
);

/** Who asks to follow the reader (FOL-02). */
export function FriendRequestsPage(): ReactElement {
  const t = useT();
  return (
    <PeoplePage title={t('people_pages.requests')}>
      {(people) => (
        <PeopleList
          people={people}
          list="requests"
          label={t('people_pages.requests')}
          row={row}
          empty={
            <EmptyState
              icon="userplus"
              title={t('people_pages.requests_empty')}
              text={t('people_pages.requests_hint')}
            />
          }
        />
      )}
    </PeoplePage>
  );
}
