/**
 * Whether a reload now would take something from the reader: a text or upload that asks before it goes, words or a file
 * in any field, an open player, also one that is paused or has a small window of its own, or what is marked with
 * `data-holds`.
 */
export function isInUse(): boolean {
  const asks = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const plays = [...document.querySelectorAll<HTMLMediaElement>(':is(video, audio)[controls]')].some(
    ({ ended }) => !ended,
  );
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:is([type=text], [type=search], [type=password], [type=email], [type=url], [type=file], :not([type]))',
  );
  const holds = document.querySelector('[data-holds]') !== null;
  return asks || plays || holds || [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
