import type { Walk } from '../walk';
import { FEED } from './places';

/** The last part: the server is stopped for good, and home comes again with its posts. */
export async function offline(walk: Walk, stopServer: () => Promise<void>): Promise<void> {
  await walk.visit('/main/friends', FEED);
  await walk.until('the service worker', async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
  await stopServer();
  await walk.visit('/main/friends', FEED);
}
