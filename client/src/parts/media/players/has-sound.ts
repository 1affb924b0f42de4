/** Whether a film that has played has a track of sound, as far as this browser can tell. */
export function hasSound(film: HTMLVideoElement): boolean {
  if ('mozHasAudio' in film) return film.mozHasAudio === true;
  if ('webkitAudioDecodedByteCount' in film) return film.webkitAudioDecodedByteCount !== 0;
  return true;
}
