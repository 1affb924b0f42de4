import { forwardRef, type ButtonHTMLAttributes } from 'react';
import { classes } from '@/lib/classes';
import { Badge } from '@/ui/state/badge';
import { Icon, type IconSize } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/shapes';
import styles from './button.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  iconSize?: IconSize | undefined;
  /** Tooltip, from which the button has its name: said twice it would be a description too. */
  label: string;
  /** A toggle: sets aria-pressed. */
  pressed?: boolean | undefined;
  small?: boolean | undefined;
  /** A count over the icon; 0 shows none. The label should tell it in words. */
  count?: number | undefined;
}

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, iconSize = 'm', label, pressed, small = false, count = 0, className, type = 'button', ...rest },
  ref,
) {
  return (
    <button
      title={label}
      {...rest}
      ref={ref}
      type={type}
      aria-pressed={pressed}
      className={classes(styles.iconButton, className)}
      data-small={small || undefined}
    >
      <Icon name={icon} size={iconSize} filled={false} />
      {count > 0 && <Badge silent className={styles.count} text={count > 99 ? '99+' : String(count)} />}
    </button>
  );
});
