import type { Notification } from '@/domain/notification/notification';
import { paths, profilePath } from '@/domain/paths';
import { useAccount, useServer } from '@/data/react/records';

/** Where a row leads: the post, else the profile of whoever did it, or was reported. */
export function useRowTarget({ kind, statusId, accountId, targetId }: Notification): {
  href: string;
  words: 'notifications.open_post' | 'notifications.open_profile';
} {
  const id = (kind === 'report' && targetId) || accountId;
  const account = useAccount(id);
  const server = useServer();
  if (statusId !== null) return { href: paths.conversation(statusId), words: 'notifications.open_post' };
  return {
    href: account ? profilePath(account, server) : paths.userById(id),
    words: 'notifications.open_profile',
  };
}
