import type { Nodeinfo, NodeinfoFederation } from '@skein/wire';
import type { Instance } from '../lib/context.ts';
import { LIMITS } from '../lib/limits.ts';
import { hostOf, withBase } from '../lib/urls.ts';
import { RESTRICTED_NICKNAMES } from '../rules/restricted-nicknames.ts';
import { getSettings, type InstanceSettings } from '../storage/settings.ts';

export const VERSION = '0.1.0';
/** The Akkoma whose recordings this server follows; clients compare versions with it. */
export const AKKOMA_VERSION = '3.16.0';

export const POST_FORMATS = [
  'text/plain',
  'text/html',
  'text/markdown',
  'text/bbcode',
  'text/x.misskeymarkdown',
];

/** Feature names (api.md §2); the conditional ones depend on the settings. */
export function features(settings: InstanceSettings): string[] {
  return [
    'pleroma_api',
    'akkoma_api',
    'mastodon_api',
    'mastodon_api_streaming',
    'polls',
    'v2_suggestions',
    'pleroma_explicit_addressing',
    'multifetch',
    'pleroma:api/v1/notifications:include_types_filter',
    'quote_posting',
    'editing',
    ...(settings.bubble.length > 0 ? ['bubble_timeline'] : []),
    'pleroma_emoji_reactions',
    'exposable_reactions',
    'profile_directory',
    ...(settings.translation ? ['akkoma:machine_translation'] : []),
    'custom_emoji_reactions',
    ...(settings.bookmarkFolders ? ['pleroma:bookmark_folders'] : []),
    'pleroma:get:main/ostatus',
    // Ours: the focal point of a picture is kept, as Mastodon does.
    'media_focus',
  ];
}

const SIMPLE_RULES = [
  'accept',
  'reject',
  'media_removal',
  'media_nsfw',
  'federated_timeline_removal',
  'report_removal',
  'followers_only',
  'avatar_removal',
  'banner_removal',
  'background_removal',
  'reject_deletes',
];

const withReasons = (hosts: Readonly<Record<string, string>>): Record<string, { reason: string }> =>
  Object.fromEntries(Object.entries(hosts).map(([host, reason]) => [host, { reason }]));

export function federation(settings: InstanceSettings): NodeinfoFederation {
  const simple = settings.mrfSimple;
  const reasons = Object.entries(simple).map(([rule, hosts]) => [rule, withReasons(hosts)]);
  return {
    enabled: true,
    exclusions: false,
    mrf_policies: settings.mrfPolicies,
    mrf_simple: Object.fromEntries(SIMPLE_RULES.map((rule) => [rule, Object.keys(simple[rule] ?? {})])),
    mrf_simple_info: Object.fromEntries(reasons),
    mrf_keyword: settings.mrfKeyword,
    mrf_hashtag: { sensitive: ['nsfw'], reject: [], federated_timeline_removal: [] },
    quarantined_instances: Object.keys(settings.quarantined),
    quarantined_instances_info: { quarantined_instances: withReasons(settings.quarantined) },
  };
}

export interface Counts {
  users: number;
  activeMonth: number;
  activeHalfyear: number;
  posts: number;
  hosts: number;
  remoteUsers: number;
}

const DAY = 86_400_000;

export function countInstance({ db, now }: Instance): Counts {
  const active = `SELECT count(*) AS n FROM accounts WHERE host IS NULL AND last_status_at > ?`;
  const number = (sql: string, ...params: number[]) => db.get<{ n: number }>(sql, ...params)?.n ?? 0;
  return {
    users: number('SELECT count(*) AS n FROM accounts WHERE host IS NULL AND is_active = 1'),
    activeMonth: number(active, now() - 30 * DAY),
    activeHalfyear: number(active, now() - 180 * DAY),
    posts: number('SELECT count(*) AS n FROM statuses WHERE local = 1'),
    hosts: number('SELECT count(DISTINCT host) AS n FROM accounts WHERE host IS NOT NULL'),
    remoteUsers: number('SELECT count(*) AS n FROM accounts WHERE host IS NOT NULL'),
  };
}

function build(inst: Instance, base: string): Nodeinfo {
  const settings = getSettings(inst.db);
  const counts = countInstance(inst);
  const staff = inst.db.all<{ ap_id: string }>(
    'SELECT ap_id FROM accounts WHERE host IS NULL AND (is_admin = 1 OR is_moderator = 1) ORDER BY id',
  );
  return {
    version: '2.0',
    protocols: ['activitypub'],
    services: { inbound: [], outbound: [] },
    software: { name: 'akkoma', version: AKKOMA_VERSION },
    openRegistrations: settings.registrations,
    usage: {
      users: { total: counts.users, activeHalfyear: counts.activeHalfyear, activeMonth: counts.activeMonth },
      localPosts: counts.posts,
    },
    metadata: {
      nodeName: settings.title,
      nodeDescription: settings.description,
      private: settings.isPrivate,
      suggestions: { enabled: settings.suggestions },
      staffAccounts: staff.map((row) => withBase(base, row.ap_id)),
      federation: federation(settings),
      pollLimits: { ...LIMITS.poll },
      postFormats: POST_FORMATS,
      uploadLimits: {
        general: LIMITS.upload,
        avatar: LIMITS.avatar,
        background: LIMITS.background,
        banner: LIMITS.banner,
      },
      fieldsLimits: { ...LIMITS.fields },
      accountActivationRequired: settings.accountActivation,
      invitesEnabled: settings.invites,
      mailerEnabled: settings.mailer,
      features: features(settings),
      restrictedNicknames: RESTRICTED_NICKNAMES,
      skipThreadContainment: true,
      privilegedStaff: false,
      localBubbleInstances: settings.bubble.length > 0 ? [hostOf(base), ...settings.bubble] : [],
      publicTimelineVisibility: { federated: !settings.isPrivate, local: !settings.isPrivate, bubble: false },
      federatedTimelineAvailable: true,
    },
  };
}

interface Cached {
  until: number;
  base: string;
  plain: Nodeinfo;
  newer: Nodeinfo;
}
const cache = new WeakMap<Instance, Cached>();

/** Nodeinfo 2.0 or 2.1. Every account carries it, so it is built once in half a minute. */
export function nodeinfo(inst: Instance, base: string, version: '2.0' | '2.1'): Nodeinfo {
  const now = inst.now();
  let known = cache.get(inst);
  if (!known || known.until < now || known.base !== base) {
    const plain = build(inst, base);
    const repository = 'https://akkoma.dev/AkkomaGang/akkoma';
    const newer = { ...plain, version: '2.1', software: { ...plain.software, repository } };
    known = { until: now + 30_000, base, plain, newer };
    cache.set(inst, known);
  }
  return version === '2.0' ? known.plain : known.newer;
}
