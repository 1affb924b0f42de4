import '@/i18n/messages/en/late/compose';
import '@/i18n/messages/en/late/writing';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { partsOfKey } from '@/data/writing/drafts/draft-keys';
import { plainName } from '@/domain/account/plain-name';
import type { AccountId, StatusId } from '@/domain/ids';
import { RealmProvider } from '@/data/react/realm-context';
import { useAccount, useServer, useStatus } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { ComposerForm } from '@/parts/composer/form/composer-form';
import { keptTarget, type ComposeTarget } from '@/parts/commands/compose-target';
import { useLeaving } from '@/parts/composer/session/use-leaving';
import { EditWindow } from './edit-window';
import { RedraftWindow } from './redraft-window';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { useWriter, WriterButton, type Writer } from './use-writer';
import styles from './compose.module.css';

interface WindowProps {
  target: ComposeTarget;
  writer: Writer;
  onClose: () => void;
}

/** Going elsewhere closes the window; the words stay as a draft. */
function useClosesOnLeaving(onClose: () => void): void {
  const [path] = useLocation();
  const [opened] = useState(path);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (path !== opened) latest.current();
  }, [path, opened]);
}

function Window({ title, target, writer, onClose }: WindowProps & { title: string }): ReactElement {
  const t = useT();
  const { onLeavable, leave, question } = useLeaving(target.draftKey, onClose);
  const { can } = useServer();
  const [showsPreview, setShowsPreview] = useState(false);
  const preview = can.pleromaApi && (
    <Button look="ghost" pressed={showsPreview} onClick={() => setShowsPreview(!showsPreview)}>
      {t('writing.preview')}
    </Button>
  );
  return createPortal(
    <Dialog
      title={title}
      headEnd={
        <>
          <WriterButton writer={writer} target={target} />
          {preview}
        </>
      }
      closeLabel={t('common.close')}
      onClose={leave}
      // No question: its words stay, and it is said where.
      onBack={onClose}
      size="wide"
      at="top"
      bare
    >
      <ComposerForm
        mode="dialog"
        className={styles.window}
        target={target}
        takesFocus
        showsPreview={showsPreview}
        onPosted={onClose}
        onCancel={leave}
        onLeavable={onLeavable}
      />
      {question}
    </Dialog>,
    document.body,
  );
}

function ToPerson({ accountId, ...rest }: WindowProps & { accountId: AccountId }): ReactElement {
  const t = useT();
  const account = useAccount(accountId);
  const quotes = rest.target.replyToId === null;
  const words = quotes ? 'compose.quote' : 'compose.reply';
  const named = quotes ? 'compose.quote_of' : 'compose.reply_to';
  return <Window {...rest} title={account ? t(named, { name: plainName(account) }) : t(words)} />;
}

function ToStatus({ statusId, ...rest }: WindowProps & { statusId: StatusId }): ReactElement {
  const t = useT();
  const status = useStatus(statusId);
  return status ? (
    <ToPerson {...rest} accountId={status.accountId} />
  ) : (
    <Window {...rest} title={t(rest.target.replyToId === null ? 'compose.quote' : 'compose.reply')} />
  );
}

/** The new-post window (COMP-12): full screen on small screens, opens with the focus in the text. */
export function ComposeWindow(props: Omit<WindowProps, 'writer'>): ReactElement | null {
  useClosesOnLeaving(props.onClose);
  // Asked for again while it is open, it goes on with what it was opened for.
  const [target] = useState(props.target);
  const writer = useWriter(target, props.onClose);
  const { realm } = writer;
  return (
    realm && (
      <RealmProvider value={realm} key={realm.key}>
        <WindowFor {...props} target={target} writer={writer} />
      </RealmProvider>
    )
  );
}

function WindowFor(props: WindowProps): ReactElement {
  const t = useT();
  const { draftKey, replyToId, quoteId, editOf, start } = props.target;
  const about = replyToId ?? quoteId;
  const { kind, id } = partsOfKey(draftKey);
  if (kind === 'redraft' && start === null)
    return (
      <RedraftWindow
        statusId={id}
        onClose={props.onClose}
        show={(content) => <WindowFor {...props} target={keptTarget(draftKey, content)} />}
      />
    );
  if (editOf !== null && start === null)
    return (
      <EditWindow
        target={{ ...props.target, editOf }}
        onClose={props.onClose}
        show={(target) => <Window {...props} target={target} title={t('compose.edit')} />}
      />
    );
  return about === null ? (
    <Window {...props} title={t('compose.new_post')} />
  ) : (
    <ToStatus {...props} statusId={about} />
  );
}
