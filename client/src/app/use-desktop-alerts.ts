import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import type { Realm } from '@/data/realm';
import { warn } from './warn';

const permitted = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** Alerts from the moment the browser permits them; their code comes only then. Returns the way to stop. */
function alertsWhilePermitted(realm: Realm, open: (path: string) => void): () => void {
  let stop: (() => void) | null = null;
  let gone = false;
  let permission: PermissionStatus | null = null;
  const begin = async (): Promise<void> => {
    if (stop || gone || !permitted()) return;
    const { startDesktopAlerts } = await import('@/features/notifications/desktop-alerts');
    if (!gone) stop ??= startDesktopAlerts(realm, open);
  };
  const arrange = (): void => void begin().catch(() => warn('desktop alerts could not be loaded'));
  const watch = async (): Promise<void> => {
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

/** Desktop alerts of the realm that is shown (NOTIF-06). */
export function useDesktopAlerts(signedIn: boolean): void {
  const realm = useRealm();
  const [, navigate] = useLocation();
  useEffect(
    () => (signedIn && 'permissions' in navigator ? alertsWhilePermitted(realm, navigate) : undefined),
    [realm, navigate, signedIn],
  );
}
