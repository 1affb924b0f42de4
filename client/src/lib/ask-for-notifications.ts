/** AUTH-06: asks once, right after the sign-in that the reader just confirmed. A refusal is respected. */
export function askForNotifications(): void {
  if (!('Notification' in window) || Notification.permission !== 'default') return;
  // A browser that wants a fresh click refuses; the reader can allow it in the browser at any time.
  void Notification.requestPermission().catch(() => undefined);
}
