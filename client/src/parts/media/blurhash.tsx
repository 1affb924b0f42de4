import { decodeBlurHash } from 'fast-blurhash';
import { useEffect, useRef, type ReactElement } from 'react';
import styles from './media.module.css';

/** Side of the decoded picture; CSS scales it up, which looks the same and costs a hundredth. */
const SIDE = 32;

/** The blurred stand-in of a picture. */
export function Blurhash({ hash }: { hash: string }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    try {
      const image = context.createImageData(SIDE, SIDE);
      image.data.set(decodeBlurHash(hash, SIDE, SIDE));
      context.putImageData(image, 0, 0);
    } catch {
      // A hash that is none: the grey ground stays.
    }
  }, [hash]);
  return <canvas ref={canvas} className={styles.blur} width={SIDE} height={SIDE} aria-hidden="true" />;
}
