import type { Db } from '../../lib/db.ts';
import { insertRow } from '../../storage/insert.ts';
import { saveSettings } from '../../storage/settings.ts';
import type { Files } from './files.ts';

const about =
  'A small harbour for people who look closely at wet places. Run by three volunteers and a patient server.';

const servers: readonly (readonly [host: string, software: string, version: string])[] = [
  ['hedgerow.example', 'akkoma', '3.16.0'],
  ['umi.example', 'misskey', '2025.9.0'],
  ['kiln.example', 'akkoma', '3.15.2'],
  ['bereh.example', 'mastodon', '4.4.3'],
  ['haneul.example', 'pleroma', '2.9.1'],
  ['waldrand.example', 'gotosocial', '0.20.1'],
  ['turnia.example', 'mastodon', '4.5.0'],
  ['charco.example', 'sharkey', '2025.4.3'],
  ['fieldnotes.example', 'akkoma', '3.16.0'],
  ['updraft.example', 'iceshrimp', '2025.1.2'],
  ['shuruq.example', 'mastodon', '4.4.3'],
  ['wing.example', 'snac', '2.80'],
];

/** Names the instance, opens its doors and says which other servers it knows. */
export function nameInstance(db: Db): void {
  saveSettings(db, {
    title: 'Tidepool',
    description: about,
    shortDescription: about,
    email: 'harbour@tidepool.example',
    languages: ['en', 'de', 'ja'],
    registrations: true,
    approvalRequired: false,
    bubble: ['hedgerow.example', 'kiln.example', 'fieldnotes.example', 'updraft.example'],
    background: null,
    translation: true,
    mrfPolicies: ['SimplePolicy', 'TagPolicy', 'KeywordPolicy', 'InlineQuotePolicy'],
    suggestions: true,
    mrfKeyword: {
      federated_timeline_removal: ['giveaway'],
      reject: ['miracle cure'],
      replace: [{ pattern: 'crypto', replacement: 'barnacles' }],
    },
    quarantined: { 'rusty-hull.example': 'Its followers-only posts leak' },
    mrfSimple: {
      accept: {},
      reject: { 'lamp-oil.example': 'Spam, no moderation' },
      federated_timeline_removal: { 'foghorn.example': 'Posts every minute' },
      media_removal: { 'driftnet.example': '' },
      media_nsfw: { 'gulls.example': '', 'taxidermy.example': 'By agreement with their staff' },
    },
    frontend: { showInstanceSpecificPanel: true, background: '' },
  });
  for (const [host, software, version] of servers) insertRow(db, 'hosts', { host, software, version });
}

/** Makes the drawn emoji known; other servers' emoji belong to their host. */
export function addEmoji(db: Db, files: Files): void {
  for (const { shortcode, host, pack, file, stillFile } of files.emoji) {
    insertRow(db, 'emojis', {
      shortcode,
      host,
      pack,
      path: `/emoji/${pack}/${file.name}`,
      static_path: stillFile ? `/emoji/${pack}/${stillFile.name}` : null,
    });
  }
}
