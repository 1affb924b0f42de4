import { useEffect, useRef, useState, type ImgHTMLAttributes, type ReactElement } from 'react';
import { FirstFrame } from '@/parts/rich-text/still-image';
import { Picture } from '@/ui/picture/picture';
import { findMoving } from './find-moving';
import type { MovingKind } from './moves';
import styles from './still-picture.module.css';

interface StillPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'onLoad' | 'onError'> {
  /** What is drawn while it stands still. */
  src: string;
  /** The file that moves. */
  moving: string;
  onLoad: () => void;
  onError: () => void;
}

/**
 * A picture that moves only while its link is hovered or has the focus (MEDIA-04): else its first frame on
 * a canvas, with a label that tells what it would do.
 */
export function StillPicture({ src, moving, onLoad, onError, ...rest }: StillPictureProps): ReactElement {
  const place = useRef<HTMLSpanElement>(null);
  const [kind, setKind] = useState<MovingKind | null>(null);
  // A file that does not come leaves the first frame where it is.
  const [broken, setBroken] = useState('');
  const plays = useAttention(place) && kind !== null && broken !== moving;
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const found = await findMoving(moving);
      if (!gone) setKind(found);
    };
    void look();
    return () => {
      gone = true;
    };
  }, [moving]);
  const { className, style } = rest;
  const looks = { className, style, 'data-fit': Reflect.get(rest, 'data-fit') };
  return (
    <span ref={place} className={styles.place}>
      <FirstFrame
        src={src}
        alt=""
        {...looks}
        aria-hidden="true"
        hidden={plays}
        onDrawn={onLoad}
        onFailed={onError}
      />
      {plays && <Picture {...rest} src={moving} alt="" onError={() => setBroken(moving)} />}
      {kind !== null && !plays && <span className={styles.label}>{kind}</span>}
    </span>
  );
}

/** Whether the link around is hovered or has the focus. */
function useAttention(place: { current: HTMLElement | null }): boolean {
  const [attention, setAttention] = useState(false);
  useEffect(() => {
    const link = place.current?.closest('a');
    if (!link) return;
    const heard = new AbortController();
    const listen = (name: string, value: boolean): void =>
      link.addEventListener(name, () => setAttention(value), { signal: heard.signal });
    listen('pointerenter', true);
    listen('focus', true);
    listen('pointerleave', false);
    listen('blur', false);
    return () => heard.abort();
  }, [place]);
  return attention;
}
