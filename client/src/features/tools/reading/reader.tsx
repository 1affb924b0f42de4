import '@/i18n/messages/en/late/conversation';
import { useEffect, useMemo, useState, type CSSProperties, type ReactElement } from 'react';
import { threadOf } from '@/data/conversations/thread-of';
import { useRealm } from '@/data/react/realm-context';
import { useAccount, usePreference, useStatus } from '@/data/react/records';
import { useConversation, useConversations } from '@/data/react/use-conversation';
import { plainName } from '@/domain/account/plain-name';
import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import { absoluteTime } from '@/i18n/relative-time';
import { useT } from '@/i18n/use-t';
import { createStorage } from '@/lib/storage';
import { FailedFoot } from '@/parts/account/failed-foot';
import { Gallery } from '@/parts/media/gallery';
import { PollView } from '@/parts/poll/poll-view';
import { RichText } from '@/parts/rich-text/rich-text';
import { textOfPost } from '@/parts/rich-text/text-of-post';
import { LinkCard } from '@/parts/status/card/link-card';
import { QuoteCard } from '@/parts/status/card/quote-card';
import { SubjectBar } from '@/parts/status/card/subject-bar';
import { TranslationSlot } from '@/parts/status/card/translation-slot';
import { useHidesMedia } from '@/parts/status/card/use-hides-media';
import { useMediaFilter } from '@/parts/status/card/use-muted';
import { useSubjectFold } from '@/parts/status/card/use-subject-fold';
import { IconButton } from '@/ui/button/icon-button';
import { Dialog } from '@/ui/dialog/dialog';
import { EmptyState } from '@/ui/state/empty-state';
import { LoadingArea } from '@/ui/state/spinner';
import { Moment } from '@/ui/time/moment';
import { PlayerBar } from '../listen/player-bar';
import type { Player } from '../listen/player';
import { useReadable } from '@/data/react/realm-context';
import { authorChain } from './author-chain';
import styles from './reader.module.css';

const tab = createStorage(() => sessionStorage);
const SIZE_KEY = 'skein-reading-size';
/** Sizes of the text, of the page's own. */
const SIZES = [1, 1.15, 1.35, 1.6, 2] as const;
const USUAL = 1;

function keptSize(): number {
  const kept = Number(tab.get(SIZE_KEY) ?? USUAL);
  return Number.isInteger(kept) && kept >= 0 && kept < SIZES.length ? kept : USUAL;
}

interface Sized extends CSSProperties {
  '--reading-size': number;
}

export interface ReaderProps {
  statusId: StatusId;
  player: Player;
  onClose: () => void;
}

/** What one person wrote in a conversation, as one text to read: over the page, left by Back, Escape or the cross. */
export function Reader({ statusId, player, onClose }: ReaderProps): ReactElement {
  const t = useT();
  const author = useAccount(useStatus(statusId)?.accountId ?? '');
  const [size, setSize] = useState(keptSize);
  const chain = useChain(statusId);
  const resize = (by: number) => (): void => {
    const next = Math.min(SIZES.length - 1, Math.max(0, size + by));
    tab.set(SIZE_KEY, String(next));
    setSize(next);
  };
  const style: Sized = { '--reading-size': SIZES[size] ?? 1 };
  const playing = useReadable(player.state) !== null;
  return (
    <Dialog
      title={t('tools.text_by', { name: plainName(author) })}
      closeLabel={t('common.close')}
      size="page"
      textOnly
      onClose={onClose}
      headEnd={
        <>
          <span role="group" aria-label={t('tools.text_size')} className={styles.sizes}>
            <IconButton
              icon="minus"
              label={t('tools.smaller')}
              aria-disabled={size === 0 || undefined}
              onClick={resize(-1)}
            />
            <IconButton
              icon="plus"
              label={t('tools.larger')}
              aria-disabled={size === SIZES.length - 1 || undefined}
              onClick={resize(1)}
            />
          </span>
          <IconButton icon="play" label={t('tools.read_aloud')} onClick={() => player.start(chain, null)} />
        </>
      }
      footer={playing ? <PlayerBar player={player} /> : undefined}
    >
      <div className={styles.text} style={style}>
        <Text statusId={statusId} chain={chain} />
      </div>
    </Dialog>
  );
}

/** The posts of the text; the conversation is asked for as its page does. */
function useChain(statusId: StatusId): readonly StatusId[] {
  const { records } = useRealm();
  const conversations = useConversations();
  const { ids } = useConversation(statusId);
  useEffect(() => conversations.open(statusId), [conversations, statusId]);
  return useMemo(
    () => authorChain(threadOf(records, ids), statusId, (id) => records.status(id).get()?.accountId),
    [records, ids, statusId],
  );
}

function Text({ statusId, chain }: { statusId: StatusId; chain: readonly StatusId[] }): ReactElement {
  const t = useT();
  const conversations = useConversations();
  const { fetch, loaded } = useConversation(statusId);
  const known = useStatus(statusId) !== undefined;
  if (!known && fetch.is !== 'loading' && loaded) return <EmptyState icon="trash" title={t('tools.gone')} />;
  return (
    <>
      {known && chain.map((id) => <Part key={id} id={id} />)}
      {fetch.is === 'loading' && !loaded && <LoadingArea label={t('conversation.loading')} />}
      {fetch.is === 'failed' && (
        <FailedFoot
          what={t(known ? 'conversation.replies_failed' : 'conversation.failed')}
          error={fetch.error}
          onRetry={() => void conversations.reload(statusId)}
        />
      )}
    </>
  );
}

function Part({ id }: { id: StatusId }): ReactElement | null {
  const t = useT();
  const status = useStatus(id);
  if (!status) return null;
  return (
    <article className={styles.part} data-status-id={id} tabIndex={-1}>
      {/* Where a server tells no date, there is none to head it with. */}
      {status.createdAt > 0 && (
        <h3 className={styles.when}>
          <Moment at={status.createdAt}>{absoluteTime(t, status.createdAt)}</Moment>
        </h3>
      )}
      <PartContent status={status} />
    </article>
  );
}

function PartContent({ status }: { status: Status }): ReactElement {
  const { foldable, open, setOpen } = useSubjectFold(status);
  const asLinks = useHidesMedia(true);
  const filteredBy = useMediaFilter(status, { inConversation: true });
  const hideSensitive = usePreference('hideNsfw');
  const sensitive = status.sensitive && !foldable;
  const covered = filteredBy !== null || (sensitive && hideSensitive);
  const { attachments, quote, card, poll } = status;
  return (
    <>
      {status.spoilerText !== '' && (
        <SubjectBar status={status} open={open} onToggle={foldable ? setOpen : null} />
      )}
      {open && (
        <>
          <TranslationSlot status={status} original={<RichText {...textOfPost(status)} />} />
          {poll && <PollView poll={poll} statusId={status.id} />}
          {attachments.length > 0 && (
            <Gallery
              statusId={status.id}
              attachments={attachments}
              sensitive={sensitive}
              filteredBy={filteredBy}
              asLinks={asLinks}
            />
          )}
          {card && attachments.length === 0 && quote === null && (
            <LinkCard card={card} withImage={!asLinks && !covered} />
          )}
          {quote && <QuoteCard quote={quote} />}
        </>
      )}
    </>
  );
}
