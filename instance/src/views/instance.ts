import type { InstanceV1 } from '@skein/wire';
import type { Instance } from '../lib/context.ts';
import { LIMITS } from '../lib/limits.ts';
import { absolute, hostOf } from '../lib/urls.ts';
import { getSettings } from '../storage/settings.ts';
import { vapidPublicKey } from '../storage/vapid.ts';
import { AKKOMA_VERSION, countInstance, features, federation, POST_FORMATS, VERSION } from './nodeinfo.ts';

/** GET /api/v1/instance. */
export function instanceView(inst: Instance, base: string): InstanceV1 {
  const settings = getSettings(inst.db);
  const counts = countInstance(inst);
  const { maxFields, maxRemoteFields, nameLength, valueLength } = LIMITS.fields;
  return {
    uri: hostOf(base),
    title: settings.title,
    description: settings.description,
    short_description: settings.shortDescription,
    version: `2.7.2 (compatible; Akkoma ${AKKOMA_VERSION}+skein-instance-${VERSION})`,
    email: settings.email,
    urls: { streaming_api: base.replace(/^http/, 'ws') },
    stats: {
      user_count: counts.users,
      status_count: counts.posts,
      domain_count: counts.hosts,
      remote_user_count: counts.remoteUsers,
    },
    thumbnail: absolute(base, settings.thumbnail),
    languages: settings.languages,
    registrations: settings.registrations,
    approval_required: settings.approvalRequired,
    background_image: settings.background === null ? null : absolute(base, settings.background),
    max_toot_chars: LIMITS.text,
    description_limit: LIMITS.description,
    upload_limit: LIMITS.upload,
    avatar_upload_limit: LIMITS.avatar,
    background_upload_limit: LIMITS.background,
    banner_upload_limit: LIMITS.banner,
    poll_limits: { ...LIMITS.poll },
    pleroma: {
      metadata: {
        account_activation_required: settings.accountActivation,
        features: features(settings),
        federation: { ...federation(settings) },
        fields_limits: {
          max_fields: maxFields,
          max_remote_fields: maxRemoteFields,
          name_length: nameLength,
          value_length: valueLength,
        },
        post_formats: POST_FORMATS,
        privileged_staff: false,
      },
      stats: { mau: counts.activeMonth },
      vapid_public_key: vapidPublicKey(inst.db),
    },
  };
}

/** GET /api/pleroma/frontend_configurations. */
export function frontendConfigurations(inst: Instance) {
  return {
    pleroma_fe: getSettings(inst.db).frontend,
    masto_fe: { showInstanceSpecificPanel: true },
  };
}
