/** Name of the browser's cache that holds it. */
export const PICTURES = 'skein-last-screen';

/** Forgets the picture of the last screen (lib/last-screen.ts). Never rejects. */
export async function dropPicture(): Promise<void> {
  try {
    await caches.delete(PICTURES);
  } catch {
    // Plain http or a private window: there was none.
  }
}
