import type { SyntheticEvent } from 'react';

/** In the whole page. */
let playing: HTMLMediaElement | null = null;

/** For `onPlay`: what played before stops. */
export function onlyOnePlays(event: SyntheticEvent<HTMLMediaElement>): void {
  const next = event.currentTarget;
  if (playing !== next) playing?.pause();
  playing = next;
}
