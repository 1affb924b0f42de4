import { useSyncExternalStore } from 'react';
import { useRealm } from '@/data/react/realm-context';

/** Unseen notifications, for badges and the document title; re-renders only when the number changes. */
export function useUnseenCount(): number {
  const { view } = useRealm().notifications;
  return useSyncExternalStore(view.subscribe, () => view.get().unseen);
}
