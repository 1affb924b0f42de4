/** Calls `work` whenever the network is back; returns the way to stop. */
export function onNetworkBack(work: () => void): () => void {
  window.addEventListener('online', work);
  return () => window.removeEventListener('online', work);
}
