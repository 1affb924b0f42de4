import { CAN, SERVER } from '@/data/testing/fake-server';
import { relationship } from '@/data/testing/make';
import type { Account } from '@/domain/account/account';
import type { DraftMedia } from '@/domain/writing/compose-content';
import type { Notification } from '@/domain/notification/notification';
import type { Relationship } from '@/domain/account/relationship';
import type { Abilities, InterfaceConfig, Server } from '@/domain/instance/server';
import type { Poll } from '@/domain/status/poll';
import type { Status } from '@/domain/status/status';

/** Entities with sober defaults for tests; give what the test is about. */
export const makeAccount = (given: Partial<Account> & { id: string }): Account => {
  const acct = given.acct ?? `user${given.id}`;
  const username = given.username ?? acct.split('@')[0] ?? acct;
  return {
    username,
    acct,
    displayName: username,
    note: '',
    url: `https://tidepool.example/users/${username}`,
    avatar: '/images/avi.png',
    avatarStatic: '/images/avi.png',
    header: '/images/banner.png',
    headerStatic: '/images/banner.png',
    background: '',
    emojis: [],
    fields: [],
    isLocal: !acct.includes('@'),
    locked: false,
    bot: false,
    deactivated: false,
    role: 'member',
    createdAt: null,
    followersCount: 0,
    followingCount: 0,
    statusesCount: 0,
    hideFollows: false,
    hideFollowers: false,
    hideFollowsCount: false,
    hideFollowersCount: false,
    tags: [],
    favicon: null,
    instance: null,
    movedTo: null,
    own: null,
    ...given,
  };
};

export const makeStatus = (given: Partial<Status> & { id: string }): Status => {
  const text = given.text ?? `Text of ${given.id}`;
  return {
    uri: `https://tidepool.example/objects/${given.id}`,
    url: `https://tidepool.example/notice/${given.id}`,
    accountId: '1',
    createdAt: Date.UTC(2026, 0, 1, 12),
    editedAt: null,
    content: `<p>${text}</p>`,
    text,
    spoilerText: '',
    sourceType: null,
    visibility: 'public',
    sensitive: false,
    language: null,
    inReplyToId: null,
    inReplyToAccountId: null,
    inReplyToAcct: null,
    parentVisible: true,
    reblogId: null,
    quote: null,
    conversationId: null,
    repliesCount: 0,
    reblogsCount: 0,
    favouritesCount: 0,
    favourited: false,
    reblogged: false,
    bookmarked: false,
    pinned: false,
    muted: false,
    threadMuted: false,
    isLocal: true,
    attachments: [],
    mentions: [],
    tags: [],
    emojis: [],
    reactions: [],
    card: null,
    poll: null,
    application: null,
    expiresAt: null,
    ...given,
  };
};

/** Open, of one choice, nobody has voted. */
export const makePoll = (given: Partial<Poll> & { id: string }): Poll => ({
  expiresAt: null,
  expired: false,
  multiple: false,
  votesCount: 0,
  votersCount: null,
  voted: false,
  ownVotes: [],
  options: [],
  emojis: [],
  ...given,
});

export const makeRelationship = ({ id, ...given }: Partial<Relationship> & { id: string }): Relationship =>
  relationship(id, given);

export const makeNotification = (given: Partial<Notification> & { id: string }): Notification => {
  const kind = given.kind ?? 'mention';
  return {
    kind,
    type: kind,
    createdAt: Date.UTC(2026, 0, 1, 12),
    accountId: '1',
    statusId: null,
    targetId: null,
    emoji: null,
    emojiUrl: null,
    seen: false,
    muted: false,
    ...given,
  };
};

const ABILITIES: Abilities = {
  ...CAN,
  translate: true,
  contentTypes: ['text/plain', 'text/markdown', 'text/html', 'text/bbcode'],
};

/** A server of the Akkoma kind with everything switched on. */
export const makeServer = (
  given: Partial<Omit<Server, 'can' | 'ui'>> & {
    can?: Partial<Abilities>;
    ui?: Partial<InterfaceConfig>;
  } = {},
): Server => ({
  ...SERVER,
  description: 'A small harbour',
  software: { name: 'akkoma', version: '3.15.0' },
  uploadLimit: 16_000_000,
  mailerEnabled: true,
  localBubbleInstances: ['reef.example'],
  defaultAvatar: '/images/avi.png',
  defaultBanner: '/images/banner.png',
  ...given,
  can: { ...ABILITIES, ...given.can },
  ui: { ...SERVER.ui, theme: 'pleroma-dark', logoMargin: '.2em', ...given.ui },
});

export const makeDraftMedia = (given: Partial<DraftMedia> & { key: string }): DraftMedia => ({
  mediaId: null,
  name: 'tide.png',
  type: 'image/png',
  size: 4,
  description: '',
  sentDescription: '',
  focus: null,
  previewUrl: null,
  ...given,
});
