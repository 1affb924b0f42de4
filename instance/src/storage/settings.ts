import { isRecord, parseJson } from '../lib/json.ts';
import type { Db } from '../lib/db.ts';

/** What the admin of an instance decides; sample data writes it, an empty instance has the defaults. */
export interface InstanceSettings {
  title: string;
  description: string;
  shortDescription: string;
  email: string;
  languages: string[];
  registrations: boolean;
  approvalRequired: boolean;
  /** New accounts confirm their address first. */
  accountActivation: boolean;
  /** An invitation opens a closed door. */
  invites: boolean;
  captcha: 'none' | 'native' | 'kocaptcha';
  /** Mail is "sent" into the log; without it nobody can reset a password. */
  mailer: boolean;
  /** Guests see nothing of the people here. */
  isPrivate: boolean;
  /** `/api/v2/instance` exists, which the real Akkoma does not have. */
  instanceV2: boolean;
  /** Bookmarks have folders, which Pleroma has and the real Akkoma does not. */
  bookmarkFolders: boolean;
  suggestions: boolean;
  /** Hosts shown in the bubble timeline beside the own one; empty = no bubble. */
  bubble: string[];
  /** Paths or addresses. */
  thumbnail: string;
  background: string | null;
  mrfPolicies: string[];
  mrfSimple: Record<string, Record<string, string>>;
  mrfKeyword: {
    federated_timeline_removal: string[];
    reject: string[];
    replace: { pattern: string; replacement: string }[];
  };
  /** Reasons by host. */
  quarantined: Record<string, string>;
  /** Keys of `pleroma_fe` in the frontend configurations. */
  frontend: Record<string, unknown>;
  translation: boolean;
  maxPins: number;
}

const DEFAULTS: InstanceSettings = {
  title: 'Skein',
  description: 'A small instance on one machine, for trying and testing.',
  shortDescription: 'A small instance on one machine, for trying and testing.',
  email: 'admin@localhost',
  languages: ['en'],
  registrations: true,
  approvalRequired: false,
  accountActivation: false,
  invites: false,
  captcha: 'none',
  mailer: false,
  isPrivate: false,
  instanceV2: false,
  bookmarkFolders: false,
  suggestions: false,
  bubble: [],
  thumbnail: '/instance/thumbnail.jpeg',
  background: null,
  mrfPolicies: ['TagPolicy', 'InlineQuotePolicy'],
  mrfSimple: {},
  mrfKeyword: { federated_timeline_removal: [], reject: [], replace: [] },
  quarantined: {},
  frontend: {},
  translation: false,
  maxPins: 5,
};

export function getMeta(db: Db, key: string): string | null {
  return db.get<{ value: string }>('SELECT value FROM meta WHERE key = ?', key)?.value ?? null;
}

export function setMeta(db: Db, key: string, value: string): void {
  db.run(
    'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    key,
    value,
  );
}

const forThisRun = new WeakMap<Db, Partial<InstanceSettings>>();

/** What the command line decides: holds until the process ends and is never stored. */
export function overrideSettings(db: Db, changes: Partial<InstanceSettings>): void {
  forThisRun.set(db, changes);
}

function storedSettings(db: Db): InstanceSettings {
  const stored = parseJson(getMeta(db, 'settings') ?? '{}');
  return isRecord(stored) ? { ...DEFAULTS, ...stored } : DEFAULTS;
}

export const getSettings = (db: Db): InstanceSettings => ({ ...storedSettings(db), ...forThisRun.get(db) });

export function saveSettings(db: Db, changes: Partial<InstanceSettings>): void {
  setMeta(db, 'settings', JSON.stringify({ ...storedSettings(db), ...changes }));
}
