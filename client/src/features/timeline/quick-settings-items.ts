import '@/i18n/messages/en/late/feed-more';
import type { Settings } from '@/data/settings/settings';
import type { Timelines } from '@/data/timelines/timelines';
import type { TimelineKey } from '@/domain/status/timeline-key';
import type { MessageId } from '@/i18n/message-id';
import type { Translator } from '@/i18n/translator';
import type { MenuItem } from '@/ui/menu/menu-item';

const REPLIES = {
  all: 'feed_more.replies_all',
  following: 'feed_more.replies_following',
  self: 'feed_more.replies_self',
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
      label: t('feed_more.hide_media'),
      checked: media,
      startsGroup: true,
      onSelect: () => {
        settings.set('hideAttachments', !media);
        settings.set('hideAttachmentsInConv', !media);
      },
    },
    {
      id: 'muted',
      label: t('feed_more.hide_muted'),
      checked: muted,
      onSelect: () => settings.set('hideFilteredStatuses', !muted),
    },
    {
      id: 'bots',
      label: t('feed_more.mute_bots'),
      checked: bots,
      onSelect: () => settings.set('muteBotStatuses', !bots),
    },
  ];
}

/** What is shown of this timeline alone. */
function filterItems(t: Translator, timelines: Timelines, key: TimelineKey): readonly MenuItem[] {
  const { filter } = timelines.view(key).get();
  const item = (name: keyof typeof filter, label: string): MenuItem => ({
    id: name,
    label,
    checked: filter[name],
    startsGroup: name === 'onlyMedia',
    onSelect: () => timelines.setFilter(key, { ...filter, [name]: !filter[name] }),
  });
  return [item('onlyMedia', t('feed_more.only_media')), item('hideRepeats', t('feed_more.hide_repeats'))];
}

/** Their order is the server's, and the server takes no filter for them. */
const UNFILTERED: ReadonlySet<TimelineKey> = new Set(['bookmarks', 'favourites', 'direct']);

/** The few settings that readers change while they read (TL-11). */
export const quickSettings = (
  t: Translator,
  settings: Settings,
  timelines: Timelines,
  key: TimelineKey,
  signedIn: boolean,
): readonly MenuItem[] => [
  ...(signedIn ? replyItems(t, settings) : []),
  ...(UNFILTERED.has(key) ? [] : filterItems(t, timelines, key)),
  ...switchItems(t, settings),
];
