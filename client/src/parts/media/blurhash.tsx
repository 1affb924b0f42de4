import { useEffect, useRef, type ReactElement } from 'react';
import styles from './media.module.css';

/** Side of the decoded picture; CSS scales it up, which looks the same and costs a hundredth. */
const SIDE = 32;

/** The blurred stand-in of a picture; its decoder comes when the first one is shown. */
export function Blurhash({ hash }: { hash: string }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    const draw = async (): Promise<void> => {
      const { decodeBlurHash } = await import('fast-blurhash');
      const context = gone ? null : canvas.current?.getContext('2d');
      if (!context) return;
      const image = context.createImageData(SIDE, SIDE);
      image.data.set(decodeBlurHash(hash, SIDE, SIDE));
      context.putImageData(image, 0, 0);
    };
    draw().catch(() => {
      // A hash that is none, or no network: the grey ground stays.
    });
    return () => {
      gone = true;
    };
  }, [hash]);
  return <canvas ref={canvas} className={styles.blur} width={SIDE} height={SIDE} aria-hidden="true" />;
}
