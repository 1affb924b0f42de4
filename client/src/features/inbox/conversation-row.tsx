import type { ReactElement } from 'react';
import { toApiError } from '@/domain/api-error';
import type { AccountId, StatusId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { plainName } from '@/domain/account/plain-name';
import type { DirectConversation } from '@/domain/status/direct-conversation';
import { useRealm } from '@/data/react/realm-context';
import { useAccount, useMe, useStatus } from '@/data/react/records';
import { useNow } from '@/i18n/use-now';
import { Rich, useT } from '@/i18n/use-t';
import { AccountName } from '@/parts/account/account-name';
import { Avatar } from '@/parts/account/avatar';
import { EmojiText } from '@/parts/emoji/emoji-text';
import { RowTime } from '@/parts/status/list/row-time';
import { IconButton } from '@/ui/button/icon-button';
import { Icon } from '@/ui/icon/icon';
import { MenuButton, type MenuTriggerProps } from '@/ui/menu/menu-button';
import type { MenuItem } from '@/ui/menu/menu-item';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import styles from './inbox.module.css';

interface ConversationRowProps {
  conversation: DirectConversation;
  /** Of how many it is which; -1: nobody knows how many. */
  place: number;
  size: number;
  onChange: (conversation: DirectConversation) => void;
  onRemove: (id: string) => void;
}

/** One conversation: who is in it and what was said last. Opening it reads it. */
export function ConversationRow({
  conversation,
  place,
  size,
  onChange,
  onRemove,
}: ConversationRowProps): ReactElement {
  const t = useT();
  const { records } = useRealm();
  const me = useMe();
  const { lastStatusId, unread } = conversation;
  // A conversation with oneself.
  const accountIds = conversation.accountIds.length === 0 && me ? [me.id] : conversation.accountIds;
  const { markRead, remove } = useConversationActions(conversation, onChange, onRemove);
  const names = accountIds.map((id) => plainName(records.account(id).get())).join(', ');
  const items = (): readonly MenuItem[] => [
    ...(unread
      ? [{ id: 'read', label: t('inbox.mark_read'), icon: 'check' as const, onSelect: markRead }]
      : []),
    { id: 'remove', label: t('inbox.remove'), icon: 'trash', danger: true, onSelect: remove },
  ];
  const trigger = (props: MenuTriggerProps): ReactElement => (
    <IconButton {...props} icon="more" label={t('inbox.actions', { names })} className={styles.more} />
  );
  return (
    <article
      className={styles.row}
      data-unread={unread || undefined}
      aria-label={t('inbox.with', { names })}
      aria-posinset={place}
      aria-setsize={size}
      tabIndex={-1}
    >
      <Faces ids={accountIds} />
      <div className={styles.main}>
        <p className={styles.names}>
          {accountIds.map((id) => (
            <Name key={id} id={id} />
          ))}
          {unread && <VisuallyHidden> {t('inbox.unread')}</VisuallyHidden>}
        </p>
        {lastStatusId === null ? (
          <p className={styles.said}>{t('inbox.gone')}</p>
        ) : (
          <LastPost id={lastStatusId} names={names} unread={unread} onOpen={markRead} />
        )}
      </div>
      <MenuButton
        label={t('inbox.actions', { names })}
        placement="bottom-end"
        items={items}
        trigger={trigger}
      />
    </article>
  );
}

function useConversationActions(
  conversation: DirectConversation,
  onChange: ConversationRowProps['onChange'],
  onRemove: ConversationRowProps['onRemove'],
): { markRead: () => void; remove: () => void } {
  const { late, notices } = useRealm();
  const complain = (messageKey: string, thrown: unknown): void =>
    void notices.push({
      level: 'error',
      messageKey,
      messageArgs: {},
      timeout: 5000,
      error: toApiError(thrown),
    });
  const markRead = async (): Promise<void> => {
    if (!conversation.unread) return;
    onChange({ ...conversation, unread: false });
    try {
      await (await late.screens.load()).directConversations.markRead(conversation.id);
    } catch (thrown) {
      onChange(conversation);
      complain('inbox.read_failed', thrown);
    }
  };
  const remove = async (): Promise<void> => {
    try {
      await (await late.screens.load()).directConversations.remove(conversation.id);
      onRemove(conversation.id);
    } catch (thrown) {
      complain('inbox.remove_failed', thrown);
    }
  };
  return { markRead: () => void markRead(), remove: () => void remove() };
}

/** Two faces stand for more. */
function Faces({ ids }: { ids: readonly AccountId[] }): ReactElement {
  return (
    <div className={styles.faces} data-many={ids.length > 1 || undefined} aria-hidden="true">
      {ids.slice(0, 2).map((id) => (
        <Face key={id} id={id} small={ids.length > 1} />
      ))}
    </div>
  );
}

function Face({ id, small }: { id: AccountId; small: boolean }): ReactElement | null {
  const account = useAccount(id);
  return account ? <Avatar account={account} size={small ? 'face' : 'compact'} /> : null;
}

function Name({ id }: { id: AccountId }): ReactElement | null {
  const account = useAccount(id);
  return account ? (
    <span className={styles.name} title={`@${account.acct}`}>
      <AccountName account={account} />
    </span>
  ) : null;
}

interface LastPostProps {
  id: StatusId;
  names: string;
  unread: boolean;
  onOpen: () => void;
}

function LastPost({ id, names, unread, onOpen }: LastPostProps): ReactElement {
  const t = useT();
  const status = useStatus(id);
  const me = useMe();
  const now = useNow();
  if (!status) return <p className={styles.said}>{t('inbox.gone')}</p>;
  const count = status.attachments.length;
  const words = status.spoilerText || status.text.trim() || (count > 0 ? t('inbox.media', { count }) : '');
  const text = <EmojiText text={words} emojis={status.emojis} />;
  return (
    <>
      <p className={styles.said} dir="auto" lang={status.language ?? undefined}>
        {count > 0 && <Icon name="clip" size="xs" />}{' '}
        {status.accountId === me?.id ? (
          <Rich id="inbox.you" args={{ text: <bdi key="text">{text}</bdi> }} />
        ) : (
          text
        )}
      </p>
      <RowTime
        at={status.createdAt}
        now={now}
        isNew={unread}
        href={paths.conversation(id)}
        linkWords={t('inbox.with', { names })}
        onOpen={onOpen}
      />
    </>
  );
}
