import { fetchAccountByName } from '@/api/endpoints/people';
import {
  fetchFragment,
  fetchInstanceFacts,
  fetchSuggestions,
  type InstanceFacts,
} from '@/api/endpoints/instance-facts';
import type { AccountBundle } from '@/api/decode/account';
import type { Client } from '@/api/http';
import type { Server } from '@/domain/server';

export type { InstanceFacts };

/** What the server says of itself and whom it recommends. Every call but the fragments throws ApiError. */
export interface InstanceRemote {
  facts(): Promise<InstanceFacts>;
  account(acct: string): Promise<AccountBundle>;
  suggestions(limit: number): Promise<readonly AccountBundle[]>;
  /** HTML as the admin wrote it; null where there is none. */
  terms(): Promise<string | null>;
  panel(): Promise<string | null>;
}

export function createInstanceRemote(client: Client, server: () => Server): InstanceRemote {
  // Pleroma and Akkoma serve files that an admin wrote; others know nothing of them.
  const file = async (path: string): Promise<string | null> =>
    server().can.pleromaApi ? fetchFragment(client, path) : null;
  return {
    facts: () => fetchInstanceFacts(client, server().can.pleromaApi),
    account: (acct) => fetchAccountByName(client, acct, server().can),
    suggestions: (limit) => fetchSuggestions(client, limit),
    terms: () => file('/static/terms-of-service.html'),
    panel: () => file('/instance/panel.html'),
  };
}
