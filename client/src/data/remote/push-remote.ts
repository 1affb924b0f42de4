import { dropPush, fetchPushEndpoint, putPush, type PushAddress } from '@/api/endpoints/push';
import type { Client } from '@/api/http';
import type { PushAlerts } from '@/domain/notification/push-alerts';

/** Calls of web push. Every call throws ApiError. */
export interface PushRemote {
  endpoint(): Promise<string | null>;
  put(address: PushAddress, alerts: PushAlerts): Promise<void>;
  drop(): Promise<void>;
  /** The session without its token, as sw/push.ts finds it by a message. */
  mark(): Promise<string>;
}

async function markOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const createPushRemote = (client: Client, token: () => string | null): PushRemote => ({
  endpoint: () => fetchPushEndpoint(client),
  put: (address, alerts) => putPush(client, address, alerts),
  drop: () => dropPush(client),
  mark: () => markOf(token() ?? ''),
});
