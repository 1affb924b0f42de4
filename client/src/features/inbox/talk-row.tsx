import type { ReactElement } from 'react';
import { toApiError } from '@/domain/api-error';
import type { AccountId, StatusId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { plainName } from '@/domain/account/plain-name';
import type { Talk } from '@/domain/status/talk';
import { useRealm } from '@/data/react/realm-context';
import { useAccount, useMe, useStatus } from '@/data/react/records';
import { absoluteTime, shortTime } from '@/i18n/relative-time';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { AccountName } from '@/parts/account/account-name';
import { Avatar } from '@/parts/account/avatar';
import { EmojiText } from '@/parts/emoji/emoji-text';
import { IconButton } from '@/ui/button/icon-button';
import { Icon } from '@/ui/icon/icon';
import { MenuButton, type MenuTriggerProps } from '@/ui/menu/menu-button';
import type { MenuItem } from '@/ui/menu/menu-item';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { Moment } from '@/ui/time/moment';
import { Link } from '@/ui/link/link';
import styles from './inbox.module.css';

interface TalkRowProps {
  talk: Talk;
  /** Of how many it is which; -1: nobody knows how many. */
  place: number;
  size: number;
  onChange: (talk: Talk) => void;
  onRemove: (id: string) => void;
}

/** One conversation: who is in it and what was said last. Opening it reads it. */
export function TalkRow({ talk, place, size, onChange, onRemove }: TalkRowProps): ReactElement {
  const t = useT();
  const { records } = useRealm();
  const me = useMe();
  const { lastStatusId, unread } = talk;
  // A talk with oneself.
  const accountIds = talk.accountIds.length === 0 && me ? [me.id] : talk.accountIds;
  const { markRead, remove } = useTalkWishes(talk, onChange, onRemove);
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
          <LastPost id={lastStatusId} names={names} onOpen={markRead} />
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

function useTalkWishes(
  talk: Talk,
  onChange: TalkRowProps['onChange'],
  onRemove: TalkRowProps['onRemove'],
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
    if (!talk.unread) return;
    onChange({ ...talk, unread: false });
    try {
      await (await late.pages.load()).inbox.markRead(talk.id);
    } catch (thrown) {
      onChange(talk);
      complain('inbox.read_failed', thrown);
    }
  };
  const remove = async (): Promise<void> => {
    try {
      await (await late.pages.load()).inbox.remove(talk.id);
      onRemove(talk.id);
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

function LastPost({ id, names, onOpen }: { id: StatusId; names: string; onOpen: () => void }): ReactElement {
  const t = useT();
  const status = useStatus(id);
  const me = useMe();
  const now = useNow();
  if (!status) return <p className={styles.said}>{t('inbox.gone')}</p>;
  const count = status.attachments.length;
  const words = status.spoilerText || status.text.trim() || (count > 0 ? t('inbox.media', { count }) : '');
  const text = status.accountId === me?.id ? t('inbox.you', { text: words }) : words;
  return (
    <>
      <p className={styles.said} dir="auto" lang={status.language ?? undefined}>
        {count > 0 && <Icon name="clip" size="xs" />} <EmojiText text={text} emojis={status.emojis} />
      </p>
      <Link href={paths.conversation(id)} className={styles.time} onClick={onOpen}>
        <Moment at={status.createdAt} title={absoluteTime(t, status.createdAt)}>
          {shortTime(t, status.createdAt, now)}
        </Moment>{' '}
        <VisuallyHidden>{t('inbox.with', { names })}</VisuallyHidden>
      </Link>
    </>
  );
}
