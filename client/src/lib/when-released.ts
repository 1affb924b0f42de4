import { lastPress } from '@/lib/typing/last-press';

/**
 * Runs at once, or after the click of a pointer that is down: what moves between its press and its release is
 * missed by the click.
 */
export function whenReleased(run: () => void): void {
  const press = lastPress();
  if (press?.down.type !== 'pointerdown' || press.up) {
    run();
    return;
  }
  const once = new AbortController();
  const later = (): void => {
    once.abort();
    // The click comes right after the release, in the same task.
    setTimeout(run);
  };
  window.addEventListener('pointerup', later, { signal: once.signal });
  window.addEventListener('pointercancel', later, { signal: once.signal });
}
