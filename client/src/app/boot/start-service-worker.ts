import { registerServiceWorker } from '@/lib/trusted-types';

/** The name is fixed: backends of this family announce it in their manifest (static-files.md §5). */
const PATH = '/sw-pleroma.js';

/** Keeps the app's shell for the next visit. Without it everything works, only the start is slower. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  registerServiceWorker(navigator.serviceWorker, PATH).catch(() => {
    // Refused (private window, http): nothing that the reader could do about it.
  });
}
