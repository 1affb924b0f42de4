import { useMe, useServer, useUnreadAnnouncements, useWaitingPosts } from '@/data/react/records';
import type { NavFacts } from './nav-entries';

/** Who looks at which server, and what waits: all that the navigation depends on. */
export function useNavFacts(): NavFacts {
  const me = useMe();
  const server = useServer();
  const unreadAnnouncements = useUnreadAnnouncements();
  const { count: waitingPosts } = useWaitingPosts();
  return { me, server, unreadAnnouncements, waitingPosts };
}
