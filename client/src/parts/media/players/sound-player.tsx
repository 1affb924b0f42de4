import { useEffect, useRef, useState, type ReactElement } from 'react';
import { mediaKeys } from './media-keys';
import { onlyOnePlays } from './only-one-plays';
import { PlayFailed } from './play-failed';
import type { PlayerProps } from './player-props';
import styles from './players.module.css';

/** A sound with the browser's own controls. */
export function SoundPlayer({ attachment, name }: PlayerProps): ReactElement {
  const sound = useRef<HTMLAudioElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => sound.current?.focus({ preventScroll: true }), []);
  const url = attachment.url ?? '';
  if (failed) return <PlayFailed url={url} />;
  return (
    <audio
      ref={sound}
      className={styles.sound}
      src={url}
      dir="ltr"
      controls
      autoPlay
      aria-label={name}
      onKeyDown={mediaKeys}
      onPlay={onlyOnePlays}
      onError={() => setFailed(true)}
    />
  );
}
