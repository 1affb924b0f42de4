import type { IconName } from '@/ui/icon/shapes';

/** One row of a menu; groups are divided by a line, destructive rows come last and red. */
export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName | undefined;
  /** Given: a tick row (`menuitemcheckbox`); with `radio` one of several. */
  checked?: boolean | undefined;
  radio?: boolean | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A line above this row. */
  startsGroup?: boolean | undefined;
  /** A path of the app, or with `external` an address for a new tab. */
  href?: string | undefined;
  external?: boolean | undefined;
  onSelect?: (() => void) | undefined;
}
