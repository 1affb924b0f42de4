/**
 * The settings window is shown by `app` and asked for from anywhere: the pencil of one's own card, the
 * muted people of a menu. `tab` is one of the ids of the settings' tabs.
 */
let asked: { tab: string } | null = null;
const listeners = new Set<() => void>();

export const settingsRequest = {
  get: (): { tab: string } | null => asked,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Null: the window has been closed. */
export function askForSettings(tab: string | null): void {
  asked = tab === null ? null : { tab };
  for (const listener of listeners) listener();
}
