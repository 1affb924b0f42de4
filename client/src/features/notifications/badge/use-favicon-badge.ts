import { useEffect } from 'react';
import { showFaviconBadge } from './favicon-badge';

/** The number on the icon of the installed app, where the browser has such icons. */
function showAppBadge(unseen: number): void {
  if (!('setAppBadge' in navigator)) return;
  // Refused where nothing is installed.
  void navigator.setAppBadge(unseen).catch(() => {});
}

/**
 * A dot on the page's icon while anything is unseen (NOTIF-05), and on that of the installed app how many, those of the
 * accounts that other tabs show with them (`ofOthers`): all tabs share one icon. `whose` is the account that this tab
 * shows, where others show others; else empty.
 */
export function useFaviconBadge(unseen: number, whose = '', ofOthers = 0): void {
  const dot = unseen > 0;
  useEffect(() => (dot || whose !== '' ? showFaviconBadge({ dot, whose }) : undefined), [dot, whose]);
  useEffect(() => showAppBadge(unseen + ofOthers), [unseen, ofOthers]);
}
