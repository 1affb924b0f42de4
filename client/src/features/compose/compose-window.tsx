import '@/i18n/messages/en/late/compose';
import '@/i18n/messages/en/late/writing';
import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { partsOfKey } from '@/data/writing/drafts/draft-keys';
import { plainName } from '@/domain/plain-name';
import type { AccountId, StatusId } from '@/domain/ids';
import { useAccount, useServer, useStatus } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { ComposerForm } from '@/parts/composer/composer-form';
import { keptTarget, type ComposeTarget } from '@/parts/composer/compose-target';
import { useLeaving } from '@/parts/composer/use-leaving';
import { EditWindow } from './edit-window';
import { RedraftWindow } from './redraft-window';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import styles from './compose.module.css';

interface WindowProps {
  target: ComposeTarget;
  /** Made ready, and not in the page yet. */
  waits?: boolean;
  onClose: () => void;
}

/** Going elsewhere closes the window; the words stay as a draft. */
function useClosesOnLeaving(onClose: () => void, waits: boolean): void {
  const [path] = useLocation();
  const opened = useRef(path);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (waits) opened.current = path;
    else if (path !== opened.current) latest.current();
  }, [path, waits]);
}

/** Puts a window that may have been made before it is shown into the page. Before the window: that is opened in there. */
function IntoPage({ place, waits }: { place: HTMLElement; waits: boolean }): null {
  useLayoutEffect(() => {
    if (waits) return;
    document.body.append(place);
    // When the dialog in it has been closed.
    return () => queueMicrotask(() => place.remove());
  }, [place, waits]);
  return null;
}

function Window({ title, target, waits = false, onClose }: WindowProps & { title: string }): ReactElement {
  const t = useT();
  const { onLeavable, leave, question } = useLeaving(target.draftKey, onClose);
  const [place] = useState(() => document.createElement('div'));
  const { can } = useServer();
  const [showsPreview, setShowsPreview] = useState(false);
  const preview = can.pleromaApi && (
    <Button look="ghost" pressed={showsPreview} onClick={() => setShowsPreview(!showsPreview)}>
      {t('writing.preview')}
    </Button>
  );
  return createPortal(
    <>
      <IntoPage place={place} waits={waits} />
      <Dialog
        title={title}
        headEnd={preview}
        closeLabel={t('common.close')}
        onClose={leave}
        size="wide"
        at="top"
        bare
        waits={waits}
      >
        <ComposerForm
          mode="dialog"
          className={styles.window}
          target={target}
          takesFocus
          waits={waits}
          showsPreview={showsPreview}
          onPosted={onClose}
          onCancel={leave}
          onLeavable={onLeavable}
        />
        {question}
      </Dialog>
    </>,
    place,
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
export function ComposeWindow(props: WindowProps): ReactElement {
  useClosesOnLeaving(props.onClose, props.waits ?? false);
  return <WindowFor {...props} />;
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
