import {
  DIRECT_SENDERS,
  NOTIFICATION_SWITCHES,
  PROFILE_SWITCHES,
  type OwnProfile,
  type ProfileLimits,
  type ProfileSwitch,
  type RawField,
} from '@/domain/account/own-profile';
import { decodeAccount } from './account';
import { countOrNull, dto, flagOrNull, isDto, list, text, wordsOrNull, type Dto } from './shape';

/** Where each family keeps a switch: beside the name, in what only the owner gets, in an extension. */
function switchesOf(from: Dto): OwnProfile['switches'] {
  const source = dto(from.source);
  const own = dto(source.pleroma);
  const [pleroma, akkoma] = [dto(from.pleroma), dto(from.akkoma)];
  // Others' profiles carry `discoverable` and `hide_collections` on some servers; the owner's word is in the source.
  const places: Readonly<Partial<Record<ProfileSwitch, readonly Dto[]>>> = {
    locked: [from],
    bot: [from],
    permit_followback: [akkoma],
    discoverable: [own, source, from],
    show_role: [own],
    no_rich_text: [own],
    indexable: [source],
    hide_collections: [source],
  };
  const found: Partial<Record<ProfileSwitch, boolean>> = {};
  for (const name of PROFILE_SWITCHES)
    for (const place of places[name] ?? [pleroma]) {
      const value = flagOrNull(place[name]);
      if (value !== null) found[name] ??= value;
    }
  return found;
}

const decodeRawField = (input: unknown): RawField | null =>
  isDto(input) ? { name: text(input.name), value: text(input.value) } : null;

/** The answer of verify_credentials and update_credentials, with all that its owner may change. */
export function decodeOwnProfile(input: unknown): OwnProfile | null {
  const bundle = decodeAccount(input);
  if (bundle === null) return null;
  const from = dto(input);
  const source = dto(from.source);
  const [pleroma, akkoma] = [dto(from.pleroma), dto(from.akkoma)];
  const told = dto(pleroma.notification_settings);
  const notifications: Partial<Record<(typeof NOTIFICATION_SWITCHES)[number], boolean>> = {};
  for (const name of NOTIFICATION_SWITCHES) {
    const value = flagOrNull(told[name]);
    if (value !== null) notifications[name] = value;
  }
  return {
    account: bundle.account,
    displayName: text(from.display_name),
    note: text(source.note),
    fields: list(source.fields, decodeRawField),
    switches: switchesOf(from),
    directFrom: DIRECT_SENDERS.find((who) => who === from.accepts_direct_messages_from) ?? null,
    postDays: 'status_ttl_days' in akkoma ? countOrNull(akkoma.status_ttl_days) : undefined,
    notifications,
    email: wordsOrNull(pleroma.email),
    hasBackground: 'background_image' in pleroma,
  };
}

/** Limits in the description of the server (`/api/v1/instance`, and Mastodon's `configuration.accounts`). */
export function decodeProfileLimits(input: unknown): ProfileLimits {
  const from = dto(input);
  const fields = dto(dto(dto(from.pleroma).metadata).fields_limits);
  const accounts = dto(dto(from.configuration).accounts);
  return {
    pictures: {
      avatar: countOrNull(from.avatar_upload_limit) ?? countOrNull(accounts.avatar_size_limit),
      header: countOrNull(from.banner_upload_limit) ?? countOrNull(accounts.header_size_limit),
      background: countOrNull(from.background_upload_limit),
    },
    name: countOrNull(accounts.max_display_name_length),
    note: countOrNull(accounts.max_note_length),
    fields: countOrNull(fields.max_fields) ?? countOrNull(accounts.max_profile_fields),
    fieldName: countOrNull(fields.name_length) ?? countOrNull(accounts.profile_field_name_limit),
    fieldValue: countOrNull(fields.value_length) ?? countOrNull(accounts.profile_field_value_limit),
  };
}
