import type { Account } from './account.ts';
import type { Html } from './basics.ts';

export interface InstanceRule {
  id: string;
  text: string;
  hint?: string;
}

export interface InstanceConfiguration {
  accounts?: { max_featured_tags?: number; max_pinned_statuses?: number; max_profile_fields?: number };
  statuses?: {
    max_characters?: number;
    max_media_attachments?: number;
    characters_reserved_per_url?: number;
    supported_mime_types?: string[];
  };
  media_attachments?: {
    supported_mime_types?: string[];
    image_size_limit?: number;
    image_matrix_limit?: number;
    video_size_limit?: number;
    description_limit?: number;
  };
  polls?: {
    max_options?: number;
    max_characters_per_option?: number;
    min_expiration?: number;
    max_expiration?: number;
  };
  urls?: { streaming?: string; status?: string | null };
  vapid?: { public_key?: string };
  translation?: { enabled?: boolean };
  timelines_access?: Record<string, unknown>;
}

export interface PollLimits {
  max_options: number;
  max_option_chars: number;
  min_expiration: number;
  max_expiration: number;
}

/** GET /api/v1/instance. */
export interface InstanceV1 {
  uri: string;
  title: string;
  description: Html;
  short_description?: string;
  version: string;
  email: string;
  urls: { streaming_api: string };
  stats: { user_count: number; status_count: number; domain_count: number; remote_user_count?: number };
  thumbnail: string | null;
  languages: string[];
  registrations: boolean;
  approval_required?: boolean;
  invites_enabled?: boolean;
  rules?: InstanceRule[];
  contact_account?: Account | null;
  configuration?: InstanceConfiguration;
  max_toot_chars?: number;
  max_media_attachments?: number;
  description_limit?: number;
  poll_limits?: PollLimits;
  upload_limit?: number;
  avatar_upload_limit?: number;
  background_upload_limit?: number;
  banner_upload_limit?: number;
  background_image?: string | null;
  pleroma?: {
    metadata?: {
      account_activation_required?: boolean;
      features?: string[];
      federation?: Record<string, unknown>;
      fields_limits?: {
        max_fields: number;
        max_remote_fields: number;
        name_length: number;
        value_length: number;
      };
      post_formats?: string[];
      privileged_staff?: boolean;
      birthday_required?: boolean;
    };
    stats?: { mau?: number };
    vapid_public_key?: string | null;
  };
}

/** GET /api/v2/instance (404 on Akkoma). */
export interface InstanceV2 {
  domain: string;
  title: string;
  version: string;
  source_url: string;
  description: Html;
  usage: { users: { active_month: number } };
  thumbnail: { url: string; blurhash?: string | null; versions?: Record<string, string> };
  icon?: { src: string; size: string }[];
  languages: string[];
  configuration: InstanceConfiguration;
  registrations: {
    enabled: boolean;
    approval_required: boolean;
    reason_required?: boolean | null;
    message: string | null;
    url?: string | null;
  };
  contact: { email: string; account: Account | null };
  rules: InstanceRule[];
  api_versions?: { mastodon?: number };
  pleroma?: InstanceV1['pleroma'];
}

/** GET /api/pleroma/frontend_configurations. */
export type FrontendConfigurations = { [client: string]: Record<string, unknown> | undefined };

/** GET /api/v1/preferences. */
export interface Preferences {
  'posting:default:visibility': string;
  'posting:default:sensitive': boolean;
  'posting:default:language': string | null;
  'reading:expand:media': string;
  'reading:expand:spoilers': boolean;
}

/** Settings a client keeps on an Akkoma server. */
export interface FrontendSettings {
  settings: Record<string, unknown>;
  version: number;
}

export interface FrontendSettingsProfile {
  name: string;
  version: number;
}
