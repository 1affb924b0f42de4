import type { ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useMe } from '@/data/react/records';
import type { TimelineKey } from '@/domain/status/timeline-key';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import type { MenuItem } from '@/ui/menu/menu-item';
import { MenuButton, type MenuTriggerProps } from '@/ui/menu/menu-button';

/** The few settings that readers change while they read (TL-11). */
export function QuickSettings({ timelineKey }: { timelineKey: TimelineKey }): ReactElement {
  const t = useT();
  const { settings, timelines } = useRealm();
  const signedIn = useMe() !== null;
  const label = t('feed.quick_settings');
  const items = async (): Promise<readonly MenuItem[]> => {
    const { quickSettings } = await import('./timeline-pieces');
    return quickSettings(t, settings, timelines, timelineKey, signedIn);
  };
  const trigger = (props: MenuTriggerProps): ReactElement => (
    <IconButton {...props} icon="sliders" label={label} />
  );
  return <MenuButton label={label} placement="bottom-end" items={items} trigger={trigger} />;
}
