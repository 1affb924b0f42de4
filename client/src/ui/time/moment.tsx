import type { ReactElement } from 'react';

/** A time that a server told (Unix ms), in the caller's words. Nothing where none was told: null or 0. */
export function Moment({
  at,
  title,
  className,
  children,
}: {
  at: number | null;
  title?: string | undefined;
  className?: string | undefined;
  children: string;
}): ReactElement | null {
  return at ? (
    <time dateTime={new Date(at).toISOString()} title={title} className={className}>
      {children}
    </time>
  ) : null;
}
