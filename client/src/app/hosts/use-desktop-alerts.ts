import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import { useSessions } from '@/data/react/sessions-context';
import type { Realm } from '@/data/realm';
import { alertsPermitted } from '@/data/notifications/alert-permission';
import { onFirstSign } from '@/lib/typing/first-sign';
import { useCommands } from '@/parts/commands/use-commands';
import { warn } from '@/app/boot/warn';
import type { AlertWindow } from './alerts-while-permitted';

/** Where alerts are not permitted yet, only somebody who uses the page can permit them. Returns the way to stop. */
function startAlerts(realm: Realm, window: AlertWindow): () => void {
  let stop: (() => void) | null = null;
  let gone = false;
  const begin = async (): Promise<void> => {
    try {
      const { alertsWhilePermitted } = await import('./alerts-while-permitted');
      if (!gone) stop = alertsWhilePermitted(realm, window);
    } catch {
      warn('desktop alerts could not be loaded');
    }
  };
  const forget = alertsPermitted() ? void begin() : onFirstSign(() => void begin());
  return () => {
    gone = true;
    forget?.();
    stop?.();
  };
}

/** Desktop alerts of the realm that is shown (NOTIF-06). */
export function useDesktopAlerts(signedIn: boolean): void {
  const realm = useRealm();
  const sessions = useSessions();
  const commands = useCommands();
  const [, navigate] = useLocation();
  useEffect(
    () => (signedIn ? startAlerts(realm, { sessions, commands, navigate }) : undefined),
    [realm, sessions, commands, navigate, signedIn],
  );
}
