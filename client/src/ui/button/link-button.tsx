import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { classes } from '@/lib/classes';
import { Icon } from '@/ui/icon/icon';
import type { ButtonLookProps } from './button';
import styles from './button.module.css';

/** A link that looks like a button; `href` is a path of the app. */
export function LinkButton({
  href,
  look = 'plain',
  small = false,
  wide = false,
  icon,
  className,
  children,
}: ButtonLookProps & { href: string; className?: string | undefined }): ReactElement {
  return (
    <Link
      href={href}
      className={classes(styles.button, className)}
      data-look={look}
      data-small={small || undefined}
      data-wide={wide || undefined}
    >
      {icon && <Icon name={icon} size="s" />}
      {children}
    </Link>
  );
}
