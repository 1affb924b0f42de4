/** An invitation to register (admin API). */
export interface Invite {
  id: string;
  token: string;
  /** Used up or revoked. */
  isUsed: boolean;
  uses: number;
  /** Null: once where it is `one_time`, else without end. */
  maxUse: number | null;
  /** `YYYY-MM-DD`; null without end. */
  expiresAt: string | null;
  isOneTime: boolean;
}

export interface InviteTerms {
  /** Null: once. */
  maxUse: number | null;
  /** `YYYY-MM-DD`; null without end. */
  expiresAt: string | null;
}
