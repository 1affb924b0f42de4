/** Settings that the account keeps at its server under a name (SET-07). */
export interface SettingsProfile {
  name: string;
  /** Grows by one with each save. */
  version: number;
}

/** What a profile holds. */
export interface KeptSettings {
  settings: Readonly<Record<string, unknown>>;
  version: number;
}

/** Values nest so deep at most: what is deeper is no setting of ours or of others. */
export const DEEPEST_SETTING = 12;
