import { useEffect, useState, type ReactElement } from 'react';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import { useRealm } from '@/data/react/realm-context';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { editTarget, type ComposeTarget } from '@/parts/composer/compose-target';
import { contentOfPost } from '@/parts/composer/source-content';
import { Dialog } from '@/ui/dialog/dialog';
import { FailedState } from '@/ui/state/empty-state';
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
  const [turn, setTurn] = useState(0);
  const [target, setTarget] = useState<ComposeTarget | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      const posting = await realm.posting();
      const source = await posting.source(statusId);
      const status = realm.records.status(statusId).get();
      if (status && !gone) setTarget(editTarget(statusId, contentOfPost(status, source, Date.now())));
    };
    setError(null);
    load().catch((thrown: unknown) => {
      if (!gone) setError(toApiError(thrown));
    });
    return () => {
      gone = true;
    };
  }, [realm, statusId, turn]);
  if (target) return show(target);
  return (
    <Dialog title={t('compose.edit')} closeLabel={t('common.close')} onClose={onClose} size="wide" at="top">
      {error ? (
        <FailedState
          title={t('compose.edit_failed')}
          text={errorWords(t, error)}
          retryLabel={t('common.retry')}
          onRetry={() => setTurn(turn + 1)}
        />
      ) : (
        <LoadingArea label={t('compose.edit_loading')} />
      )}
    </Dialog>
  );
}
