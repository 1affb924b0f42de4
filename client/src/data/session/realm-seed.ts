import type { Client } from '@/api/http';
import type { Readable } from '@/data/readable';
import type { Account } from '@/domain/account/account';
import type { RealmKey } from '@/domain/ids';
import type { Server } from '@/domain/instance/server';

/** What a realm is made from. The two values change while the realm lives. */
export interface RealmSeed {
  key: RealmKey;
  /** Origin of the server; empty while the user has not named one. */
  base: string;
  /** Signed in as the account of the seed. */
  client: Client;
  /** For the socket; null for a visitor and after sign-out. */
  token: () => string | null;
  /** Last known at once, refreshed in the background. */
  account: Readable<Account | null>;
  server: Readable<Server>;
}
