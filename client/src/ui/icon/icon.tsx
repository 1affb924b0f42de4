import type { ReactElement } from 'react';
import { classes } from '@/lib/classes';
import styles from './icon.module.css';
import { SHAPES, type IconName } from './shapes';

/** Drawn at 14, 16, 18, 20 or 24 px. */
export type IconSize = 'xs' | 's' | 'm' | 'nav' | 'l';

/** These point along the line of reading, so they mirror in right-to-left pages. */
const DIRECTIONAL: ReadonlySet<IconName> = new Set([
  'back',
  'left',
  'right',
  'logout',
  'quote',
  'repeat',
  'reply',
]);

/** A picture without a name of its own: the control around it carries the accessible name. */
export function Icon({
  name,
  size = 'nav',
  filled = false,
  className,
}: {
  name: IconName;
  size?: IconSize;
  filled?: boolean;
  className?: string | undefined;
}): ReactElement {
  const shape = SHAPES[name];
  return (
    <svg
      className={classes(styles.icon, className)}
      data-size={size}
      data-filled={filled || undefined}
      data-directional={DIRECTIONAL.has(name) || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {typeof shape === 'string' ? <path d={shape} /> : shape}
    </svg>
  );
}
