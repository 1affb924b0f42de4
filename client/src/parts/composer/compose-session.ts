import { toApiError, type ApiError } from '@/domain/api-error';
import { isEmptyPost, remainingCharacters, type ComposeContent } from '@/domain/compose';
import type { StatusId } from '@/domain/ids';
import type { Draft, DraftKey, Drafts, OutgoingStatus, Readable } from '@/data/realm';

/** Why the last attempt to post did not work. */
export type ComposeProblem = { is: 'empty' } | { is: 'refused'; error: ApiError };

export interface ComposeState {
  content: ComposeContent;
  posting: boolean;
  problem: ComposeProblem | null;
  /** The text came from a draft and was not touched since. */
  restored: boolean;
  /** False when the browser refused to keep the draft. */
  stored: boolean;
}

export interface ComposeSession extends Readable<ComposeState> {
  change: (patch: Partial<ComposeContent>) => void;
  /** Resolves with the id of the new post, or null: nothing to send, still sending, or refused. */
  submit: () => Promise<StatusId | null>;
  dismissProblem: () => void;
  /** Forgets draft and text. */
  discard: () => void;
}

export interface ComposeSessionOptions {
  draftKey: DraftKey;
  inReplyToId: StatusId | null;
  quoteId: StatusId | null;
  /** What an untouched form holds: a reply's mentions and subject, the start scope, format, language. */
  fresh: ComposeContent;
  /** What the form holds now; differs from `fresh` after restoring a draft. */
  initial: ComposeContent;
  idempotencyKey: string | null;
  restored: boolean;
  textLimit: () => number;
  drafts: Drafts;
  post: (status: OutgoingStatus) => Promise<StatusId>;
  now: () => number;
  newKey: () => string;
}

const sameWords = (a: ComposeContent, b: ComposeContent): boolean =>
  a.text === b.text && a.spoilerText === b.spoilerText;

const toDraft = (content: ComposeContent, idempotencyKey: string, updatedAt: number): Draft => ({
  ...content,
  updatedAt,
  idempotencyKey,
});

/**
 * One form's work: content, draft, sending. Lives outside React, so that a form that leaves the page
 * while its post is under way still settles its draft, and a second click can never send twice.
 */
export function createComposeSession(options: ComposeSessionOptions): ComposeSession {
  const { draftKey, drafts, now, newKey } = options;
  const listeners = new Set<() => void>();
  let { fresh } = options;
  // The key belongs to the content: it survives failures and restarts and dies with the next change (COMP-03).
  let key = options.idempotencyKey ?? newKey();
  const isTooLong = ({ text, spoilerText }: ComposeContent): boolean =>
    (remainingCharacters(text, spoilerText, options.textLimit()) ?? 0) < 0;
  let state: ComposeState = {
    content: options.initial,
    posting: false,
    problem: null,
    restored: options.restored,
    stored: true,
  };

  function set(patch: Partial<ComposeState>): void {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  }

  /** Deleted when nothing but the prefill is there (COMP-08). */
  function keepDraft(content: ComposeContent): boolean {
    if (!sameWords(content, fresh)) return drafts.save(draftKey, toDraft(content, key, now()));
    drafts.clear(draftKey);
    return true;
  }

  function startOver(content: ComposeContent): void {
    key = newKey();
    set({ content, posting: false, problem: null, restored: false, stored: true });
  }

  /** Another form may have gone on with the same draft meanwhile: that one stays. */
  function settleDraft(sentKey: string): void {
    const kept = drafts.get(draftKey);
    if (!kept || kept.idempotencyKey === sentKey) drafts.clear(draftKey);
  }

  async function send(): Promise<StatusId | null> {
    const { content } = state;
    const sentKey = key;
    set({ posting: true, problem: null });
    try {
      const id = await options.post({
        ...content,
        inReplyToId: options.inReplyToId,
        quoteId: options.quoteId,
        mediaIds: [],
        idempotencyKey: sentKey,
      });
      settleDraft(sentKey);
      // S2 §4: words go, scope, format and language stay.
      const { visibility, contentType, language } = content;
      fresh = { ...fresh, text: '', spoilerText: '', visibility, contentType, language };
      startOver(fresh);
      return id;
    } catch (thrown) {
      set({ posting: false, problem: { is: 'refused', error: toApiError(thrown) } });
      return null;
    }
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(patch) {
      if (state.posting) return;
      const content = { ...state.content, ...patch };
      key = newKey();
      set({ content, restored: false, stored: keepDraft(content) });
    },
    submit: async () => {
      if (state.posting) return null;
      if (isEmptyPost(state.content.text, 0)) {
        set({ problem: { is: 'empty' } });
        return null;
      }
      if (isTooLong(state.content)) return null;
      return send();
    },
    dismissProblem: () => set({ problem: null }),
    discard() {
      drafts.clear(draftKey);
      startOver(fresh);
    },
  };
}
