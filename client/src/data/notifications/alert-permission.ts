/** True where the browser shows what a page wants to tell outside its window. */
export const alertsPermitted = (): boolean =>
  'Notification' in window && Notification.permission === 'granted';

/** AUTH-06: asks once, right after the sign-in that the reader just confirmed. A refusal is respected. */
export function askForAlerts(): void {
  if (!('Notification' in window) || Notification.permission !== 'default') return;
  // A browser that wants a fresh click refuses; the reader can allow it in the browser at any time.
  void Notification.requestPermission().catch(() => undefined);
}
