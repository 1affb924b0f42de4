import type { ReactElement } from 'react';
import { ApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import { useRealm } from '@/data/react/realm-context';
import { useAskPosting } from '@/data/react/use-details';
import { FailedPage } from '@/parts/account/failed-page';
import { useT } from '@/i18n/use-t';
import { editTarget, type ComposeTarget } from '@/parts/composer/compose-target';
import { contentOfPost } from '@/parts/composer/source-content';
import { Dialog } from '@/ui/dialog/dialog';
import { LoadingArea } from '@/ui/state/spinner';

/** Fetches the source of an own post, then shows it in the form (COMP-12). */
export function EditWindow({
  statusId,
  onClose,
  show,
}: {
  statusId: StatusId;
  onClose: () => void;
  show: (target: ComposeTarget) => ReactElement;
}): ReactElement {
  const t = useT();
  const realm = useRealm();
  const [answer, again] = useAskPosting(statusId, async (posting) => {
    const source = await posting.source(statusId);
    const status = realm.records.status(statusId).get();
    if (!status) throw new ApiError('not-found');
    return editTarget(statusId, contentOfPost(status, source, Date.now()));
  });
  if (answer.is === 'here') return show(answer.value);
  return (
    <Dialog title={t('compose.edit')} closeLabel={t('common.close')} onClose={onClose} size="wide" at="top">
      {answer.is === 'failed' ? (
        <FailedPage title={t('compose.edit_failed')} error={answer.error} onRetry={again} />
      ) : (
        <LoadingArea label={t('compose.edit_loading')} />
      )}
    </Dialog>
  );
}
