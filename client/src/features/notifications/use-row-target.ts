import type { Notification } from '@/domain/notification';
import { paths, profilePath } from '@/domain/paths';
import { useAccount, useServer } from '@/data/react/records';

/** Where a row leads: the post, the reports for staff, else the profile of whoever did it. */
export function useRowTarget({ kind, statusId, accountId }: Notification): {
  href: string;
  words: 'notifications.open_post' | 'notifications.open_reports' | 'notifications.open_profile';
} {
  const account = useAccount(accountId);
  const server = useServer();
  if (statusId !== null) return { href: paths.conversation(statusId), words: 'notifications.open_post' };
  if (kind === 'report') return { href: paths.moderation, words: 'notifications.open_reports' };
  return {
    href: account ? profilePath(account, server) : paths.userById(accountId),
    words: 'notifications.open_profile',
  };
}
