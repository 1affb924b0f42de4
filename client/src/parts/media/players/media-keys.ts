import type { KeyboardEvent } from 'react';

/** Keys that the browser's own controls answer while they have the focus. */
const OF_THE_CONTROLS = new Set([
  ' ',
  'Enter',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
]);

const toggle = (media: HTMLMediaElement): void => {
  if (media.paused) media.play().catch(() => {});
  else media.pause();
};

const fullScreen = (media: HTMLMediaElement): void => {
  if (!(media instanceof HTMLVideoElement)) return;
  const changed = document.fullscreenElement ? document.exitFullscreen() : media.requestFullscreen();
  changed.catch(() => {});
};

const OURS: Readonly<Record<string, (media: HTMLMediaElement) => void>> = {
  k: toggle,
  m: (media) => {
    media.muted = !media.muted;
  },
  f: fullScreen,
};

/** For `onKeyDown` of a player: k plays and pauses, m mutes, f fills the screen; the page hears none of them. */
export function mediaKeys(event: KeyboardEvent<HTMLMediaElement>): void {
  const { key, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (OF_THE_CONTROLS.has(key)) return event.stopPropagation();
  const act = Object.hasOwn(OURS, key) ? OURS[key] : undefined;
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act(currentTarget);
}
