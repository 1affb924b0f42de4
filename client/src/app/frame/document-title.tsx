import { useEffect } from 'react';
import { pageName, waitingReports, windowName } from '@/data/screens/page-name';
import { useReadable } from '@/data/react/realm-context';
import { useMe, useServer } from '@/data/react/records';
import { useSessions } from '@/data/react/sessions-context';
import { useFaviconBadge } from '@/features/notifications/badge/use-favicon-badge';
import { useUnseenCount } from '@/features/notifications/badge/use-unseen-count';
import { useT } from '@/i18n/use-t';
import { firstScreen } from '@/lib/first-screen/first-screen';

/**
 * `(3) Home · Tidepool`: unseen notifications, page (or the person or list whose page it is, once known; or a window
 * over it), reports that wait for staff, site; `Home · @ada · Tidepool` where each tab may show another account. Apart, so that a new number draws
 * nothing else.
 */
export function DocumentTitle({ page: plain }: { page: string }): null {
  const t = useT();
  const server = useServer();
  const below = useReadable(pageName) || plain;
  const seen = useReadable(windowName) || below;
  const reports = useReadable(waitingReports).words;
  const page = seen && reports ? t('pages.title', { page: seen, site: reports }) : seen;
  const unseen = useUnseenCount();
  const me = useMe();
  const sessions = useSessions();
  const several = useReadable(sessions.accounts).length > 1;
  const whose = several && me ? me.acct : '';
  const ofOthers = useReadable(sessions.unread);
  let others = 0;
  for (const count of ofOthers.values()) others += count;
  useFaviconBadge(unseen, whose, others);
  const site = whose === '' ? server.name : t('pages.title', { page: `@${whose}`, site: server.name });
  const whole = page === '' ? site : t('pages.title', { page, site });
  const counted = unseen > 0 ? t('pages.title_unread', { count: unseen, title: whole }) : whole;
  // A point for what is unread of the other accounts, before the number of the own.
  const title = ofOthers.size > 0 ? `• ${counted}` : counted;
  useEffect(
    () =>
      firstScreen.after(() => {
        document.title = title;
      }),
    [title],
  );
  return null;
}
