/** What an authenticator app needs. */
export interface SecondFactorSetup {
  /** Base32, for typing it in. */
  key: string;
  /** `otpauth://…`, what the QR picture says. */
  address: string;
}

/** An app or browser that is signed in to the account. Times are Unix milliseconds. */
export interface OwnSession {
  id: string;
  app: string;
  validUntil: number | null;
  /** Null where the server does not tell. */
  lastUsedAt: number | null;
}

/** A file with all that the account has written. */
export interface Backup {
  /** When it was asked for; Unix milliseconds. */
  at: number;
  address: string | null;
  /** Bytes. */
  size: number | null;
  ready: boolean;
}

/**
 * A move as this browser saw it begin. No server says how far one is (api.md: `move_account` answers that it has begun,
 * an account names no aliases of others), but everyone tells how many followers one has now.
 */
export interface MoveNote {
  /** How many there were then. */
  followers: number;
  /** Handle of where they go; empty: they come here. */
  target: string;
}

export type MoveWay = 'away' | 'here';
export type MoveNotes = Readonly<Record<MoveWay, MoveNote | null>>;
