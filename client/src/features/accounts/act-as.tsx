import '@/i18n/messages/en/late/accounts';
import '@/i18n/messages/en/late/people';
import '@/i18n/messages/en/late/post-menu';
import type { ReactElement } from 'react';
import type { Deed } from '@/data/intents/acting';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { useAccount, useServer, useStatus } from '@/data/react/records';
import { useSessions } from '@/data/react/sessions-context';
import type { SavedAccount } from '@/data/session/sessions';
import { wholeAddress } from '@/domain/account/whole-address';
import { toApiError } from '@/domain/api-error';
import type { AccountId, StatusId } from '@/domain/ids';
import type { MessageId } from '@/i18n/message-id';
import { useT } from '@/i18n/use-t';
import { replyTarget } from '@/parts/commands/compose-target';
import { useCommands } from '@/parts/commands/use-commands';
import { IconButton } from '@/ui/button/icon-button';
import { Dialog } from '@/ui/dialog/dialog';
import type { IconName } from '@/ui/icon/shapes';
import { Who } from './who';
import styles from './accounts.module.css';

type Way = Deed | 'reply';

const ICONS: Readonly<Record<Way, IconName>> = {
  reply: 'reply',
  repeat: 'repeat',
  favourite: 'star',
  bookmark: 'bookmark',
  follow: 'userplus',
};

const WORDS = {
  reply: 'status.reply',
  repeat: 'status.repeat',
  favourite: 'status.favourite',
  bookmark: 'post_menu.bookmark',
  follow: 'people.follow',
} as const satisfies Record<Way, MessageId>;

/** Does it as that account, and tells how it went; a reply opens the window for writing as that account. */
function useActAs(address: string): (way: Way, account: SavedAccount) => Promise<void> {
  const sessions = useSessions();
  const { notices } = useRealm();
  const { compose } = useCommands();
  return async (way, account) => {
    const acct = wholeAddress(account);
    const tell = (messageKey: string, level: 'success' | 'error', error: unknown = null): void =>
      void notices.push({
        level,
        messageKey,
        messageArgs: { acct },
        timeout: level === 'error' ? 10_000 : 5000,
        ...(error === null ? {} : { details: toApiError(error).message }),
      });
    try {
      const realm = await sessions.beside(account.key);
      if (!realm) return tell('accounts.failed', 'error');
      if (way !== 'reply') {
        const acting = await realm.late.acting.load();
        return (await acting.act(way, address))
          ? tell('accounts.done', 'success')
          : tell('accounts.not_there', 'error');
      }
      const place = await realm.lookUp(address);
      if (place?.is !== 'status') return tell('accounts.not_there', 'error');
      compose.open({ ...replyTarget(place.id), as: account.key });
    } catch (thrown) {
      tell('accounts.failed', 'error', thrown);
    }
  };
}

function ActAs({
  address,
  ways,
  onClose,
}: {
  address: string;
  ways: readonly Way[];
  onClose: () => void;
}): ReactElement {
  const t = useT();
  const sessions = useSessions();
  const { key: shown } = useReadable(sessions.active);
  const others = useReadable(sessions.accounts).filter(({ key }) => key !== shown);
  const actAs = useActAs(address);
  return (
    <Dialog title={t('accounts.act_as')} closeLabel={t('common.close')} bare onClose={onClose}>
      <ul className={styles.list}>
        {others.map((account) => (
          <li key={account.key} className={styles.row}>
            <span className={styles.who}>
              <Who account={account} />
            </span>
            <span className={styles.controls}>
              {ways.map((way) => (
                <IconButton
                  key={way}
                  icon={ICONS[way]}
                  label={`${t(WORDS[way])} · @${wholeAddress(account)}`}
                  onClick={() => {
                    onClose();
                    void actAs(way, account);
                  }}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const ON_POST = ['reply', 'repeat', 'favourite', 'bookmark'] as const;
const ON_PERSON = ['follow'] as const;

/** What another of the reader's accounts can do with a post. */
export function ActOnPost({
  statusId,
  onClose,
}: {
  statusId: StatusId;
  onClose: () => void;
}): ReactElement | null {
  const status = useStatus(statusId);
  if (!status) return null;
  const { uri, url } = status;
  return <ActAs address={/^https?:/.test(uri) ? uri : (url ?? uri)} ways={ON_POST} onClose={onClose} />;
}

/** The same with a person. */
export function ActOnPerson({
  accountId,
  onClose,
}: {
  accountId: AccountId;
  onClose: () => void;
}): ReactElement | null {
  const account = useAccount(accountId);
  const { base } = useServer();
  if (!account) return null;
  const { acct, url } = account;
  const host = URL.canParse(base) ? new URL(base).host : '';
  const address = url === '' ? `@${acct}${acct.includes('@') ? '' : `@${host}`}` : url;
  return <ActAs address={address} ways={ON_PERSON} onClose={onClose} />;
}
