import type { Realm } from '@/data/realm';
import { startDesktopAlerts } from '@/features/notifications/badge/desktop-alerts';
import { alertsPermitted } from '@/data/notifications/alert-permission';
import type { Sessions } from '@/data/session/sessions';
import type { followWorker } from './follow-worker';
import { warn } from '@/app/boot/warn';

/** What one window needs to be led by what is pressed outside of it. */
export type AlertWindow = Parameters<typeof followWorker>[0] & { sessions: Pick<Sessions, 'beside'> };

/** Push, and what is pressed on its notifications; the code comes when it is allowed. Returns the way to stop. */
function startPush(realm: Realm, window: AlertWindow): () => void {
  let stops: readonly (() => void)[] = [];
  let gone = false;
  const begin = async (): Promise<void> => {
    const [push, worker] = await Promise.all([import('./keep-push'), import('./follow-worker')]);
    if (!gone) stops = [push.keepPush(realm), worker.followWorker(window)];
  };
  begin().catch(() => warn('push could not be loaded'));
  return () => {
    gone = true;
    stops.forEach((stop) => stop());
  };
}

/** Of the other accounts, from when there are any; their code comes then. */
function startOthers({ sessions, navigate }: AlertWindow): () => void {
  let stop: (() => void) | null = null;
  let state: 'none' | 'coming' | 'gone' = 'none';
  const begin = async (): Promise<void> => {
    if (state !== 'none' || sessions.accounts.get().length < 2) return;
    state = 'coming';
    const { alertsOfOthers } = await import('./alerts-of-others');
    if (state === 'coming') stop = alertsOfOthers(sessions, navigate);
  };
  const beginSafely = (): void => void begin().catch(() => (state = 'none'));
  const forget = sessions.accounts.subscribe(beginSafely);
  beginSafely();
  return () => {
    state = 'gone';
    forget();
    stop?.();
  };
}

/** Alerts and push from the moment the browser permits them. Returns the way to stop. */
export function alertsWhilePermitted(realm: Realm, window: AlertWindow): () => void {
  let stop: (() => void) | null = null;
  let gone = false;
  let permission: PermissionStatus | null = null;
  const arrange = (): void => {
    if (!alertsPermitted() || gone || stop) return;
    const stops = [startDesktopAlerts(realm, window.navigate), startPush(realm, window), startOthers(window)];
    stop = () => stops.forEach((end) => end());
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
