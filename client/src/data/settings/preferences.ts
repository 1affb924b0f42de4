import type { Visibility } from '@/domain/status/visibility';

export type HighlightKind = 'disabled' | 'solid' | 'striped' | 'side';

export interface NotificationVisibility {
  follows: boolean;
  mentions: boolean;
  likes: boolean;
  repeats: boolean;
  moves: boolean;
  emojiReactions: boolean;
  followRequest: boolean;
  polls: boolean;
  /** People whom the reader does not follow. */
  strangers: boolean;
}

/**
 * Every preference of S1 §3 and behaviour.md §9 with the type that its values have. Names are those of
 * the settings file that other clients of this family share, so exports and profiles stay readable.
 */
export interface Preferences {
  // Reading
  replyVisibility: 'all' | 'following' | 'self';
  streaming: boolean;
  useStreamingApi: boolean;
  pauseOnUnfocused: boolean;
  virtualScrolling: boolean;
  collapseMessageWithSubject: boolean;
  hidePostStats: boolean;
  hideUserStats: boolean;
  hideBotIndication: boolean;
  emojiReactionsOnTimeline: boolean;
  greentext: boolean;
  renderMisskeyMarkdown: boolean;
  renderMfmOnHover: boolean;
  mergeRepeats: boolean;
  hideOwnRepeats: boolean;
  // Conversations
  conversationDisplay: 'linear' | 'tree';
  conversationTreeAdvanced: boolean;
  conversationTreeFadeAncestors: boolean;
  conversationOtherRepliesButton: 'below' | 'inside';
  maxDepthInThread: number;
  // Media
  maxThumbnails: number;
  hideNsfw: boolean;
  nsfwCensorImage: string;
  preloadImage: boolean;
  useOneClickNsfw: boolean;
  useBlurhash: boolean;
  useContainFit: boolean;
  loopVideo: boolean;
  loopVideoSilentOnly: boolean;
  playVideosInModal: boolean;
  stopGifs: boolean;
  hideAttachments: boolean;
  hideAttachmentsInConv: boolean;
  // Filters
  muteWords: readonly string[];
  /** Notes that staff write often; `{account}` stands for whom a report is about. */
  cannedNotes: readonly string[];
  hideFilteredStatuses: boolean;
  hideMutedPosts: boolean;
  hideMutedThreads: boolean;
  hideWordFilteredPosts: boolean;
  hideThreadsWithBlockedUsers: boolean;
  muteBotStatuses: boolean;
  highlight: Readonly<Record<string, { color: string; type: HighlightKind }>>;
  // Mentions
  mentionLinkDisplay: 'short' | 'full_for_remote' | 'full';
  mentionLinkShowTooltip: boolean;
  mentionLinkShowAvatar: boolean;
  mentionLinkFadeDomain: boolean;
  mentionLinkShowYous: boolean;
  mentionLinkBoldenYou: boolean;
  // Writing
  postContentType: string;
  postLanguage: string;
  defaultScope: Visibility | '';
  subjectLineBehavior: 'email' | 'masto' | 'noop';
  alwaysShowSubjectInput: boolean;
  sensitiveByDefault: boolean;
  sensitiveIfSubject: boolean;
  padEmoji: boolean;
  hideScopeNotice: boolean;
  autocompleteSelect: boolean;
  // Confirmations
  modalOnRepeat: boolean;
  modalOnUnfollow: boolean;
  modalOnBlock: boolean;
  modalOnMute: boolean;
  modalOnDelete: boolean;
  modalOnLogout: boolean;
  modalOnApproveFollow: boolean;
  modalOnDenyFollow: boolean;
  /** Ours: asks before files are posted that nobody has described. */
  modalOnMissingDescription: boolean;
  // Notifications
  notificationVisibility: NotificationVisibility;
  groupNotifications: boolean;
  webPushNotifications: boolean;
  webPushHideIfCW: boolean;
  // Interface
  interfaceLanguage: string;
  translationLanguage: string;
  theme: string;
  /** Ours: of the theme `system`. */
  themeNight: string;
  themeDay: string;
  /** Ours: theme files that the reader made or loaded, by name. */
  ownThemes: Readonly<Record<string, unknown>>;
  /** Ours: percent. */
  interfaceSize: number;
  density: 'compact' | 'normal' | 'roomy';
  reduceMotion: boolean;
  underlineLinks: boolean;
  largerTargets: boolean;
  expertLevel: number;
  thirdColumnMode: 'none' | 'notifications' | 'postform';
  userProfileDefaultTab: 'statuses' | 'replies';
  keyboardShortcuts: boolean;
  alwaysShowNewPostButton: boolean;
  autohideFloatingPostButton: boolean;
  showNavShortcuts: boolean;
  showWiderShortcuts: boolean;
  showPanelNavShortcuts: boolean;
  hideSiteName: boolean;
  hideSiteFavicon: boolean;
  hideISP: boolean;
  widenTimeline: boolean;
  disableStickyHeaders: boolean;
  showScrollbars: boolean;
  displayPageBackgrounds: boolean;
  hideInstanceWallpaper: boolean;
  sidebarRight: boolean;
}

export type PreferenceName = keyof Preferences;

/** Built-in defaults; the instance may replace some of them, the user all (static-files.md §1). */
export const DEFAULT_PREFERENCES: Preferences = {
  replyVisibility: 'all',
  streaming: false,
  useStreamingApi: true,
  pauseOnUnfocused: true,
  virtualScrolling: true,
  collapseMessageWithSubject: true,
  hidePostStats: false,
  hideUserStats: false,
  hideBotIndication: false,
  emojiReactionsOnTimeline: true,
  greentext: false,
  renderMisskeyMarkdown: true,
  renderMfmOnHover: false,
  mergeRepeats: true,
  hideOwnRepeats: false,
  conversationDisplay: 'linear',
  conversationTreeAdvanced: false,
  conversationTreeFadeAncestors: false,
  conversationOtherRepliesButton: 'below',
  maxDepthInThread: 6,
  maxThumbnails: 16,
  hideNsfw: true,
  nsfwCensorImage: '',
  preloadImage: true,
  useOneClickNsfw: false,
  useBlurhash: true,
  useContainFit: true,
  loopVideo: true,
  loopVideoSilentOnly: true,
  playVideosInModal: false,
  stopGifs: false,
  hideAttachments: false,
  hideAttachmentsInConv: false,
  muteWords: [],
  cannedNotes: [],
  hideFilteredStatuses: false,
  hideMutedPosts: false,
  hideMutedThreads: true,
  hideWordFilteredPosts: false,
  hideThreadsWithBlockedUsers: false,
  muteBotStatuses: false,
  highlight: {},
  mentionLinkDisplay: 'short',
  mentionLinkShowTooltip: true,
  mentionLinkShowAvatar: false,
  mentionLinkFadeDomain: true,
  mentionLinkShowYous: false,
  mentionLinkBoldenYou: true,
  postContentType: 'text/plain',
  postLanguage: '',
  defaultScope: '',
  subjectLineBehavior: 'email',
  alwaysShowSubjectInput: true,
  sensitiveByDefault: false,
  sensitiveIfSubject: true,
  padEmoji: true,
  hideScopeNotice: false,
  autocompleteSelect: true,
  modalOnRepeat: false,
  modalOnUnfollow: false,
  modalOnBlock: true,
  modalOnMute: false,
  modalOnDelete: true,
  modalOnLogout: true,
  modalOnApproveFollow: false,
  modalOnDenyFollow: false,
  modalOnMissingDescription: true,
  notificationVisibility: {
    follows: true,
    mentions: true,
    likes: true,
    repeats: true,
    moves: true,
    emojiReactions: true,
    followRequest: true,
    polls: true,
    strangers: true,
  },
  groupNotifications: true,
  webPushNotifications: false,
  webPushHideIfCW: true,
  interfaceLanguage: '',
  translationLanguage: '',
  theme: 'pleroma-dark',
  themeNight: 'pleroma-dark',
  themeDay: 'pleroma-light',
  ownThemes: {},
  interfaceSize: 100,
  density: 'normal',
  reduceMotion: false,
  underlineLinks: false,
  largerTargets: false,
  expertLevel: 0,
  thirdColumnMode: 'notifications',
  userProfileDefaultTab: 'statuses',
  keyboardShortcuts: true,
  alwaysShowNewPostButton: false,
  autohideFloatingPostButton: false,
  showNavShortcuts: true,
  showWiderShortcuts: true,
  showPanelNavShortcuts: true,
  hideSiteName: false,
  hideSiteFavicon: false,
  hideISP: false,
  widenTimeline: false,
  disableStickyHeaders: false,
  showScrollbars: false,
  displayPageBackgrounds: true,
  hideInstanceWallpaper: false,
  sidebarRight: false,
};
