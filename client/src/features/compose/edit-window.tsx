import type { ReactElement } from 'react';
import type { StatusId } from '@/domain/ids';
import { useRealm } from '@/data/react/realm-context';
import { useAskPosting } from '@/data/react/use-details';
import { FailedPage } from '@/parts/account/failed-page';
import { useT } from '@/i18n/use-t';
import type { ComposeTarget } from '@/parts/commands/compose-target';
import { useCommands } from '@/parts/commands/use-commands';
import { openEditAnew } from '@/parts/composer/session/open-draft';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { EmptyState } from '@/ui/state/empty-state';
import { LoadingArea } from '@/ui/state/spinner';

/** Fetches the source of an own post, then shows it in the form (COMP-12). */
export function EditWindow({
  target,
  onClose,
  show,
}: {
  target: ComposeTarget & { editOf: StatusId };
  onClose: () => void;
  show: (target: ComposeTarget) => ReactElement;
}): ReactElement {
  const t = useT();
  const realm = useRealm();
  const commands = useCommands();
  const statusId = target.editOf;
  const [answer, again] = useAskPosting(statusId, (posting, signal) => posting.toEdit(statusId, signal));
  if (answer.is === 'here') return show({ ...target, start: answer.value });
  const isGone =
    answer.is === 'failed' && answer.error.kind === 'not-found' && realm.drafts.get(target.draftKey) !== null;
  return (
    <Dialog title={t('compose.edit')} closeLabel={t('common.close')} onClose={onClose} size="wide" at="top">
      {isGone && (
        <EmptyState icon="pen" title={t('compose.edit_gone')} text={t('compose.edit_gone_hint')}>
          <Button look="primary" onClick={() => openEditAnew({ realm, commands }, target)}>
            {t('compose.edit_anew')}
          </Button>
        </EmptyState>
      )}
      {answer.is === 'failed' && !isGone && (
        <FailedPage title={t('compose.edit_failed')} error={answer.error} onRetry={again} />
      )}
      {answer.is === 'waiting' && <LoadingArea label={t('compose.edit_loading')} />}
    </Dialog>
  );
}
