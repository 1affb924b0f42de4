import type { Realm } from '@/data/realm';
import { startDesktopAlerts } from '@/features/notifications/badge/desktop-alerts';
import { alertsPermitted } from '@/lib/alerts-permitted';
import { warn } from '@/app/boot/warn';

/** Alerts from the moment the browser permits them. Returns the way to stop. */
export function alertsWhilePermitted(realm: Realm, open: (path: string) => void): () => void {
  let stop: (() => void) | null = null;
  let gone = false;
  let permission: PermissionStatus | null = null;
  const arrange = (): void => {
    if (alertsPermitted() && !gone) stop ??= startDesktopAlerts(realm, open);
  };
  const watch = async (): Promise<void> => {
    // Over plain http browsers have none.
    if (!('permissions' in navigator)) return;
    permission = await navigator.permissions.query({ name: 'notifications' });
    if (!gone) permission.addEventListener('change', arrange);
  };
  arrange();
  watch().catch(() => warn('the browser does not tell of notification permission'));
  return () => {
    gone = true;
    permission?.removeEventListener('change', arrange);
    stop?.();
  };
}
