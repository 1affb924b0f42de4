import { addEnglish } from '../../../english';

/** Files of the account, in the settings. */
export const own_data = {
  export: 'Export',
  export_hint: 'Files that Mastodon, Akkoma and others can import. They are made in this browser.',
  export_failed: 'The file was not made.',
  exported: '{count, plural, one {Saved with # line.} other {Saved with # lines.}}',
  lines: '{count, plural, one {# line so far} other {# lines so far}}',
  waiting: 'The server asks to wait until {time}.',
  save: 'Save as CSV',
  save_one: 'Save as CSV: {name}',
  stop: 'Stop',
  stop_one: 'Stop: {name}',
  kind_follows: 'Whom you follow',
  kind_mutes: 'Whom you mute',
  kind_blocks: 'Whom you block',
  kind_lists: 'Your lists and who is in them',
  kind_bookmarks: 'Your bookmarks',
  import: 'Import',
  import_hint: 'A CSV file of Skein, Mastodon, Akkoma or others. You see what will happen before it does.',
  what: 'What the file holds',
  choose: 'Choose a file…',
  too_large: 'This file is too large to be a list of people. Nothing was changed.',
  unreadable: 'This file could not be read. Nothing was changed.',
  preview: 'What “{name}” would do',
  will_follows:
    '{count, plural, =0 {The file names nobody.} one {You will follow # account.} other {You will follow # accounts.}}',
  will_mutes:
    '{count, plural, =0 {The file names nobody.} one {You will mute # account.} other {You will mute # accounts.}}',
  will_blocks:
    '{count, plural, =0 {The file names nobody.} one {You will block # account.} other {You will block # accounts.}}',
  will_lists:
    '{count, plural, =0 {The file names nobody.} one {# account goes into a list.} other {# accounts go into lists.}} Lists that you do not have yet are made.',
  will_bookmarks:
    '{count, plural, =0 {The file names no post.} one {You will bookmark # post.} other {You will bookmark # posts.}}',
  show_lines: 'Show what the file names',
  odd: '{count, plural, one {# line is left out: Skein cannot read it} other {# lines are left out: Skein cannot read them}}',
  more: '{count, plural, one {and # more} other {and # more}}',
  takes:
    'Servers let only about one a second through. Keep this page open; an import that stops can go on later.',
  start: 'Start the import',
  importing: 'Import: {name}',
  so_far: '{name}: {at} of {total}',
  numbers: 'New: {done}. So already: {already}. Failed: {failed}.',
  stopped: 'The import stopped after {at} of {total}.',
  finished: 'The import is finished.',
  go_on: 'Go on',
  give_up: 'Give up the rest',
  close: 'Close the report',
  failed: '{count, plural, one {# line failed} other {# lines failed}}',
  save_failed: 'Save the failed lines as a file',
  nobody: 'The server finds nothing of that name.',
  kept: 'This browser',
  kept_hint:
    'Skein keeps posts that you read, settings, history and drafts in this browser, so that it opens quickly and works without a network.',
  kept_size: 'Kept now: {size}',
  kept_clear: 'Log out of all accounts and delete it',
  backup: 'Backup',
  backup_hint: 'A file with all your posts, favorites and bookmarks. The server makes it in its own time.',
  backups_none: 'You have asked for no backup yet.',
  backup_ask: 'Ask for a backup',
  backup_failed: 'The backup was not begun.',
  backup_look_failed: 'Skein could not look whether the backup is ready.',
  backup_waiting: 'The server is making it. You may close this; it will be here when you come back.',
  backup_of: 'Backup of {date}',
  backup_get: 'Download',
} as const;

addEnglish({ own_data });
