import type { Conversation } from '@skein/wire';
import { textList } from '../lib/json.ts';
import type { ViewContext } from '../lib/view-context.ts';
import { accountViews } from './account.ts';
import { statusViews } from './status.ts';

export interface ParticipationRow {
  id: number;
  account_id: string;
  conversation_id: number;
  last_status_id: string | null;
  unread: number;
  /** JSON list of account ids, the owner among them. */
  recipients: string;
}

/** Direct conversations on the wire, in the order of the rows; `accounts` are the others, oneself if alone. */
export function conversationViews(view: ViewContext, rows: readonly ParticipationRow[]): Conversation[] {
  const people = accountViews(
    view,
    rows.flatMap((row) => textList(row.recipients)),
  );
  const last = statusViews(
    view,
    rows.flatMap((row) => row.last_status_id ?? []),
  );
  const statuses = new Map(last.map((status) => [status.id, status]));
  return rows.map((row) => {
    const all = textList(row.recipients);
    const others = all.filter((id) => id !== row.account_id);
    return {
      id: String(row.id),
      unread: row.unread === 1,
      accounts: (others.length > 0 ? others : all).flatMap((id) => people.get(id) ?? []),
      last_status: statuses.get(row.last_status_id ?? '') ?? null,
    };
  });
}
