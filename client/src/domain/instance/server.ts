import type { Counting } from '@/domain/writing/text-length';

/**
 * What a search understands beside words: `from:`, `before:` and the like; the signs of web searches (`-`, `or`,
 * quotation marks); `from:` alone.
 */
export type SearchOperators = 'full' | 'web' | 'from' | 'none';

/** Whose staff calls a server speaks. */
export type StaffApi = 'pleroma' | 'mastodon';

/** What a server can do. Read in one file (api/capabilities.ts); the rest asks for abilities, never brands. */
export interface Abilities {
  passwordGrant: boolean;
  streaming: boolean;
  bubbleTimeline: boolean;
  /** Direct posts as a timeline; elsewhere they are conversations only. */
  directTimeline: boolean;
  reactions: boolean;
  customReactions: boolean;
  quotes: boolean;
  editing: boolean;
  polls: boolean;
  translate: boolean;
  localVisibility: boolean;
  /** A post for this server alone is a public one with a flag, not a visibility of its own. */
  localByFlag: boolean;
  contentTypes: readonly string[];
  /** `/api/pleroma/*` and `/api/v1/pleroma/*` calls exist. */
  pleromaApi: boolean;
  akkomaApi: boolean;
  /** The staff calls that it has; null: none that are known here. Absent in what older visits have stored. */
  staffApi?: StaffApi | null;
  /** Notifications carry a read flag; else the marker decides. */
  notificationReadFlag: boolean;
  /** Notifications are taken away one by one; elsewhere all of them only. */
  notificationDismiss: boolean;
  accountsByNickname: boolean;
  suggestionsV2: boolean;
  muteExpiry: boolean;
  /** A whole server can be muted. */
  domainMutes: boolean;
  /** A repeat may be for fewer people than the post is. */
  repeatScopes: boolean;
  removeFollower: boolean;
  /** A conversation can be muted in which one neither wrote nor is mentioned. */
  muteAnyConversation: boolean;
  /** A post deletes itself when it was asked to. */
  postExpiry: boolean;
  /** The language of a post is kept. */
  postLanguage: boolean;
  /** The admin has put pages of their own beside the client: terms of service, and a panel. */
  termsPage: boolean;
  instancePanel: boolean;
  scheduledStatuses: boolean;
  /** A post that is sent twice with the same `Idempotency-Key` is there once. */
  knowsKeys: boolean;
  mediaProxy: boolean;
  /** Bookmarks have folders. Absent in what older visits have stored. */
  bookmarkFolders?: boolean;
  safeDm: boolean;
  remoteInteractionPage: boolean;
  searchOperators: SearchOperators;
}

/** What the server takes as files; null and absent: it does not say. Sizes in bytes. */
export interface UploadLimits {
  /** Of pictures, where it is not that of all files (`uploadLimit`). */
  imageSize: number | null;
  /** Files of one post. */
  files: number | null;
  /** Characters of one description. */
  description: number | null;
  /** MIME types; empty where the server names none. */
  types: readonly string[];
  /** It keeps the point of a picture that stays in sight when the picture is cropped. */
  focus: boolean;
}

/** Instance-wide facts and defaults after merging built-ins, config.json, frontend config, instance, nodeinfo. */
export interface Server {
  /** Origin, no slash at the end. */
  base: string;
  /** Where the streaming socket lives, `wss://host`; null when the server names none. */
  streamingBase: string | null;
  name: string;
  /** What stands behind the names of its people; absent in what older visits have stored. */
  domain?: string;
  description: string;
  software: { name: string; version: string };
  can: Abilities;
  textLimit: number;
  /** How it counts them; absent in what older visits have stored. */
  counting?: Counting;
  uploadLimit: number | null;
  /** Absent in what older visits have stored. */
  uploads?: UploadLimits;
  pollLimits: { maxOptions: number; maxOptionChars: number; minExpiration: number; maxExpiration: number };
  registrationOpen: boolean;
  approvalRequired: boolean;
  accountActivationRequired: boolean;
  /** Years that one must have to join; null where nobody asks. Absent in what older visits have stored. */
  minAge?: number | null;
  mailerEnabled: boolean;
  /** Guests see nothing of the timelines. */
  isPrivate: boolean;
  federating: boolean;
  federatedTimelineAvailable: boolean;
  publicTimelineVisibility: { local: boolean; federated: boolean; bubble: boolean };
  localBubbleInstances: readonly string[];
  restrictedNicknames: readonly string[];
  suggestionsEnabled: boolean;
  languages: readonly string[];
  vapidPublicKey: string | null;
  postFormats: readonly string[];
  defaultAvatar: string;
  defaultBanner: string;
  thumbnail: string | null;
  /** Instance configuration for the interface (static-files.md §1). */
  ui: InterfaceConfig;
}

export interface InterfaceConfig {
  theme: string;
  background: string | null;
  logo: string | null;
  logoMask: boolean;
  logoMargin: string;
  logoLeft: boolean;
  hideSitename: boolean;
  loginMethod: 'password' | 'token';
  redirectRootLogin: string;
  redirectRootNoLogin: string;
  showFeaturesPanel: boolean;
  showInstanceSpecificPanel: boolean;
  nsfwCensorImage: string;
  /** Instance defaults of user preferences, by preference name; unknown names are kept out. */
  preferenceDefaults: Readonly<Record<string, unknown>>;
}

/** What stands behind the names of its people: not always the host that is asked. */
export const domainOf = ({ domain, base }: Pick<Server, 'domain' | 'base'>): string =>
  domain ?? base.replace(/^https?:\/\//, '');

/** Whether `host`, of an address or a handle, is this very server. */
export const isOwnHost = (server: Pick<Server, 'domain' | 'base'>, host: string): boolean =>
  [domainOf(server), domainOf({ base: server.base })].includes(host.toLowerCase());
