import { useRef, useState, type CanvasHTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { Picture } from '@/ui/picture/picture';

/** What may move, as far as an address can tell (behaviour.md §12). */
export const mayMove = (url: string): boolean => /\.(gif|webp|a?png)(\?|$)/i.test(url);

/**
 * The first frame of an animated picture; a canvas moves nothing. Its source stands inside, where nothing shows it: in
 * the page it is kept for a time without network like any other picture, and one that is kept can take its place.
 */
export function FirstFrame({
  src,
  alt,
  onDrawn,
  onFailed,
  ...rest
}: CanvasHTMLAttributes<HTMLCanvasElement> & {
  src: string;
  alt: string;
  onDrawn?: () => void;
  onFailed?: () => void;
}): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const draw = (picture: HTMLImageElement): void => {
    const target = canvas.current;
    if (!target) return;
    target.width = picture.naturalWidth;
    target.height = picture.naturalHeight;
    target.getContext('2d')?.drawImage(picture, 0, 0);
    onDrawn?.();
  };
  return (
    <canvas ref={canvas} {...rest}>
      <img
        referrerPolicy="no-referrer"
        src={src}
        alt={alt}
        onLoad={({ currentTarget }) => draw(currentTarget)}
        onError={onFailed}
      />
    </canvas>
  );
}

interface StillImageProps {
  src: string;
  /** A still picture made by the server; equal to `src` where there is none. */
  staticSrc: string;
  alt: string;
  title?: string | undefined;
  className?: string | undefined;
  /** Stands in its place where it does not come. */
  instead?: ReactNode;
  onError?: (() => void) | undefined;
}

/** A picture that moves only while hovered (ST-09): the server's still one, else its first frame drawn. */
export function StillImage({
  src,
  staticSrc,
  alt,
  title,
  className,
  instead = null,
  onError,
}: StillImageProps): ReactElement {
  const [hovered, setHovered] = useState(false);
  const [failed, setFailed] = useState('');
  const [broken, setBroken] = useState('');
  const listeners = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
  };
  const shared = { className, title, ...listeners };
  const onFailed = (): void => {
    setFailed(src);
    onError?.();
  };
  const hasStill = staticSrc !== src;
  // One that does not come while it should move stands still again.
  if (hovered && broken !== src && (hasStill || mayMove(src)))
    return <Picture {...shared} src={src} alt={alt} instead={instead} onError={() => setBroken(src)} />;
  if (hasStill || !mayMove(src))
    return <Picture {...shared} src={staticSrc} alt={alt} instead={instead} onError={() => onError?.()} />;
  if (failed === src) return <>{instead}</>;
  return <FirstFrame src={src} alt={alt} {...shared} onFailed={onFailed} />;
}
