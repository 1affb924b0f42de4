import '@/i18n/messages/en/late/files';
import type { ReactElement } from 'react';
import { useReadable } from '@/data/react/realm-context';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import type { Attachments, FilesNotice } from './attachments';

function noticeWords(t: Translator, notice: FilesNotice): string {
  switch (notice.is) {
    case 'not-ready':
      return t('files.not_ready');
    case 'folders':
      return t('files.no_folders');
    case 'left-out':
      return `${t('files.limit_reached', { count: notice.limit })} ${t('files.left_out', { count: notice.count })}`;
  }
}

/** What did not work with files as a whole: too many of them, folders, or their code did not come. */
export function FilesNotices({ attachments }: { attachments: Attachments }): ReactElement | null {
  const t = useT();
  const notice = useReadable(attachments.notice);
  if (!notice) return null;
  return (
    <Alert
      level="warning"
      closeLabel={t('compose.dismiss_error')}
      onClose={() => attachments.dismissNotice()}
    >
      {noticeWords(t, notice)}
    </Alert>
  );
}
