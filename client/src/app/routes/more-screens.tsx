import type { ReactElement } from 'react';
import { loadable } from './loadable';
import type { Page } from './routes';

type MorePage = Extract<Page, { is: 'more' }>;

const SearchPage = loadable(() =>
  import('@/features/search/search-page').then((module) => module.SearchPage),
);
const ListsPage = loadable(() => import('@/features/lists/lists-page').then((module) => module.ListsPage));
const NewListPage = loadable(() =>
  import('@/features/lists/new-list-page').then((module) => module.NewListPage),
);
const EditListPage = loadable(() =>
  import('@/features/lists/edit-list-page').then((module) => module.EditListPage),
);
const AnnouncementsPage = loadable(() =>
  import('@/features/announcements/announcements-page').then((module) => module.AnnouncementsPage),
);
const InteractionsPage = loadable(() =>
  import('@/features/notifications/page/interactions-page').then((module) => module.InteractionsPage),
);
const DraftsPage = loadable(() =>
  import('@/features/drafts/drafts-page').then((module) => module.DraftsPage),
);
const ScheduledPage = loadable(() =>
  import('@/features/scheduled/scheduled-page').then((module) => module.ScheduledPage),
);
const InboxPage = loadable(() => import('@/features/inbox/inbox-page').then((module) => module.InboxPage));
const CatchUpPage = loadable(() =>
  import('@/features/catch-up/catch-up-page').then((module) => module.CatchUpPage),
);
const LibraryPage = loadable(() =>
  import('@/features/library/library-page').then((module) => module.LibraryPage),
);
const SharePage = loadable(() => import('@/features/arrive/share-page').then((module) => module.SharePage));
const OpenPage = loadable(() => import('@/features/arrive/open-page').then((module) => module.OpenPage));

const PeopleLists = loadable(() =>
  import('@/features/people/people-lists').then((module) => module.PeopleLists),
);

/** Screens that no visit begins with, each in a chunk of its own. */
export function MoreScreenOf({ page }: { page: MorePage }): ReactElement {
  switch (page.screen) {
    case 'search':
      return <SearchPage query={page.query.trim()} />;
    case 'lists':
      return <ListsPage />;
    case 'list-new':
      return <NewListPage />;
    case 'list-edit':
      return <EditListPage key={page.id} id={page.id} />;
    case 'announcements':
      return <AnnouncementsPage />;
    case 'drafts':
      return <DraftsPage />;
    case 'scheduled':
      return <ScheduledPage />;
    case 'interactions':
      return <InteractionsPage />;
    case 'inbox':
      return <InboxPage />;
    case 'catch-up':
      return <CatchUpPage />;
    case 'library':
      return <LibraryPage query={page.query.trim()} />;
    case 'share':
      return <SharePage />;
    case 'open':
      return <OpenPage key={page.query} address={page.query} />;
    case 'friend-requests':
      return <PeopleLists list="requests" />;
    case 'who-to-follow':
      return <PeopleLists list="suggestions" />;
    case 'muted-and-blocked':
      return <PeopleLists key={page.id} list="spared" first={page.id === 'blocked' ? 'blocked' : 'muted'} />;
  }
}
