/** Replaces the fragment: going back leaves the page and does not walk through its tabs. */
export function setHash(hash: string): void {
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash ? `#${hash}` : ''}`);
}
