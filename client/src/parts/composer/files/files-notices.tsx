import '@/i18n/messages/en/late/files';
import type { ReactElement } from 'react';
import { useReadable } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import type { FilesDesk } from './files-desk';

/** What did not work with files as a whole: too many of them, or their code did not come. */
export function FilesNotices({ desk }: { desk: FilesDesk }): ReactElement | null {
  const t = useT();
  const notice = useReadable(desk.notice);
  if (!notice) return null;
  const words =
    notice.is === 'not-ready'
      ? t('files.not_ready')
      : `${t('files.limit_reached', { count: notice.limit })} ${t('files.left_out', { count: notice.count })}`;
  return (
    <Alert level="warning" closeLabel={t('compose.dismiss_error')} onClose={() => desk.dismissNotice()}>
      {words}
    </Alert>
  );
}
