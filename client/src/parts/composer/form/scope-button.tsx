import type { ReactElement } from 'react';
import type { Visibility } from '@/domain/status/visibility';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { Icon } from '@/ui/icon/icon';
import { MenuButton, type MenuTriggerProps } from '@/ui/menu/menu-button';
import type { MenuItem } from '@/ui/menu/menu-item';
import { SCOPE_SIGNS } from './scope-signs';
import styles from './composer.module.css';

/** The menu of scopes; only those that this post may have. `compact` shows the icon alone. */
export function ScopeButton({
  visibility,
  offered,
  compact,
  onChange,
}: {
  visibility: Visibility;
  offered: readonly Visibility[];
  compact: boolean;
  onChange: (visibility: Visibility) => void;
}): ReactElement {
  const t = useT();
  const { icon, name } = SCOPE_SIGNS[visibility];
  const label = t('compose.visibility_is', { name: t(name) });
  // Nothing to choose: an edit, a reply to a direct post.
  if (offered.length < 2 && !compact)
    return (
      <button type="button" className={styles.scope} disabled aria-label={label}>
        <Icon name={icon} size="s" />
        {t(name)}
      </button>
    );
  const trigger = (props: MenuTriggerProps): ReactElement =>
    compact ? (
      <IconButton {...props} icon={icon} data-tool="scope" label={label} />
    ) : (
      <button {...props} type="button" className={styles.scope} aria-label={label}>
        <Icon name={icon} size="s" />
        {t(name)}
        <Icon name="down" size="xs" />
      </button>
    );
  const items = (): readonly MenuItem[] =>
    offered.map((one) => ({
      id: one,
      label: t(SCOPE_SIGNS[one].name),
      icon: SCOPE_SIGNS[one].icon,
      checked: one === visibility,
      radio: true,
      onSelect: () => onChange(one),
    }));
  return <MenuButton label={t('compose.visibility')} items={items} trigger={trigger} />;
}
