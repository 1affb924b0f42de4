import type { Json } from './json';

/** What a real server of a family does differently from the embedded instance (reference of the wire). */
export interface Family {
  name: 'gotosocial' | 'mastodon';
  /** Host that it gives itself; nothing answers there. */
  host: string;
  /** Folder of uploads instead of `media`. */
  uploads: string;
  /** Documents by path, made from the instance's own. */
  documents(instance: Json): Readonly<Record<string, unknown>>;
  /** Calls that do not exist there, beside what is Pleroma's. */
  lacks: RegExp;
  /** The answer to a call or page that does not exist. */
  missing: { type: string; body: string };
  /** Calls that answer without a token. */
  open: RegExp;
  unauthorized: string;
  status(from: Json, guest: boolean): Json;
  account(from: Json): Json;
  notification(from: Json): Json;
  /** Kinds of notifications of the instance that the family has by another name. */
  kinds: Readonly<Record<string, string>>;
  /** The question to the instance for one of the family. */
  asked(path: string): string;
  /** What the token call refuses, or null. */
  refusesGrant(form: URLSearchParams): Json | null;
  refusesApp(form: URLSearchParams): Json | null;
  /** Answers without JSON from a client close the stream. */
  strictFrames: boolean;
  /** A cookie as its session has it. */
  cookie(value: string): string;
  /** Its pages are guarded by the origin of the request. */
  checksOrigin: boolean;
  keepsChallenge: boolean;
}
