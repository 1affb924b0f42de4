/** Of this page of the browser, whoever is signed in; signing out forgets it. */
let last: string | null = null;

/** Path of the timeline that was visited last, for the drawer (NAV-21). */
export const lastTimeline = {
  get: (): string | null => last,
  visit: (path: string): void => {
    last = path;
  },
  /** Signing out sets it to the local timeline (S1 §4). */
  forget: (): void => {
    last = null;
  },
};
