import { useState, type ReactElement, type RefCallback } from 'react';

/** What may move, as far as an address can tell (behaviour.md §12). */
export const mayMove = (url: string): boolean => /\.(gif|webp|a?png)(\?|$)/i.test(url);

const drawFirstFrame = (url: string): RefCallback<HTMLCanvasElement> => {
  return (canvas) => {
    if (!canvas) return;
    const picture = new Image();
    picture.referrerPolicy = 'no-referrer';
    picture.addEventListener('load', () => {
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
    });
    picture.src = url;
  };
};

interface StillImageProps {
  src: string;
  /** A still picture made by the server; equal to `src` where there is none. */
  staticSrc: string;
  alt: string;
  title?: string | undefined;
  className?: string | undefined;
}

/** A picture that moves only while hovered (ST-09): the server's still one, else its first frame drawn. */
export function StillImage({ src, staticSrc, alt, title, className }: StillImageProps): ReactElement {
  const [hovered, setHovered] = useState(false);
  const listeners = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
  };
  const shared = { className, title, ...listeners };
  if (hovered || staticSrc !== src || !mayMove(src))
    return (
      <img
        src={hovered ? src : staticSrc}
        alt={alt}
        decoding="async"
        referrerPolicy="no-referrer"
        {...shared}
      />
    );
  return (
    <canvas ref={drawFirstFrame(src)} {...shared}>
      {alt}
    </canvas>
  );
}
