import { expect, test } from 'vitest';
import { decodeOwnProfile, decodeProfileLimits } from './own-profile';

const bare = { id: '1', username: 'ada', acct: 'ada', display_name: 'Ada', locked: false, bot: true };

test('each family keeps a switch elsewhere; one that is not told of is not there', () => {
  const akkoma = decodeOwnProfile({
    ...bare,
    accepts_direct_messages_from: 'nobody',
    source: {
      note: 'hi',
      fields: [{ name: 'a', value: 'b' }],
      pleroma: { discoverable: false, show_role: true },
    },
    pleroma: {
      hide_follows: true,
      background_image: null,
      notification_settings: { block_from_strangers: true },
    },
    akkoma: { permit_followback: true, status_ttl_days: 30 },
  });
  expect(akkoma?.switches).toEqual({
    locked: false,
    bot: true,
    discoverable: false,
    show_role: true,
    hide_follows: true,
    permit_followback: true,
  });
  expect(akkoma).toMatchObject({
    note: 'hi',
    fields: [{ name: 'a', value: 'b' }],
    directFrom: 'nobody',
    postDays: 30,
    notifications: { block_from_strangers: true },
    hasBackground: true,
  });
  const mastodon = decodeOwnProfile({
    ...bare,
    discoverable: true,
    source: { indexable: false, hide_collections: true },
  });
  expect(mastodon?.switches).toEqual({
    locked: false,
    bot: true,
    discoverable: true,
    indexable: false,
    hide_collections: true,
  });
  expect(mastodon).toMatchObject({
    directFrom: null,
    postDays: undefined,
    hasBackground: false,
    email: null,
  });
});

test('nonsense is no switch, and an answer without an account is none', () => {
  expect(decodeOwnProfile({ ...bare, locked: 'yes', source: 7, pleroma: [] })?.switches).toEqual({
    bot: true,
  });
  expect(decodeOwnProfile({ error: 'no' })).toBeNull();
});

test('limits come from either description; what is not told is null', () => {
  expect(
    decodeProfileLimits({
      avatar_upload_limit: 10,
      pleroma: { metadata: { fields_limits: { max_fields: 4, name_length: 5, value_length: 6 } } },
    }),
  ).toMatchObject({
    pictures: { avatar: 10, header: null },
    fields: 4,
    fieldName: 5,
    fieldValue: 6,
    note: null,
  });
  expect(
    decodeProfileLimits({ configuration: { accounts: { max_profile_fields: 6, max_note_length: 500 } } }),
  ).toMatchObject({ fields: 6, note: 500 });
});
