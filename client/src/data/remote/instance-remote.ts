import { fetchAccountByName } from '@/api/endpoints/people';
import {
  fetchFragment,
  fetchInstanceFacts,
  fetchSuggestions,
  type InstanceFacts,
} from '@/api/endpoints/instance-facts';
import { fetchTheme, fetchThemes } from '@/api/endpoints/themes';
import type { InstanceTheme } from '@/domain/theme/theme-source';
import type { AccountBundle } from '@/api/decode/account';
import type { Client } from '@/api/http';
import type { Server } from '@/domain/instance/server';

export type { InstanceFacts };

/** What the server says of itself and whom it recommends. Every call throws ApiError. */
export interface InstanceRemote {
  facts(): Promise<InstanceFacts>;
  account(acct: string): Promise<AccountBundle>;
  suggestions(limit: number): Promise<readonly AccountBundle[]>;
  /** HTML as the admin wrote it; `not-found` where there is none. */
  terms(): Promise<string>;
  panel(): Promise<string>;
  themes(): Promise<readonly InstanceTheme[]>;
  theme(id: string): Promise<InstanceTheme>;
}

export function createInstanceRemote(client: Client, server: () => Server): InstanceRemote {
  return {
    facts: () => fetchInstanceFacts(client, server().can.pleromaApi),
    account: (acct) => fetchAccountByName(client, acct, server().can),
    suggestions: (limit) => fetchSuggestions(client, limit),
    terms: () => fetchFragment(client, '/static/terms-of-service.html'),
    panel: () => fetchFragment(client, '/instance/panel.html'),
    themes: () => fetchThemes(client),
    theme: (id) => fetchTheme(client, id),
  };
}
