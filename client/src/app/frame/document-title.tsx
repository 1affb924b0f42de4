import { useEffect } from 'react';
import { pageName } from '@/data/pages/page-name';
import { useReadable } from '@/data/react/realm-context';
import { useServer } from '@/data/react/records';
import { useFaviconBadge } from '@/features/notifications/badge/use-favicon-badge';
import { useUnseenCount } from '@/features/notifications/badge/use-unseen-count';
import { useT } from '@/i18n/use-t';
import { firstScreen } from '@/lib/first-screen';

/**
 * `(3) Home · Tidepool`: unseen notifications, page (or the person or list whose page it is, once known),
 * site. Apart, so that a new number draws nothing else.
 */
export function DocumentTitle({ page: plain }: { page: string }): null {
  const t = useT();
  const server = useServer();
  const page = useReadable(pageName) || plain;
  const unseen = useUnseenCount();
  useFaviconBadge(unseen);
  const whole = page === '' ? server.name : t('pages.title', { page, site: server.name });
  const title = unseen > 0 ? t('pages.title_unread', { count: unseen, title: whole }) : whole;
  useEffect(
    () =>
      firstScreen.after(() => {
        document.title = title;
      }),
    [title],
  );
  return null;
}
