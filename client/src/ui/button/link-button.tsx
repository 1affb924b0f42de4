import type { ReactElement } from 'react';
import { classes } from '@/lib/classes';
import { Icon } from '@/ui/icon/icon';
import { Link } from '@/ui/link/link';
import type { ButtonLookProps } from './button';
import styles from './button.module.css';

/** A link that looks like a button; `href` is a path of the app, or with `external` an address for a new tab. */
export function LinkButton({
  href,
  look = 'plain',
  small = false,
  wide = false,
  icon,
  external = false,
  className,
  onClick,
  children,
}: ButtonLookProps & {
  href: string;
  external?: boolean;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
}): ReactElement {
  const shared = {
    href,
    ...(onClick && { onClick }),
    className: classes(styles.button, className),
    'data-look': look,
    'data-small': small || undefined,
    'data-wide': wide || undefined,
  };
  const content = (
    <>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </>
  );
  return external ? (
    <a {...shared} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  ) : (
    <Link {...shared}>{content}</Link>
  );
}
