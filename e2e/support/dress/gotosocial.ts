import type { Family } from './family';
import { isObject, without, type Json } from './json';

const HOST = 'gts.test';

const CONFIGURATION = {
  statuses: {
    max_characters: 5000,
    max_media_attachments: 6,
    characters_reserved_per_url: 25,
    supported_mime_types: ['text/plain', 'text/markdown'],
  },
  media_attachments: {
    supported_mime_types: ['image/jpeg', 'image/png', 'image/webp', 'video/mp4'],
    description_limit: 1500,
    image_size_limit: 41_943_040,
    video_size_limit: 41_943_040,
  },
  polls: { max_options: 6, max_characters_per_option: 50, min_expiration: 300, max_expiration: 2_629_746 },
  accounts: { allow_custom_css: true, max_featured_tags: 10, max_profile_fields: 6 },
  emojis: { emoji_size_limit: 51_200 },
};

const VERSION = '0.20.0+git-8cd1c5a';

function instanceV1(from: Json): Json {
  const { title, description, short_description, email, stats, thumbnail, languages } = from;
  return {
    uri: `https://${HOST}`,
    account_domain: HOST,
    title,
    description,
    short_description,
    email,
    stats,
    thumbnail,
    languages,
    version: VERSION,
    registrations: false,
    approval_required: true,
    invites_enabled: false,
    configuration: CONFIGURATION,
    urls: { streaming_api: `wss://${HOST}` },
    max_toot_chars: 5000,
    rules: [],
  };
}

const instanceV2 = (from: Json): Json => ({
  domain: HOST,
  account_domain: HOST,
  title: from.title,
  version: VERSION,
  source_url: 'https://codeberg.org/superseriousbusiness/gotosocial',
  description: from.description,
  usage: { users: { active_month: 0 } },
  thumbnail: { url: from.thumbnail },
  languages: [],
  configuration: { ...CONFIGURATION, urls: { streaming: `wss://${HOST}` }, translation: { enabled: false } },
  registrations: { enabled: false, approval_required: true, message: null },
  contact: { email: from.email, account: {} },
  rules: [],
});

const nodeinfo = (version: string): Json => ({
  version,
  software: { name: 'gotosocial', version: VERSION },
  protocols: ['activitypub'],
  services: { inbound: [], outbound: [] },
  openRegistrations: false,
  usage: { users: { total: 1 }, localPosts: 1 },
});

const NEVER_THERE = ['quotes_count', 'quote', 'quote_id', 'akkoma', 'pleroma', 'emoji_reactions'];

export const gotosocial: Family = {
  name: 'gotosocial',
  host: HOST,
  uploads: 'fileserver',
  documents: (instance) => ({
    '/api/v1/instance': instanceV1(instance),
    '/api/v2/instance': instanceV2(instance),
    '/nodeinfo/2.0': nodeinfo('2.0'),
    '/nodeinfo/2.1': nodeinfo('2.1'),
    '/api/v1/announcements': [],
  }),
  lacks: /^\/api\/(v1\/timelines\/(direct|bubble)|v[12]\/suggestions|v1\/directory|v1\/trends)/,
  missing: { type: 'application/json', body: '{"error":"Not Found: page not found"}' },
  open: /^\/api\/v[12]\/instance$|^\/api\/v1\/apps$/,
  unauthorized: '{"error":"Unauthorized: token not supplied"}',
  status(from) {
    const local = from.visibility === 'local';
    return {
      edited_at: null,
      ...without(from, NEVER_THERE),
      visibility: local ? 'public' : from.visibility,
      local_only: local,
      content_type: 'text/plain',
      card: null,
      filtered: [],
      interaction_policy: {
        can_favourite: { automatic_approval: ['public', 'me'], manual_approval: [] },
        can_reply: { automatic_approval: ['public', 'me'], manual_approval: [] },
        can_reblog: { automatic_approval: ['public', 'me'], manual_approval: [] },
      },
    };
  },
  account(from) {
    const { source } = from;
    return {
      ...without(from, ['fqn', 'akkoma', 'pleroma', 'source', 'follow_requests_count']),
      roles: [],
      enable_rss: true,
      hide_collections: false,
      ...(isObject(source) && 'privacy' in source
        ? {
            source: {
              ...without(source, ['pleroma']),
              follow_requests_count: 0,
              status_content_type: 'text/plain',
            },
          }
        : {}),
    };
  },
  notification: (from) => without(from, ['pleroma']),
  kinds: {},
  asked: (path) => path,
  refusesGrant(form) {
    const type = form.get('grant_type');
    if (type !== 'authorization_code' && type !== 'client_credentials')
      return { error: 'unsupported_grant_type', error_description: 'unsupported grant type' };
    if (!form.has('redirect_uri'))
      return {
        error: 'invalid_request',
        error_description: 'Bad Request: redirect_uri was not set in the token request form',
      };
    return null;
  },
  refusesApp: () => null,
  strictFrames: true,
  cookie: (value) =>
    `gotosocial-${HOST}=${value}; Path=/; Domain=${HOST}; Max-Age=120; HttpOnly; Secure; SameSite=Lax`,
  checksOrigin: false,
  keepsChallenge: false,
};
