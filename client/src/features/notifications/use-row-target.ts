import type { Notification } from '@/domain/notification';
import { paths, profilePath } from '@/domain/paths';
import { useAccount, useServer } from '@/data/react/records';

/** Where a row leads: the post, else the profile of whoever did it. */
export function useRowTarget({ statusId, accountId }: Notification): {
  href: string;
  words: 'notifications.open_post' | 'notifications.open_profile';
} {
  const account = useAccount(accountId);
  const server = useServer();
  if (statusId !== null) return { href: paths.conversation(statusId), words: 'notifications.open_post' };
  return {
    href: account ? profilePath(account, server) : paths.userById(accountId),
    words: 'notifications.open_profile',
  };
}
