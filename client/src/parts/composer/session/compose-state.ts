import type { ApiError } from '@/domain/api-error';
import type { ComposeContent, TextLimits } from '@/domain/writing/compose';
import type { Readable } from '@/data/readable';
import type { Draft } from '@/data/writing/drafts/draft';
import type { Parcel, Sent } from '@/data/writing/outbox/outbox';
import type { ComposeBlock, ComposeGuard } from './compose-guard';
import type { ComposeConflict } from './conflict';
import type { KeepingOptions } from './keeping';
import type { NextFocus } from './next-focus';

/** Why the last attempt to post did not work. */
export type ComposeProblem =
  | { is: 'empty' }
  /** By the person, before an answer came: the server may have it. */
  | { is: 'stopped' }
  | { is: 'refused'; error: ApiError }
  /** From a guard; already translated. */
  | { is: 'said'; words: string; error: ApiError | null };

/** The words are the server's, or the outbox's: the form is empty. */
export type Settled = Exclude<Sent, { is: 'returned' }>;

export interface ComposeState {
  content: ComposeContent;
  posting: boolean;
  /** Guards look at what is about to be sent, and may take their time. */
  checking: boolean;
  problem: ComposeProblem | null;
  /** The text came from a draft and was not touched since. */
  restored: boolean;
  /** False when the browser refused to keep the draft. */
  stored: boolean;
  /** Something was written here that is neither sent nor thrown away. */
  unsent: boolean;
  /** What is here is kept beside the other tab's until somebody chooses. */
  conflict: ComposeConflict | null;
  /** The post as it was edited elsewhere meanwhile; null once the writer has chosen. */
  newer: ComposeContent | null;
  /** Not empty: posting waits (COMP-03). */
  blocks: ReadonlySet<ComposeBlock>;
  uploading: boolean;
}

export interface ComposeSession extends Readable<ComposeState> {
  /** Which of its parts takes the focus when it comes. */
  readonly nextFocus: NextFocus;
  change: (patch: Partial<ComposeContent>) => void;
  /** Text that somebody types: the content has it at once, the draft when the letter is painted, the form
   * when the typing pauses. */
  type: (text: string) => void;
  /** Resolves when server or outbox has the words, or with null: nothing to send, still sending, or refused. */
  submit: () => Promise<Settled | null>;
  /** Ends the sending that is under way; the words come back, with the key that keeps them from being there twice. */
  stop: () => void;
  dismissProblem: () => void;
  /** Holds posting up, or lets it go again; not part of the content. */
  block: (why: ComposeBlock, on: boolean) => void;
  /** Asked in turn before each sending, those that ask the person after all others; returns the way to take it back. */
  guard: (guard: ComposeGuard, asks?: boolean) => () => void;
  /** Listens for other tabs until the returned function is called. */
  watch: () => () => void;
  /** Ends a conflict: with what the other tab has, or with what is here. */
  resolve: (which: 'theirs' | 'mine') => void;
  /** The post that is edited here as the server has it now: an untouched form follows, any other asks. */
  meet: (now: ComposeContent) => void;
  /** Ends the question about a newer edit: with that one, the words here being kept among the drafts, or with these. */
  choose: (which: 'theirs' | 'mine') => void;
  /** Forgets draft and text. */
  discard: () => void;
}

export interface ComposeSessionOptions extends KeepingOptions {
  /** A draft over the fresh content. */
  read: (draft: Draft) => ComposeContent;
  /** What an untouched form holds: a reply's mentions and subject, the start scope, format, language. */
  fresh: ComposeContent;
  /** What the form holds now; differs from `fresh` after restoring a draft. */
  initial: ComposeContent;
  /** Some of it was typed before there was a form, and is kept nowhere yet. */
  begun?: boolean;
  limits: () => TextLimits;
  send: (parcel: Parcel) => Promise<Sent>;
  stop: (id: string) => void;
  /** Hears under which key another tab sent the draft; returns the way to stop. */
  watchSent: (listener: (id: string) => void) => () => void;
  /** Kept files that nobody wants any more. */
  dropFiles: (keys: readonly string[]) => void;
  /** Resolves when what was typed stands in the window. */
  painted: () => Promise<void>;
}
