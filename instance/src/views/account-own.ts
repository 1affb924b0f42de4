import type { Account, AccountPleroma } from '@skein/wire';
import { getAccount } from '../storage/accounts.ts';
import type { Db } from '../lib/db.ts';

/** The parts of an account that only its owner gets. */
export interface OwnExtras {
  id: string;
  top: Pick<Account, 'follow_requests_count' | 'accepts_direct_messages_from'>;
  pleroma: AccountPleroma;
}

function whoMayWrite(value: string | undefined): 'everybody' | 'nobody' | 'people_i_follow' {
  return value === 'nobody' || value === 'people_i_follow' ? value : 'everybody';
}

export function ownExtras(db: Db, id: string): OwnExtras {
  const row = getAccount(db, id);
  const count = (sql: string) => db.get<{ n: number }>(sql, id)?.n ?? 0;
  const email = db.get<{ email: string | null }>('SELECT email FROM credentials WHERE account_id = ?', id);
  return {
    id,
    top: {
      follow_requests_count: count(
        "SELECT count(*) AS n FROM follows WHERE followed_id = ? AND state = 'pending'",
      ),
      accepts_direct_messages_from: whoMayWrite(row?.accepts_direct_messages_from),
    },
    pleroma: {
      email: email?.email ?? null,
      allow_following_move: row?.allow_following_move === 1,
      notification_settings: {
        block_from_strangers: row?.block_from_strangers === 1,
        hide_notification_contents: row?.hide_notification_contents === 1,
      },
      unread_notifications_count: count(
        'SELECT count(*) AS n FROM notifications WHERE account_id = ? AND is_seen = 0',
      ),
      unread_conversation_count: count(
        'SELECT count(*) AS n FROM participations WHERE account_id = ? AND unread = 1',
      ),
    },
  };
}
