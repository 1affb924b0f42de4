/** Settings that the account keeps at its server under a name (SET-07). */
export interface SettingsProfile {
  name: string;
  /** Grows by one with each save. */
  version: number;
}
