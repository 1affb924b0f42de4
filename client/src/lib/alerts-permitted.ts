/** True where the browser shows what a page wants to tell outside its window. */
export const alertsPermitted = (): boolean =>
  'Notification' in window && Notification.permission === 'granted';
