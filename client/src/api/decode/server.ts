import type { Server, UploadLimits } from '@/domain/instance/server';
import type { Counting } from '@/domain/writing/text-length';
import { abilitiesOf, namedStreaming } from '../capabilities';
import { addressIn, decodeInterfaceConfig } from './interface-config';
import { readFacts, type ServerDocuments, type ServerFacts } from './server-documents';
import { countOrNull, dto, flag, flagOrNull, linkOrNull, text, texts, wordsOrNull, type Dto } from './shape';

const first = <T>(...values: readonly (T | null)[]): T | null =>
  values.find((value) => value !== null) ?? null;

/** Friendica writes 0 where it has no limit, Hollo where it does not know. */
const limitOrNull = (input: unknown): number | null => countOrNull(input) || null;

/** The host behind `wss://…`, never another scheme, and unencrypted only beside an unencrypted page. */
function streamingOf(facts: ServerFacts, base: string, site: string): string | null {
  const own = base.replace(/^http/, 'ws');
  // Where server and page share a host, the page's policy lets the socket go nowhere else.
  if (base === site || base === '') return base === '' ? null : own;
  const named = namedStreaming(facts);
  if (!URL.canParse(named)) return named === '' ? null : own;
  const { protocol, host } = new URL(named);
  if (protocol !== 'wss:' && !(protocol === 'ws:' && base.startsWith('http:'))) return own;
  return `${protocol}//${host}`;
}

type Limits = Pick<Server, 'textLimit' | 'counting' | 'uploadLimit' | 'pollLimits' | 'uploads'>;

function uploadsOf({ instance, configuration, features }: ServerFacts, isPleroma: boolean): UploadLimits {
  const media = configuration('media_attachments');
  return {
    imageSize: limitOrNull(media.image_size_limit),
    files: first(
      limitOrNull(instance.max_media_attachments),
      limitOrNull(configuration('statuses').max_media_attachments),
    ),
    description: first(limitOrNull(instance.description_limit), limitOrNull(media.description_limit)),
    types: texts(media.supported_mime_types),
    // Akkoma and Pleroma take a focus and forget it.
    focus: !isPleroma || features.has('media_focus'),
  };
}

/** GoToSocial names a length of links and does not use it; Pleroma's counts everything as it is written. */
function countingOf({ configuration, software }: ServerFacts, isPleroma: boolean): Counting {
  const graphemes = software.name !== 'gotosocial';
  const link =
    isPleroma || !graphemes ? null : countOrNull(configuration('statuses').characters_reserved_per_url);
  return { graphemes, link };
}

function limitsOf(facts: ServerFacts, isPleroma: boolean): Limits {
  const { instance, metadata, configuration } = facts;
  const poll = { ...dto(instance.poll_limits), ...dto(metadata.pollLimits) };
  const polls = configuration('polls');
  const media = configuration('media_attachments');
  const limit = (own: unknown, other: unknown, built: number): number =>
    first(countOrNull(own), countOrNull(other)) ?? built;
  return {
    textLimit:
      limit(instance.max_toot_chars, configuration('statuses').max_characters, 0) || (isPleroma ? 5000 : 500),
    counting: countingOf(facts, isPleroma),
    uploadLimit: first(
      limitOrNull(dto(metadata.uploadLimits).general),
      limitOrNull(instance.upload_limit),
      limitOrNull(media.video_size_limit),
      limitOrNull(media.image_size_limit),
    ),
    uploads: uploadsOf(facts, isPleroma),
    pollLimits: {
      maxOptions: limit(poll.max_options, polls.max_options, 4),
      maxOptionChars: limit(poll.max_option_chars, polls.max_characters_per_option, 50),
      minExpiration: limit(poll.min_expiration, polls.min_expiration, 300),
      maxExpiration: limit(poll.max_expiration, polls.max_expiration, 2_629_746),
    },
  };
}

type Visible = Pick<Server, 'isPrivate' | 'federatedTimelineAvailable' | 'publicTimelineVisibility'>;

/** What a guest may see: what the server says, Mastodon since 4.5; else what it answered when it was asked. */
function visibleOf({ metadata, configuration }: ServerFacts, closed: boolean): Visible {
  const told = dto(metadata.publicTimelineVisibility);
  const feeds = dto(configuration('timelines_access').live_feeds);
  const open = (own: unknown, feed: unknown): boolean =>
    flagOrNull(own) ?? (typeof feed === 'string' ? feed === 'public' : !closed);
  return {
    isPrivate: flagOrNull(metadata.private) ?? closed,
    federatedTimelineAvailable:
      flagOrNull(metadata.federatedTimelineAvailable) ?? feeds.remote !== 'disabled',
    publicTimelineVisibility: {
      local: open(told.local, feeds.local),
      federated: open(told.federated, feeds.remote),
      bubble: flag(told.bubble),
    },
  };
}

type Joining = Pick<
  Server,
  | 'registrationOpen'
  | 'approvalRequired'
  | 'accountActivationRequired'
  | 'minAge'
  | 'mailerEnabled'
  | 'restrictedNicknames'
>;

function joiningOf({ instance, instanceV2, nodeinfo, metadata, pleroma }: ServerFacts): Joining {
  const registrations = dto(instanceV2.registrations);
  return {
    registrationOpen:
      first(
        flagOrNull(nodeinfo.openRegistrations),
        flagOrNull(instance.registrations),
        flagOrNull(registrations.enabled),
      ) ?? false,
    approvalRequired: flag(instance.approval_required) || flag(registrations.approval_required),
    accountActivationRequired:
      flag(metadata.accountActivationRequired) || flag(dto(pleroma.metadata).account_activation_required),
    minAge: limitOrNull(registrations.min_age),
    mailerEnabled: flag(metadata.mailerEnabled),
    restrictedNicknames: texts(metadata.restrictedNicknames),
  };
}

type Names = Pick<Server, 'name' | 'domain' | 'description' | 'languages' | 'thumbnail' | 'vapidPublicKey'>;

function namesOf(facts: ServerFacts, base: string): Names {
  const { instance, instanceV2, metadata, pleroma, configuration } = facts;
  const titles = [metadata.nodeName, instanceV2.title, instance.title].map(wordsOrNull);
  const languages = texts(instance.languages);
  // Akkoma writes a whole address.
  const named = [instance.account_domain, instanceV2.account_domain, instanceV2.domain, instance.uri];
  const host = base.replace(/^https?:\/\//, '');
  return {
    name: first(...titles) ?? host,
    domain:
      first(...named.map(wordsOrNull))
        ?.replace(/^https?:\/\/|\/$/g, '')
        .toLowerCase() ?? host,
    description: text(instance.description) || text(instanceV2.description),
    languages: languages.length > 0 ? languages : texts(instanceV2.languages),
    thumbnail: linkOrNull(instance.thumbnail) ?? linkOrNull(dto(instanceV2.thumbnail).url),
    vapidPublicKey: first(
      wordsOrNull(pleroma.vapid_public_key),
      wordsOrNull(configuration('vapid').public_key),
    ),
  };
}

/** Pictures of accounts that have none: paths that Akkoma and Pleroma serve. */
const placeholder = (input: unknown, path: string, base: string, isPleroma: boolean): string =>
  addressIn(input, base) ?? (isPleroma ? base + path : '');

/**
 * Everything known of a server from its documents; none of them is needed. `site` is the origin of the
 * page, which `config.json` belongs to.
 */
export function decodeServer(base: string, documents: ServerDocuments, site: string): Server {
  const facts = readFacts(documents);
  const can = abilitiesOf(facts);
  const config: Dto = { ...dto(documents.config), ...dto(documents.frontend) };
  const ui = decodeInterfaceConfig({ from: documents.config, site }, { from: documents.frontend, base });
  return {
    base,
    streamingBase: streamingOf(facts, base, site),
    software: facts.software,
    can,
    ...namesOf(facts, base),
    ...limitsOf(facts, can.pleromaApi),
    ...joiningOf(facts),
    ...visibleOf(facts, documents.closed === true),
    federating: dto(facts.metadata.federation).enabled !== false,
    localBubbleInstances: texts(facts.metadata.localBubbleInstances),
    suggestionsEnabled: flagOrNull(dto(facts.metadata.suggestions).enabled) ?? can.suggestionsV2,
    postFormats: can.contentTypes,
    defaultAvatar: placeholder(config.defaultAvatar, '/images/avi.png', base, can.pleromaApi),
    defaultBanner: placeholder(config.defaultBanner, '/images/banner.png', base, can.pleromaApi),
    // Without a password grant the server's own page is the only way in (AUTH-03).
    ui: can.passwordGrant ? ui : { ...ui, loginMethod: 'token' },
  };
}
