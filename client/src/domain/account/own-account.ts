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
