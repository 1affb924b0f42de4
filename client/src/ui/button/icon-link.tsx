import type { ReactElement } from 'react';
import { classes } from '@/lib/classes';
import { Icon, type IconSize } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/shapes';
import { Link } from '@/ui/link/link';
import styles from './button.module.css';

/** An icon that is a link to a path of the app, or with `external` to another page in a new tab. */
export function IconLink({
  href,
  icon,
  iconSize = 'nav',
  label,
  external = false,
  download,
  className,
}: {
  href: string;
  icon: IconName;
  iconSize?: IconSize | undefined;
  label: string;
  external?: boolean | undefined;
  /** With `external`: the file is saved under this name where the browser may. */
  download?: string | undefined;
  className?: string | undefined;
}): ReactElement {
  const shared = { title: label, className: classes(styles.iconButton, className) };
  return external ? (
    <a {...shared} href={href} download={download} target="_blank" rel="noopener noreferrer">
      <Icon name={icon} size={iconSize} />
    </a>
  ) : (
    <Link {...shared} href={href}>
      <Icon name={icon} size={iconSize} />
    </Link>
  );
}
