import { insertRow } from './insert.ts';
import type { Db } from '../lib/db.ts';

/** Where a browser is told of something while no page of it is open; one a session. */
export interface PushRow {
  id: number;
  token_id: number;
  account_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** JSON: names of alerts, wanted or not. */
  alerts: string;
  /** The session's token, which each message carries: kept readable for those who ask for push only. */
  access_token: string;
}

export type NewPush = Omit<PushRow, 'id'>;

/** A new one takes the place of the old one, under a new id. */
export function replacePush(db: Db, push: NewPush): PushRow {
  return db.transaction(() => {
    dropPush(db, push.token_id);
    return { ...push, id: insertRow(db, 'push_subscriptions', { ...push }) };
  });
}

export const pushOf = (db: Db, tokenId: number): PushRow | undefined =>
  db.get<PushRow>('SELECT * FROM push_subscriptions WHERE token_id = ?', tokenId);

/** All of an account, one for each browser. */
export const pushesTo = (db: Db, accountId: string): PushRow[] =>
  db.all<PushRow>('SELECT * FROM push_subscriptions WHERE account_id = ?', accountId);

export function setPushAlerts(db: Db, id: number, alerts: Readonly<Record<string, boolean>>): void {
  db.run('UPDATE push_subscriptions SET alerts = ? WHERE id = ?', JSON.stringify(alerts), id);
}

/** False when there was none. */
export const dropPush = (db: Db, tokenId: number): boolean =>
  db.run('DELETE FROM push_subscriptions WHERE token_id = ?', tokenId).changes > 0;
