import type { ApiError, ApiErrorKind } from '@/domain/api-error';
import { VISIBILITIES, type Visibility } from '@/domain/status/visibility';

const OF_POSTS = ['favourite', 'repeat', 'bookmark', 'pin', 'mute-conversation', 'react', 'vote'] as const;
const OF_PEOPLE = ['follow', 'mute', 'block', 'domain', 'repeats', 'subscribe', 'remove'] as const;
const KINDS = [...OF_POSTS, ...OF_PEOPLE, 'follow-tag'] as const;

export type WishKind = (typeof KINDS)[number];

/** What the call needs beside the thing and the switch. */
interface WishDetails {
  visibility?: Visibility | undefined;
  /** As in `Reaction`; `url` null for a character. */
  emoji?: { name: string; url: string | null };
  /** How long it is to hold. */
  seconds?: number;
  /** The server of the person. */
  host?: string;
  pollId?: string;
  /** Indexes of options. */
  choices?: readonly number[];
}

/** What a wish is about; of each matter only the last wish counts. */
export interface Matter {
  is: WishKind;
  /** Of the post or the person; of a tag its name. */
  id: string;
  details?: WishDetails;
}

/** What the reader wants the server to do. Plain data, so that it outlives the page. */
export interface Wish extends Matter {
  on: boolean;
  /** Handle of the person, or of the post's author: it is told where the record is not known any more. */
  who: string;
}

/** A wish as this browser keeps it. */
export interface KeptWish {
  key: string;
  wish: Wish;
  /** When it was made first; Unix milliseconds. */
  at: number;
  /** It was asked for, and nothing tells whether it is done. */
  unsure: boolean;
  /** Nobody sends it at the moment. */
  waits: boolean;
  /** What the server said to it. */
  refused: { kind: ApiErrorKind; message: string } | null;
}

/** A wish that had to wait for the server. */
export interface WaitingWish {
  key: string;
  wish: Wish;
  sending: boolean;
  /** Why it waits, or what the server said to it. */
  error: ApiError | null;
  /** It is not sent again unless its reader says so. */
  refused: boolean;
}

export const keyOfWish = ({ is, id, details }: Matter): string =>
  details?.emoji ? `${is} ${id} ${details.emoji.name}` : `${is} ${id}`;

/** It is about a person; else about a post, or a tag. */
export const isOfPerson = ({ is }: Matter): boolean => OF_PEOPLE.some((kind) => kind === is);

/** Once done it cannot be undone by the same switch. */
export const isForGood = ({ is }: Matter): boolean => is === 'vote' || is === 'remove';

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);

function readDetails(stored: unknown): WishDetails {
  const { visibility, emoji, seconds, host, pollId, choices } = fields(stored);
  const { name, url } = fields(emoji);
  const known = VISIBILITIES.find((one) => one === visibility);
  return {
    ...(known ? { visibility: known } : {}),
    ...(words(name) === '' ? {} : { emoji: { name: words(name), url: words(url) || null } }),
    ...(count(seconds) > 0 ? { seconds: count(seconds) } : {}),
    ...(words(host) === '' ? {} : { host: words(host) }),
    ...(words(pollId) === '' ? {} : { pollId: words(pollId) }),
    ...(Array.isArray(choices) ? { choices: choices.filter((one) => typeof one === 'number') } : {}),
  };
}

const REFUSALS = ['unauthorized', 'forbidden', 'not-found', 'rate-limited', 'invalid', 'server'] as const;

function readRefusal(stored: unknown): KeptWish['refused'] {
  const { kind, message } = fields(stored);
  if (words(kind) === '') return null;
  return { kind: REFUSALS.find((one) => one === kind) ?? 'nonsense', message: words(message) };
}

/** Null for what is no wish. */
export function decodeWish(stored: unknown): KeptWish | null {
  const from = fields(stored);
  const wish = fields(from['wish']);
  const is = KINDS.find((kind) => kind === wish['is']);
  const id = words(wish['id']);
  if (!is || id === '') return null;
  const matter = { is, id, details: readDetails(wish['details']) };
  return {
    key: keyOfWish(matter),
    wish: { ...matter, on: wish['on'] === true, who: words(wish['who']) },
    at: count(from['at']),
    unsure: from['unsure'] === true,
    waits: from['waits'] === true,
    refused: readRefusal(from['refused']),
  };
}
