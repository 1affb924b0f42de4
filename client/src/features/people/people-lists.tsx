import type { ReactElement } from 'react';
import { FriendRequestsPage } from './friend-requests-page';
import { MutedAndBlockedPage } from './muted-and-blocked-page';
import { WhoToFollowPage } from './who-to-follow-page';

/** The pages that list people besides profiles. */
export function PeopleLists({
  list,
  first = 'muted',
}: {
  list: 'requests' | 'suggestions' | 'spared';
  /** Which of the spared are shown first. */
  first?: 'muted' | 'blocked';
}): ReactElement {
  switch (list) {
    case 'requests':
      return <FriendRequestsPage />;
    case 'suggestions':
      return <WhoToFollowPage />;
    case 'spared':
      return <MutedAndBlockedPage first={first} />;
  }
}
