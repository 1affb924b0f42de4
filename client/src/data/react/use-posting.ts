import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OutboxItem } from '@/data/writing/outbox/outbox-entry';
import type { Posting } from '@/data/writing/posting/posting';
import { useRealm } from './realm-context';

/** The writing side of the realm once its code is here; null before, and while it is not to be had. */
export function usePosting(): Posting | null {
  const realm = useRealm();
  const [found, setFound] = useState<{ realm: typeof realm; posting: Posting } | null>(null);
  useEffect(() => {
    let gone = false;
    const find = async (): Promise<void> => {
      const posting = await realm.late.posting.load();
      if (!gone) setFound({ realm, posting });
    };
    // Asked for again with the next form.
    find().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [realm]);
  return found?.realm === realm ? found.posting : null;
}

const NOTHING: readonly OutboxItem[] = [];
const none = (): readonly OutboxItem[] => NOTHING;
const deaf = () => (): void => {};

/** Posts on their way, oldest first. */
export function useOutbox(): readonly OutboxItem[] {
  const view = usePosting()?.outbox.view;
  return useSyncExternalStore(view?.subscribe ?? deaf, view?.get ?? none);
}
