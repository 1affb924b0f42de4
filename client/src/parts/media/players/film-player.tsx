import { useEffect, useRef, useState, type ReactElement } from 'react';
import { usePreference } from '@/data/react/records';
import type { Attachment } from '@/domain/status/attachment';
import { posterOf } from '@/parts/media/attachment-facts';
import { hasSound } from './has-sound';
import { mediaKeys } from './media-keys';
import { onlyOnePlays } from './only-one-plays';
import { PlayFailed } from './play-failed';
import styles from './players.module.css';

/** A film with the browser's own controls; loops as the reader likes (MEDIA-06). */
export function FilmPlayer({ attachment, name }: { attachment: Attachment; name: string }): ReactElement {
  const loops = usePreference('loopVideo');
  const onlySilent = usePreference('loopVideoSilentOnly');
  const film = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const [playing, setPlaying] = useState(false);
  useEffect(() => film.current?.focus({ preventScroll: true }), []);
  const url = attachment.url ?? '';
  if (failed) return <PlayFailed url={url} />;
  return (
    <video
      ref={film}
      className={styles.film}
      src={url}
      poster={posterOf(attachment) ?? undefined}
      dir="ltr"
      controls
      autoPlay
      playsInline
      loop={loops && !onlySilent}
      aria-label={name}
      data-playing={playing || undefined}
      onKeyDown={mediaKeys}
      onPlay={(event) => {
        setPlaying(true);
        onlyOnePlays(event);
      }}
      onPause={() => setPlaying(false)}
      onEnded={({ currentTarget }) => {
        // Only now it is sure whether there was any sound.
        if (loops && onlySilent && !hasSound(currentTarget)) void currentTarget.play();
      }}
      onError={() => setFailed(true)}
    />
  );
}
