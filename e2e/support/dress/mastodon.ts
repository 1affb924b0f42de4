import type { Family } from './family';
import { isObject, objectIn, textIn, without, type Json } from './json';
import { roleOf } from './mastodon-staff';

const HOST = 'masto.test';
const VERSION = '4.5.1';

const CONFIGURATION = {
  accounts: { max_featured_tags: 10, max_pinned_statuses: 5 },
  statuses: { max_characters: 500, max_media_attachments: 4, characters_reserved_per_url: 23 },
  media_attachments: {
    supported_mime_types: ['image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'audio/mpeg'],
    description_limit: 1500,
    image_size_limit: 16_777_216,
    video_size_limit: 103_809_024,
  },
  polls: { max_options: 4, max_characters_per_option: 50, min_expiration: 300, max_expiration: 2_629_746 },
};

function instanceV1(from: Json): Json {
  const { title, description, short_description, email, stats, thumbnail } = from;
  return {
    uri: HOST,
    title,
    description,
    short_description,
    email,
    stats,
    thumbnail,
    version: VERSION,
    urls: { streaming_api: `wss://${HOST}` },
    languages: ['en'],
    registrations: true,
    approval_required: true,
    invites_enabled: true,
    configuration: CONFIGURATION,
    contact_account: null,
    rules: [{ id: '1', text: 'Be kind', hint: '' }],
  };
}

const instanceV2 = (from: Json): Json => ({
  domain: HOST,
  title: from.title,
  version: VERSION,
  source_url: 'https://github.com/mastodon/mastodon',
  description: from.short_description,
  usage: { users: { active_month: 42 } },
  thumbnail: { url: from.thumbnail, blurhash: null, versions: {} },
  icon: [],
  languages: ['en'],
  configuration: {
    ...CONFIGURATION,
    urls: { streaming: `wss://${HOST}`, status: null },
    vapid: { public_key: 'BNotAKey' },
    translation: { enabled: false },
    timelines_access: {
      live_feeds: { local: 'public', remote: 'public' },
      hashtag_feeds: { local: 'public', remote: 'public' },
      trending_link_feeds: { local: 'disabled', remote: 'disabled' },
    },
  },
  registrations: {
    enabled: true,
    approval_required: true,
    reason_required: true,
    message: null,
    min_age: 16,
    url: null,
  },
  api_versions: { mastodon: 7 },
  contact: { email: from.email, account: null },
  rules: [],
});

const KINDS: Readonly<Record<string, string>> = { 'pleroma:report': 'admin.report' };
/** What everybody is told of. */
const TOLD = ['mention', 'follow', 'follow_request', 'reblog', 'favourite', 'poll', 'update', 'status'];

/** The report of a notification, which tells less than that of the staff calls. */
const reportedIn = ({ id, state, content, created_at, account, statuses }: Json): Json => ({
  id,
  action_taken: state !== 'open',
  action_taken_at: null,
  category: 'other',
  comment: content ?? '',
  forwarded: false,
  created_at,
  status_ids: Array.isArray(statuses) ? statuses.map((status) => objectIn(status).id) : [],
  rule_ids: [],
  target_account: account,
});

const VIEWER_STATE = ['favourited', 'reblogged', 'bookmarked', 'muted', 'pinned'];
const NEVER_THERE = ['akkoma', 'pleroma', 'emoji_reactions', 'quote', 'quote_id'];

export const mastodon: Family = {
  name: 'mastodon',
  host: HOST,
  uploads: 'system',
  documents: (instance) => ({
    '/api/v1/instance': instanceV1(instance),
    '/api/v2/instance': instanceV2(instance),
    '/nodeinfo/2.0': {
      version: '2.0',
      software: { name: 'mastodon', version: VERSION },
      protocols: ['activitypub'],
      services: { outbound: [], inbound: [] },
      usage: { users: { total: 3 }, localPosts: 5 },
      openRegistrations: true,
      metadata: { nodeName: 'Mastodon in front', nodeDescription: '' },
    },
  }),
  lacks: /^\/api\/(v1\/timelines\/(direct|bubble)|oauth_tokens|v1\/trends$)/,
  missing: {
    type: 'text/html; charset=utf-8',
    body: '<!DOCTYPE html><html><head><title>Not found</title></head><body>It is not here.</body></html>',
  },
  open: /^\/api\/(v[12]\/(instance|custom_emojis|apps|announcements)|v1\/(timelines\/(public|tag)|statuses|accounts))/,
  unauthorized: '{"error":"This method requires an authenticated user"}',
  status(from, guest) {
    const shown = without(from, guest ? [...NEVER_THERE, ...VIEWER_STATE] : NEVER_THERE);
    const { quote } = from;
    return {
      edited_at: null,
      ...shown,
      visibility: from.visibility === 'local' ? 'public' : from.visibility,
      // The quoted post itself comes one level deep.
      quote: isObject(quote) ? { state: 'accepted', quoted_status: { ...quote, quote: null } } : null,
      quote_approval: { automatic: ['public'], manual: [], current_user: 'automatic' },
      ...(guest ? {} : { filtered: [] }),
    };
  },
  account(from) {
    const { source } = from;
    return {
      ...without(from, ['fqn', 'akkoma', 'pleroma', 'source', 'follow_requests_count']),
      group: false,
      noindex: false,
      discoverable: null,
      indexable: false,
      uri: from.url,
      roles: [],
      hide_collections: null,
      ...(isObject(source) && 'privacy' in source
        ? {
            source: { ...without(source, ['pleroma']), follow_requests_count: 0, quote_policy: 'public' },
            role: roleOf({
              admin: objectIn(from.pleroma).is_admin === true,
              moderator: objectIn(from.pleroma).is_moderator === true,
            }),
          }
        : {}),
    };
  },
  notification: (from) => ({
    ...without(from, ['pleroma']),
    type: KINDS[textIn(from.type)] ?? from.type,
    ...(isObject(from.report) && { report: reportedIn(from.report) }),
    group_key: `ungrouped-${String(from.id)}`,
  }),
  kinds: KINDS,
  asked(path) {
    const url = new URL(path, 'http://dressed');
    if (url.pathname !== '/api/v1/notifications') return path;
    // Staff are told of reports without asking by name.
    const named = url.searchParams.getAll('types[]');
    const types = named.length > 0 ? named : [...TOLD, ...Object.values(KINDS)];
    url.searchParams.delete('types[]');
    const ofInstance = new Map(Object.entries(KINDS).map(([ours, theirs]) => [theirs, ours]));
    for (const type of types) url.searchParams.append('types[]', ofInstance.get(type) ?? type);
    return `${url.pathname}${url.search}`;
  },
  refusesGrant(form) {
    const type = form.get('grant_type');
    if (type === 'authorization_code' || type === 'client_credentials') return null;
    return {
      error: 'unsupported_grant_type',
      error_description: 'The authorization grant type is not supported by the authorization server.',
    };
  },
  refusesApp: (form) =>
    (form.get('scopes') ?? '').split(' ').includes('admin')
      ? { error: "Validation failed: Scopes doesn't match configured on the server." }
      : null,
  strictFrames: false,
  cookie: (value) => `_mastodon_session=${value}; path=/; secure; HttpOnly; SameSite=Lax`,
  checksOrigin: true,
  keepsChallenge: true,
};
