import { useEffect } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { missed } from '@/app/routes/loadable';
import { preloadNotices } from '@/app/frame/notices';

const ENTRY = /\/assets\/index-[\w-]+\.js/;

/** The server's page names another Skein than the one that runs. */
async function isUpdated(): Promise<boolean> {
  const runs = [...document.scripts].map(({ src }) => ENTRY.exec(src)?.[0]).find(Boolean);
  const answer = await fetch('/', { cache: 'no-store' });
  const offered = answer.ok ? ENTRY.exec(await answer.text())?.[0] : undefined;
  return runs !== undefined && offered !== undefined && runs !== offered;
}

/**
 * An update of the server's files takes the parts away that were not fetched yet: then what somebody presses does
 * nothing, or fails. A part that does not come is looked into, and a notice offers to reload.
 */
export function usePartsGone(): void {
  const { notices } = useRealm();
  useEffect(() => {
    // The notice is no use as a part that did not come.
    void preloadNotices();
    const look = async (): Promise<void> => {
      // Without an answer the network is gone: what was asked for says so itself.
      if (await isUpdated().catch(() => false))
        notices.push({ level: 'warning', messageKey: 'notices.updated', messageArgs: {}, timeout: 0 });
    };
    const heed = (): void => void look();
    if (missed.any) heed();
    window.addEventListener('vite:preloadError', heed);
    return () => window.removeEventListener('vite:preloadError', heed);
  }, [notices]);
}
