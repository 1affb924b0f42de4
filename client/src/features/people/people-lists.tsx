import type { ReactElement } from 'react';
import { FriendRequestsPage } from './friend-requests-page';
import { MutedAndBlockedPage } from './muted-and-blocked-page';
import { WhoToFollowPage } from './who-to-follow-page';

/** The pages that list people besides profiles. */
export function PeopleLists({ list }: { list: 'requests' | 'suggestions' | 'spared' }): ReactElement {
  switch (list) {
    case 'requests':
      return <FriendRequestsPage />;
    case 'suggestions':
      return <WhoToFollowPage />;
    case 'spared':
      return <MutedAndBlockedPage />;
  }
}
