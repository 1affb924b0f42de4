import '@/i18n/messages/en/late/people-pages';
import type { ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { PeopleList } from '@/parts/account/people-list';
import { EmptyState } from '@/ui/state/empty-state';
import { PeoplePage } from './people-page';

/** People whom the server suggests (FOL-03). */
export function WhoToFollowPage(): ReactElement {
  const t = useT();
  const { suggestionsEnabled, can } = useServer();
  // Akkoma answers although it shows none beside the timeline.
  const asks = suggestionsEnabled || can.pleromaApi;
  const empty = (
    <EmptyState
      icon="users"
      title={t('people_pages.suggestions_empty')}
      text={t(asks ? 'people_pages.suggestions_hint' : 'people_pages.suggestions_none')}
    />
  );
  return (
    <PeoplePage title={t('people_pages.who_to_follow')}>
      {(people) =>
        asks ? (
          <PeopleList
            people={people}
            list="suggestions"
            label={t('people_pages.who_to_follow')}
            empty={empty}
          />
        ) : (
          empty
        )
      }
    </PeoplePage>
  );
}
