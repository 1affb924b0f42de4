import type { MessageId } from '@/i18n/message-id';
import type { SettingsTab } from './catalogue';

/** A part of an account's tab as a search finds it; its name is the section of its address. */
export interface AccountEntry {
  name: string;
  tab: SettingsTab;
  title: MessageId;
  /** What people call it. */
  words: MessageId;
}

export const ACCOUNT_ENTRIES: readonly AccountEntry[] = [
  { name: 'pictures', tab: 'profile', title: 'own_entries.pictures', words: 'own_words.pictures' },
  { name: 'mascot', tab: 'profile', title: 'own_entries.mascot', words: 'own_words.mascot' },
  { name: 'about', tab: 'profile', title: 'own_entries.about', words: 'own_words.about' },
  { name: 'fields', tab: 'profile', title: 'own_entries.fields', words: 'own_words.fields' },
  { name: 'reach', tab: 'profile', title: 'own_entries.reach', words: 'own_words.reach' },
  { name: 'shown', tab: 'profile', title: 'own_entries.shown', words: 'own_words.shown' },
  { name: 'stranger', tab: 'profile', title: 'own_entries.stranger', words: 'own_words.stranger' },
  { name: 'email', tab: 'security', title: 'own_entries.email', words: 'own_words.email' },
  { name: 'password', tab: 'security', title: 'own_entries.password', words: 'own_words.password' },
  { name: 'two-factor', tab: 'security', title: 'own_entries.totp', words: 'own_words.totp' },
  { name: 'sessions', tab: 'security', title: 'own_entries.sessions', words: 'own_words.sessions' },
  { name: 'delete', tab: 'security', title: 'own_entries.delete', words: 'own_words.delete' },
  {
    name: 'server-notifications',
    tab: 'notifications',
    title: 'own_entries.notifications',
    words: 'own_words.notifications',
  },
  { name: 'muted', tab: 'mutesAndBlocks', title: 'own_entries.muted', words: 'own_words.muted' },
  { name: 'blocked', tab: 'mutesAndBlocks', title: 'own_entries.blocked', words: 'own_words.blocked' },
  { name: 'domains', tab: 'mutesAndBlocks', title: 'own_entries.domains', words: 'own_words.domains' },
  {
    name: 'conversations',
    tab: 'mutesAndBlocks',
    title: 'own_entries.conversations',
    words: 'own_words.conversations',
  },
  { name: 'aliases', tab: 'move', title: 'own_entries.aliases', words: 'own_words.aliases' },
  { name: 'move-away', tab: 'move', title: 'own_entries.away', words: 'own_words.away' },
  { name: 'export', tab: 'dataImportExport', title: 'own_entries.export', words: 'own_words.export' },
  { name: 'import', tab: 'dataImportExport', title: 'own_entries.import', words: 'own_words.import' },
  { name: 'backup', tab: 'dataImportExport', title: 'own_entries.backup', words: 'own_words.backup' },
  { name: 'kept', tab: 'dataImportExport', title: 'own_entries.kept', words: 'own_words.kept' },
];
