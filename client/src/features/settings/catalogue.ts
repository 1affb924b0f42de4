import type { PreferenceName, Preferences } from '@/data/settings/preferences';
import type { MessageId } from '@/i18n/message-id';

/** Ids as static-files.md and other clients of this family have them, where they have the tab. */
export const TABS = [
  'general',
  'profile',
  'security',
  'reading',
  'media',
  'writing',
  'notifications',
  'filtering',
  'mutesAndBlocks',
  'theme',
  'move',
  'dataImportExport',
  'profiles',
  'version',
] as const;
export type SettingsTab = (typeof TABS)[number];

type Choices<V> = { [K in Extract<V, string>]: MessageId };

/** How a value is changed, by what it is. */
type ControlOf<V> = V extends boolean
  ? 'switch' | 'own-control'
  : V extends number
    ? { is: 'number'; min: number; max: number } | 'own-control'
    : V extends string
      ? { is: 'choice'; choices: Choices<V> } | 'text' | 'own-control'
      : 'own-control';

/** Real ones of the reader's, beside the settings that change how they look. */
export type SampleKind = 'post' | 'media' | 'conversation' | 'notifications';

export interface Setting<N extends PreferenceName = PreferenceName> {
  name: N;
  tab: SettingsTab;
  group: MessageId;
  /** Shown only with the expert settings and in search. */
  expert: boolean;
  control: Control;
  /** What shows what it changes, above the first group that has such a setting. */
  sample: SampleKind | null;
}

/** `own-control`: one that no other preference has (own-control.tsx). */
type Control =
  | 'switch'
  | 'text'
  | 'own-control'
  | { is: 'number'; min: number; max: number }
  | { is: 'choice'; choices: Readonly<Record<string, MessageId>> };

interface Row<N extends PreferenceName> {
  at: readonly [tab: SettingsTab, group: MessageId];
  control?: ControlOf<Preferences[N]>;
  expert?: true;
  sample?: SampleKind;
}

const LANGUAGE = ['general', 'settings.group_language'] as const;
const LIVE = ['general', 'settings.group_live'] as const;
const USE = ['general', 'settings.group_use'] as const;
const CONFIRM = ['general', 'settings.group_confirm'] as const;
const POSTS = ['reading', 'settings.group_posts'] as const;
const CONVERSATION = ['reading', 'settings.group_conversation'] as const;
const MENTIONS = ['reading', 'settings.group_mentions'] as const;
const PICTURES = ['media', 'settings.group_pictures'] as const;
const SENSITIVE = ['media', 'settings.group_sensitive'] as const;
const VIDEO = ['media', 'settings.group_video'] as const;
const NEW_POST = ['writing', 'settings.group_new_post'] as const;
const SUBJECT = ['writing', 'settings.group_subject'] as const;
const KINDS = ['notifications', 'settings.group_kinds'] as const;
const ALERTS = ['notifications', 'settings.group_alerts'] as const;
const WORDS = ['filtering', 'settings.group_words'] as const;
const HIDE = ['filtering', 'settings.group_hide'] as const;
const PEOPLE = ['filtering', 'settings.group_people'] as const;
const THEME = ['theme', 'settings.group_theme'] as const;
const SIZE = ['theme', 'settings.group_size'] as const;
const BACKDROP = ['theme', 'settings.group_backdrop'] as const;
const COLUMNS = ['theme', 'settings.group_columns'] as const;
const BAR = ['theme', 'settings.group_bar'] as const;

/**
 * Where each preference stands and how it is changed. Null: the settings do not offer it, because nothing in Skein heeds
 * it yet or because it is changed where it is used; its value in a settings file is kept. The order is the one of the screen.
 */
const ROWS: { readonly [N in PreferenceName]: Row<N> | null } = {
  interfaceLanguage: { at: LANGUAGE, control: 'own-control' },
  translationLanguage: { at: LANGUAGE, control: 'own-control' },
  replyVisibility: {
    at: LIVE,
    control: {
      is: 'choice',
      choices: {
        all: 'preference_choice.replies_all',
        following: 'preference_choice.replies_following',
        self: 'preference_choice.replies_self',
      },
    },
  },
  streaming: { at: LIVE },
  pauseOnUnfocused: { at: LIVE },
  useStreamingApi: { at: LIVE, expert: true },
  virtualScrolling: { at: LIVE, expert: true },
  userProfileDefaultTab: {
    at: USE,
    control: {
      is: 'choice',
      choices: { statuses: 'preference_choice.statuses', replies: 'preference_choice.replies' },
    },
  },
  keyboardShortcuts: { at: USE },
  modalOnRepeat: { at: CONFIRM },
  modalOnUnfollow: { at: CONFIRM },
  modalOnBlock: { at: CONFIRM },
  modalOnMute: { at: CONFIRM },
  modalOnDelete: { at: CONFIRM },
  modalOnLogout: { at: CONFIRM },
  modalOnApproveFollow: { at: CONFIRM },
  modalOnDenyFollow: { at: CONFIRM },
  modalOnMissingDescription: { at: CONFIRM },
  expertLevel: { at: USE, control: 'own-control' },

  collapseMessageWithSubject: { at: POSTS, sample: 'post' },
  mergeRepeats: { at: POSTS },
  hideOwnRepeats: { at: POSTS },
  emojiReactionsOnTimeline: { at: POSTS, sample: 'post' },
  greentext: { at: POSTS, sample: 'post' },
  hidePostStats: { at: POSTS, expert: true, sample: 'post' },
  hideUserStats: { at: POSTS, expert: true },
  hideBotIndication: { at: POSTS, expert: true, sample: 'post' },
  renderMisskeyMarkdown: { at: POSTS, expert: true, sample: 'post' },
  renderMfmOnHover: { at: POSTS, expert: true, sample: 'post' },
  conversationDisplay: {
    at: CONVERSATION,
    sample: 'conversation',
    control: {
      is: 'choice',
      choices: { linear: 'preference_choice.linear', tree: 'preference_choice.tree' },
    },
  },
  maxDepthInThread: { at: CONVERSATION, sample: 'conversation', control: { is: 'number', min: 1, max: 30 } },
  conversationTreeAdvanced: { at: CONVERSATION, expert: true, sample: 'conversation' },
  conversationTreeFadeAncestors: { at: CONVERSATION, expert: true, sample: 'conversation' },
  conversationOtherRepliesButton: {
    at: CONVERSATION,
    expert: true,
    sample: 'conversation',
    control: {
      is: 'choice',
      choices: { below: 'preference_choice.below', inside: 'preference_choice.inside' },
    },
  },
  mentionLinkDisplay: {
    at: MENTIONS,
    sample: 'post',
    control: {
      is: 'choice',
      choices: {
        short: 'preference_choice.short',
        full_for_remote: 'preference_choice.full_for_remote',
        full: 'preference_choice.full',
      },
    },
  },
  mentionLinkShowAvatar: { at: MENTIONS, sample: 'post' },
  mentionLinkShowTooltip: { at: MENTIONS, expert: true, sample: 'post' },
  mentionLinkFadeDomain: { at: MENTIONS, expert: true, sample: 'post' },
  mentionLinkShowYous: { at: MENTIONS, expert: true, sample: 'post' },
  mentionLinkBoldenYou: { at: MENTIONS, expert: true, sample: 'post' },

  maxThumbnails: { at: PICTURES, control: { is: 'number', min: 0, max: 99 }, sample: 'media' },
  useContainFit: { at: PICTURES, sample: 'media' },
  hideAttachments: { at: PICTURES, sample: 'media' },
  hideAttachmentsInConv: { at: PICTURES },
  hideNsfw: { at: SENSITIVE, sample: 'media' },
  useOneClickNsfw: { at: SENSITIVE },
  useBlurhash: { at: SENSITIVE },
  preloadImage: { at: SENSITIVE, expert: true },
  nsfwCensorImage: { at: SENSITIVE, expert: true, control: 'text' },
  stopGifs: { at: VIDEO, sample: 'media' },
  loopVideo: { at: VIDEO },
  loopVideoSilentOnly: { at: VIDEO },
  playVideosInModal: { at: VIDEO },

  defaultScope: {
    at: NEW_POST,
    control: {
      is: 'choice',
      choices: {
        '': 'preference_choice.visibility_account',
        public: 'preference_choice.visibility_public',
        unlisted: 'preference_choice.visibility_unlisted',
        local: 'preference_choice.visibility_local',
        private: 'preference_choice.visibility_private',
        direct: 'preference_choice.visibility_direct',
      },
    },
  },
  postContentType: { at: NEW_POST, control: 'own-control' },
  postLanguage: { at: NEW_POST, control: 'own-control' },
  sensitiveByDefault: { at: NEW_POST },
  padEmoji: { at: NEW_POST, expert: true },
  hideScopeNotice: { at: NEW_POST, expert: true },
  autocompleteSelect: { at: NEW_POST },
  alwaysShowSubjectInput: { at: SUBJECT },
  sensitiveIfSubject: { at: SUBJECT },
  subjectLineBehavior: {
    at: SUBJECT,
    control: {
      is: 'choice',
      choices: {
        email: 'preference_choice.subject_email',
        masto: 'preference_choice.subject_masto',
        noop: 'preference_choice.subject_noop',
      },
    },
  },

  notificationVisibility: { at: KINDS, control: 'own-control', sample: 'notifications' },
  groupNotifications: { at: KINDS, sample: 'notifications' },
  webPushNotifications: { at: ALERTS, control: 'own-control' },
  webPushHideIfCW: { at: ALERTS },

  muteWords: { at: WORDS, control: 'own-control' },
  hideWordFilteredPosts: { at: HIDE },
  hideFilteredStatuses: { at: HIDE },
  hideMutedPosts: { at: HIDE },
  hideMutedThreads: { at: HIDE },
  hideThreadsWithBlockedUsers: { at: HIDE },
  muteBotStatuses: { at: HIDE },
  // Kept and forgotten where notes are written, by staff alone.
  cannedNotes: null,
  highlight: { at: PEOPLE, control: 'own-control' },

  theme: { at: THEME, control: 'own-control', sample: 'post' },
  themeNight: { at: THEME, control: 'own-control' },
  themeDay: { at: THEME, control: 'own-control' },
  ownThemes: { at: THEME, control: 'own-control' },
  interfaceSize: { at: SIZE, control: { is: 'number', min: 80, max: 150 }, sample: 'post' },
  density: {
    at: SIZE,
    sample: 'post',
    control: {
      is: 'choice',
      choices: {
        compact: 'preference_choice.density_compact',
        normal: 'preference_choice.density_normal',
        roomy: 'preference_choice.density_roomy',
      },
    },
  },
  underlineLinks: { at: SIZE, sample: 'post' },
  largerTargets: { at: SIZE, sample: 'post' },
  reduceMotion: { at: SIZE },
  displayPageBackgrounds: { at: BACKDROP },
  hideInstanceWallpaper: { at: BACKDROP },
  thirdColumnMode: {
    at: COLUMNS,
    control: {
      is: 'choice',
      choices: {
        none: 'preference_choice.third_none',
        notifications: 'preference_choice.third_notifications',
        postform: 'preference_choice.third_postform',
      },
    },
  },
  sidebarRight: { at: COLUMNS },
  widenTimeline: { at: COLUMNS },
  disableStickyHeaders: { at: COLUMNS, expert: true },
  showScrollbars: { at: COLUMNS, expert: true },
  showNavShortcuts: { at: BAR },
  showWiderShortcuts: { at: BAR },
  showPanelNavShortcuts: { at: BAR },
  alwaysShowNewPostButton: { at: BAR },
  autohideFloatingPostButton: { at: BAR },
  hideSiteName: { at: BAR, expert: true },
  hideSiteFavicon: { at: BAR, expert: true },
  hideISP: { at: BAR, expert: true },
};

const isName = (name: string): name is PreferenceName => name in ROWS;

/** Every preference that the screen offers, in the order of the screen. */
export const SETTINGS: readonly Setting[] = Object.entries(ROWS).flatMap(([name, row]) =>
  row === null || !isName(name)
    ? []
    : [
        {
          name,
          tab: row.at[0],
          group: row.at[1],
          expert: row.expert ?? false,
          control: row.control ?? 'switch',
          sample: row.sample ?? null,
        },
      ],
);

export const isTab = (tab: string): tab is SettingsTab => TABS.some((known) => known === tab);
