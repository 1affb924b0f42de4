import '@/i18n/messages/en/late/compose';
import type { ReactElement } from 'react';
import type { AccountId, StatusId } from '@/domain/ids';
import { useAccount, useStatus } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { ComposerForm } from '@/parts/composer/composer-form';
import type { ComposeTarget } from '@/parts/composer/compose-target';
import { Dialog } from '@/ui/dialog/dialog';
import styles from './compose.module.css';

interface WindowProps {
  target: ComposeTarget;
  onClose: () => void;
}

function Window({ title, target, onClose }: WindowProps & { title: string }): ReactElement {
  const t = useT();
  return (
    <Dialog title={title} closeLabel={t('common.close')} onClose={onClose} size="wide" at="top" bare>
      <ComposerForm mode="dialog" className={styles.window} target={target} takesFocus onPosted={onClose} />
    </Dialog>
  );
}

function ToPerson({ accountId, ...rest }: WindowProps & { accountId: AccountId }): ReactElement {
  const t = useT();
  const account = useAccount(accountId);
  const title = account ? t('compose.reply_to', { name: account.displayName }) : t('compose.reply');
  return <Window {...rest} title={title} />;
}

function ToStatus({ statusId, ...rest }: WindowProps & { statusId: StatusId }): ReactElement {
  const t = useT();
  const status = useStatus(statusId);
  return status ? (
    <ToPerson {...rest} accountId={status.accountId} />
  ) : (
    <Window {...rest} title={t('compose.reply')} />
  );
}

/** The new-post window (COMP-12): full screen on small screens, opens with the focus in the text. */
export function ComposeWindow(props: WindowProps): ReactElement {
  const t = useT();
  const { replyToId } = props.target;
  return replyToId === null ? (
    <Window {...props} title={t('compose.new_post')} />
  ) : (
    <ToStatus {...props} statusId={replyToId} />
  );
}
