import type { ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useMe } from '@/data/react/records';
import type { Settings } from '@/data/realm';
import type { MessageId } from '@/i18n/message-id';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import type { MenuItem } from '@/ui/menu/menu-item';
import { MenuButton, type MenuTriggerProps } from '@/ui/menu/menu-button';

const REPLIES = {
  all: 'feed.replies_all',
  following: 'feed.replies_following',
  self: 'feed.replies_self',
} as const satisfies Record<string, MessageId>;

function replyItems(t: Translator, settings: Settings): readonly MenuItem[] {
  const current = settings.get('replyVisibility');
  return (['all', 'following', 'self'] as const).map((choice) => ({
    id: choice,
    label: t(REPLIES[choice]),
    checked: choice === current,
    radio: true,
    onSelect: () => settings.set('replyVisibility', choice),
  }));
}

/** behaviour.md §4: hide media sets both keys. */
function switchItems(t: Translator, settings: Settings): readonly MenuItem[] {
  const media = settings.get('hideAttachments') && settings.get('hideAttachmentsInConv');
  const muted = settings.get('hideFilteredStatuses');
  const bots = settings.get('muteBotStatuses');
  return [
    {
      id: 'media',
      label: t('feed.hide_media'),
      checked: media,
      startsGroup: true,
      onSelect: () => {
        settings.set('hideAttachments', !media);
        settings.set('hideAttachmentsInConv', !media);
      },
    },
    {
      id: 'muted',
      label: t('feed.hide_muted'),
      checked: muted,
      onSelect: () => settings.set('hideFilteredStatuses', !muted),
    },
    {
      id: 'bots',
      label: t('feed.mute_bots'),
      checked: bots,
      onSelect: () => settings.set('muteBotStatuses', !bots),
    },
  ];
}

/** The few settings that readers change while they read (TL-11). */
export function QuickSettings(): ReactElement {
  const t = useT();
  const { settings } = useRealm();
  const signedIn = useMe() !== null;
  const label = t('feed.quick_settings');
  const trigger = (props: MenuTriggerProps): ReactElement => (
    <IconButton {...props} icon="sliders" label={label} />
  );
  return (
    <MenuButton
      label={label}
      placement="bottom-end"
      items={() => [...(signedIn ? replyItems(t, settings) : []), ...switchItems(t, settings)]}
      trigger={trigger}
    />
  );
}
