import { addEnglish } from '../../../english';

/** Parts of the account's tabs as a search of the settings names them. */
export const own_entries = {
  pictures: 'Profile picture, banner and background',
  mascot: 'Mascot',
  about: 'Name and bio',
  fields: 'Profile fields',
  reach: 'Who can reach and find you',
  shown: 'What others see of you',
  stranger: 'Your profile as a stranger sees it',
  email: 'Email address',
  password: 'Password',
  totp: 'Two-factor sign-in',
  sessions: 'Where you are signed in',
  delete: 'Delete my account',
  notifications: 'Notifications on the server',
  muted: 'Muted people',
  blocked: 'Blocked people',
  domains: 'Muted and blocked servers',
  conversations: 'Muted conversations',
  aliases: 'Your other accounts (aliases)',
  away: 'Move away from this account',
  export: 'Export',
  import: 'Import',
  backup: 'Backup',
  kept: 'Kept in this browser',
} as const;

/** What people call them. */
export const own_words = {
  pictures: 'avatar icon header cover wallpaper crop photo',
  mascot: 'picture character elephant',
  about: 'display name nickname biography description pronouns',
  fields: 'metadata links website verified',
  reach:
    'expire ttl delete posts after days automatically locked private account approve followers direct messages dm discoverable search engine indexing',
  shown: 'hide follows followers favorites counts bot role staff privacy',
  stranger: 'preview public view',
  email: 'mail address change',
  password: 'passphrase change security',
  totp: '2fa mfa totp otp authenticator backup codes recovery',
  sessions: 'oauth tokens apps devices log out everywhere revoke',
  delete: 'remove close deactivate account',
  muted: 'mutes silence ignore unmute list',
  blocked: 'blocks unblock ban list',
  domains: 'domain instance server defederate hide block mute',
  conversations: 'thread silence mute',
  notifications: 'strangers block push contents privacy',
  aliases: 'also known as migrate move here',
  away: 'migrate migration transfer followers new account',
  export: 'csv download follows blocks mutes lists bookmarks save',
  import: 'csv upload follows blocks mutes lists bookmarks',
  backup: 'archive zip download data',
  kept: 'cache storage space clear delete privacy cookies log out everywhere forget',
} as const;

addEnglish({ own_entries, own_words });
