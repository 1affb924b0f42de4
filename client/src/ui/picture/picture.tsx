import { useState, type ImgHTMLAttributes, type ReactElement, type ReactNode } from 'react';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  alt: string;
  /** Shown where the picture does not come: a default picture, a sign, its name. Without it nothing is. */
  instead?: ReactNode;
}

/** A picture of somebody's server: one that fails, or is no picture, never leaves the browser's sign of a broken one. */
export function Picture({ src, alt, instead = null, onError, ...rest }: PictureProps): ReactElement {
  const [failed, setFailed] = useState('');
  if (src === '' || failed === src) return <>{instead}</>;
  return (
    <img
      decoding="async"
      referrerPolicy="no-referrer"
      // Before the address stands `loading`: else the browser has begun to fetch.
      {...rest}
      src={src}
      alt={alt}
      onError={(event) => {
        setFailed(src);
        onError?.(event);
      }}
    />
  );
}
