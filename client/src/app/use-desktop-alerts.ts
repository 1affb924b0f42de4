import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import { warn } from './warn';

const permitted = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** Starts desktop alerts of the shown realm once the browser permits them; their code comes only then. */
export function useDesktopAlerts(signedIn: boolean): void {
  const realm = useRealm();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!signedIn || !('permissions' in navigator)) return undefined;
    let stop: (() => void) | null = null;
    let gone = false;
    let permission: PermissionStatus | null = null;
    const begin = async (): Promise<void> => {
      if (stop || gone || !permitted()) return;
      const { startDesktopAlerts } = await import('@/features/notifications/desktop-alerts');
      if (!gone) stop ??= startDesktopAlerts(realm, navigate);
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
  }, [realm, navigate, signedIn]);
}
