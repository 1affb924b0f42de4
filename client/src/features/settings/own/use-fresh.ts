import { useEffect, useRef } from 'react';
import type { OwnAccount } from '@/data/own-account/own-account';
import { useRealm } from '@/data/react/realm-context';
import { ownAccountOf } from './use-own-account';

/** Who comes back to the page finds what another tab or device has changed meanwhile. */
export function useFresh(look: (account: OwnAccount) => Promise<void>): void {
  const realm = useRealm();
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    const lookAgain = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      await latest.current(await ownAccountOf(realm));
    };
    // What is shown stays when the server does not answer.
    const onChange = (): void => void lookAgain().catch(() => undefined);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [realm]);
}
