/**
 * Whether a reload now would take something from the reader: a text or upload that asks before it goes, words in any
 * field, or something that plays.
 */
export function isInUse(): boolean {
  const asks = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const plays = [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(
    ({ paused, ended }) => !paused && !ended,
  );
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:is([type=text], [type=search], [type=password], [type=email], [type=url], :not([type]))',
  );
  return asks || plays || [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
