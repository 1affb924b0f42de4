import { useEffect } from 'react';
import { showFaviconBadge } from './favicon-badge';

/** A dot on the page's icon while anything is unseen (NOTIF-05). */
export function useFaviconBadge(unseen: number): void {
  const wanted = unseen > 0;
  useEffect(() => (wanted ? showFaviconBadge() : undefined), [wanted]);
}
