import { useEffect, useRef, useState, type CanvasHTMLAttributes, type ReactElement } from 'react';

/** What may move, as far as an address can tell (behaviour.md §12). */
export const mayMove = (url: string): boolean => /\.(gif|webp|a?png)(\?|$)/i.test(url);

/** The first frame of an animated picture; a canvas moves nothing. */
export function FirstFrame({
  src,
  ...rest
}: CanvasHTMLAttributes<HTMLCanvasElement> & { src: string }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const picture = new Image();
    const draw = (): void => {
      const target = canvas.current;
      if (!target) return;
      target.width = picture.naturalWidth;
      target.height = picture.naturalHeight;
      target.getContext('2d')?.drawImage(picture, 0, 0);
    };
    picture.referrerPolicy = 'no-referrer';
    picture.addEventListener('load', draw);
    picture.src = src;
    return () => picture.removeEventListener('load', draw);
  }, [src]);
  return <canvas ref={canvas} {...rest} />;
}

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
    <FirstFrame src={src} {...shared}>
      {alt}
    </FirstFrame>
  );
}
