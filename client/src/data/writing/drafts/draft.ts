import type { Visibility } from '@/domain/status/visibility';

/** COMP-08. `status`, `reply:{id}`, `quote:{id}`; ours: an edit, a post to be written anew, one put aside. */
export type DraftKey =
  | 'status'
  | `reply:${string}`
  | `quote:${string}`
  | `edit:${string}`
  | `redraft:${string}`
  | `kept:${string}`;

export interface Draft {
  /** Unix milliseconds. */
  updatedAt: number;
  text: string;
  spoilerText: string;
  sensitive: boolean;
  visibility: Visibility | null;
  contentType: string | null;
  language: string | null;
  /** Kept with the draft, so that a retry after a crash cannot post twice. */
  idempotencyKey: string | null;
  /** Files, poll, chain and the like as they are stored; see drafts/draft-extras.ts. */
  extras: Readonly<Record<string, unknown>>;
}

/** A draft of words alone: everything else is as the form begins. */
export const ONLY_WORDS = {
  spoilerText: '',
  sensitive: false,
  visibility: null,
  contentType: null,
  language: null,
  idempotencyKey: null,
  extras: {},
} as const satisfies Partial<Draft>;

export interface Drafts {
  get(key: DraftKey): Draft | null;
  /** Saved at once; an empty draft is deleted. False when the browser refused to store it. */
  save(key: DraftKey, draft: Draft): boolean;
  clear(key: DraftKey): void;
  /** Called when another tab changed drafts; returns the way to stop. */
  watch(listener: () => void): () => void;
}
