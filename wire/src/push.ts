import type { Id } from './basics.ts';

/** What `/api/v1/push/subscription` answers. */
export interface WebPushSubscription {
  id: Id;
  endpoint: string;
  alerts: Readonly<Record<string, boolean>>;
  /** The instance's public key (VAPID). */
  server_key: string;
}

/** What a push message says once it is decrypted. */
export interface PushMessage {
  /** Of the session that asked for the message. */
  access_token: string;
  notification_id: number;
  notification_type: string;
  icon: string;
  /** Left out where the account hides what was written. */
  title?: string;
  body: string;
  preferred_locale: string;
  pleroma?: { activity_id: Id | null; direct_conversation_id: Id | null };
}
