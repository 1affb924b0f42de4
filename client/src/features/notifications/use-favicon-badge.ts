import { useEffect } from 'react';

/** A dot on the page's icon while anything is unseen (NOTIF-05). Its code is fetched when first needed. */
export function useFaviconBadge(unseen: number): void {
  const wanted = unseen > 0;
  useEffect(() => {
    if (!wanted) return;
    let stop: (() => void) | undefined;
    let gone = false;
    const begin = async (): Promise<void> => {
      const code = await import('./favicon-badge').catch(() => null);
      // Without its code the title still tells the number.
      if (!gone) stop = code?.showFaviconBadge();
    };
    void begin();
    return () => {
      gone = true;
      stop?.();
    };
  }, [wanted]);
}
