import type { InstanceConfiguration, InstanceV2 } from '@skein/wire';
import type { Instance } from '../lib/context.ts';
import { getSettings } from '../storage/settings.ts';
import { vapidPublicKey } from '../storage/vapid.ts';
import { instanceView } from './instance.ts';
import { LIMITS } from '../lib/limits.ts';
import { POST_FORMATS } from './nodeinfo.ts';

const { max_options, max_option_chars, min_expiration, max_expiration } = LIMITS.poll;

const CONFIGURATION: InstanceConfiguration = {
  accounts: { max_featured_tags: 0, max_profile_fields: LIMITS.fields.maxFields },
  statuses: {
    max_characters: LIMITS.text,
    characters_reserved_per_url: 0,
    supported_mime_types: POST_FORMATS,
  },
  media_attachments: {
    image_size_limit: LIMITS.upload,
    video_size_limit: LIMITS.upload,
    description_limit: LIMITS.description,
  },
  polls: { max_options, max_characters_per_option: max_option_chars, min_expiration, max_expiration },
};

/** GET /api/v2/instance, with nothing that the first version does not say. */
export function instanceV2View(inst: Instance, base: string): InstanceV2 {
  const v1 = instanceView(inst, base);
  const settings = getSettings(inst.db);
  return {
    domain: v1.uri,
    title: v1.title,
    version: v1.version,
    source_url: base,
    description: v1.description,
    usage: { users: { active_month: v1.pleroma?.stats?.mau ?? 0 } },
    thumbnail: { url: v1.thumbnail ?? '' },
    icon: [],
    languages: v1.languages,
    configuration: {
      ...CONFIGURATION,
      urls: { streaming: v1.urls.streaming_api },
      vapid: { public_key: vapidPublicKey(inst.db) },
      translation: { enabled: settings.translation },
    },
    registrations: {
      enabled: settings.registrations,
      approval_required: settings.approvalRequired,
      message: null,
    },
    contact: { email: v1.email, account: null },
    rules: [],
    pleroma: v1.pleroma,
  };
}
