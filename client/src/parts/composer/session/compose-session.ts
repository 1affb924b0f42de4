import { toApiError, type ApiError } from '@/domain/api-error';
import { remainingCharacters, type ComposeContent, type TextLimits } from '@/domain/writing/compose';
import { withoutUploads } from '@/domain/writing/draft-media';
import { tellingAbout, toDraft } from '@/data/writing/drafts/content-format';
import type { Parcel, Sent } from '@/data/writing/outbox/outbox';
import type { ComposeContext } from '@/data/writing/outbox/outbox-entry';
import type { Draft, DraftKey, Drafts } from '@/data/writing/drafts/draft';
import type { Readable } from '@/data/readable';
import { boxes, filesOf, isEmpty, restAfter, sameParts, sameWords, sameWork } from './compose-work';
import type { ComposeBlock, ComposeGuard } from '@/parts/composer/form/compose-guard';

/** Why the last attempt to post did not work. */
export type ComposeProblem =
  | { is: 'empty' }
  /** By the person, before an answer came: the server may have it. */
  | { is: 'stopped' }
  | { is: 'refused'; error: ApiError }
  /** From a guard; already translated. */
  | { is: 'said'; words: string; error: ApiError | null };

/** What another tab did to the draft meanwhile: went on with it, sent it, or nobody knows why it is gone. */
export type ComposeConflict = 'changed' | 'sent' | 'gone';

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
  /** Not empty: posting waits (COMP-03). */
  blocks: ReadonlySet<ComposeBlock>;
  uploading: boolean;
}

export interface ComposeSession extends Readable<ComposeState> {
  change: (patch: Partial<ComposeContent>) => void;
  /** What somebody types into the text: the content has it at once, the draft when the letter is painted, the form
   * when the typing pauses. */
  type: (text: string) => void;
  /** Resolves when the words are out of hand, or with null: nothing to send, still sending, or refused. */
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
  /** Forgets draft and text. */
  discard: () => void;
}

export interface ComposeSessionOptions {
  draftKey: DraftKey;
  context: ComposeContext;
  /** A draft over the fresh content. */
  read: (draft: Draft) => ComposeContent;
  /** What an untouched form holds: a reply's mentions and subject, the start scope, format, language. */
  fresh: ComposeContent;
  /** What the form holds now; differs from `fresh` after restoring a draft. */
  initial: ComposeContent;
  idempotencyKey: string | null;
  restored: boolean;
  limits: () => TextLimits;
  drafts: Drafts;
  send: (parcel: Parcel) => Promise<Sent>;
  stop: (id: string) => void;
  /** Hears under which key another tab sent the draft; returns the way to stop. */
  watchSent: (listener: (id: string) => void) => () => void;
  /** Kept files that nobody wants any more. */
  dropFiles: (keys: readonly string[]) => void;
  now: () => number;
  newKey: () => string;
  /** Resolves when what was typed stands in the window. */
  painted: () => Promise<void>;
}

/** The typing pauses, in milliseconds. */
const PAUSE_MS = 100;
/** Somebody who never pauses sees the counter move as often, in milliseconds. */
const MOST_MS = 1500;

const problemOf = (error: ApiError | null): ComposeProblem | null => {
  if (error?.kind === 'aborted') return { is: 'stopped' };
  return error && { is: 'refused', error };
};

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
  const isTooLong = (content: ComposeContent): boolean =>
    boxes(content).some(
      ({ text }) => (remainingCharacters(text, content.spoilerText, options.limits()) ?? 0) < 0,
    );
  let state: ComposeState = {
    content: options.initial,
    posting: false,
    checking: false,
    problem: null,
    restored: options.restored,
    stored: true,
    unsent: false,
    conflict: null,
    blocks: new Set(),
    uploading: false,
  };
  let touched = false;
  /** Where the words are kept while another tab has the draft. */
  let aside: DraftKey | null = null;
  /** What another tab has sent from the draft. */
  let sentThere: string | null = null;
  /** Names of what was written here: what stands under one of them was not written by another tab. */
  const own = new Set([key]);
  /** What the draft stands under, as far as is known here; undefined without one. */
  let kept = options.restored ? drafts.get(draftKey)?.idempotencyKey : undefined;
  let keeping = false;
  let telling: ReturnType<typeof setTimeout> | undefined;
  let toldAt = 0;
  const guards = new Set<ComposeGuard>();
  const questions = new Set<ComposeGuard>();

  function set(patch: Partial<ComposeState>): void {
    clearTimeout(telling);
    toldAt = now();
    state = { ...state, ...patch };
    if (state.problem?.is === 'empty' && !isEmpty(state.content)) state = { ...state, problem: null };
    for (const listener of listeners) listener();
  }

  /** Deleted when nothing but the prefill is there (COMP-08). */
  function keepDraft(content: ComposeContent): boolean {
    const isWork = !sameWork(content, fresh);
    kept = isWork ? key : undefined;
    own.add(key);
    if (isWork) return drafts.save(draftKey, toDraft(content, key, now()));
    drafts.clear(draftKey);
    return true;
  }

  const besideSent = (content: ComposeContent): ComposeContent =>
    sentThere === null ? content : withoutUploads(content);

  /** A draft of its own, so that a tab that dies before somebody chose loses no word. */
  function keepAside(content: ComposeContent): boolean {
    aside ??= `kept:${newKey()}`;
    const told = tellingAbout(besideSent(content), options.context);
    return drafts.save(aside, toDraft(told, key, now()));
  }

  const keep = (content: ComposeContent): boolean =>
    state.conflict ? keepAside(content) : keepDraft(content);

  function take(patch: Partial<ComposeContent>): void {
    const content = { ...state.content, ...patch };
    key = newKey();
    touched = true;
    const restored = state.restored && sameWords(content, state.content);
    state = { ...state, content, restored, unsent: !sameWork(content, fresh) };
  }

  /** The draft follows each letter; the form, whose counters nobody reads between two letters, their pause. */
  async function keepTyped(): Promise<void> {
    if (keeping) return;
    keeping = true;
    await options.painted();
    keeping = false;
    const stored = keep(state.content);
    const wait = now() - toldAt > MOST_MS ? 0 : PAUSE_MS;
    if (stored !== state.stored) return set({ stored });
    clearTimeout(telling);
    telling = setTimeout(() => set({}), wait);
  }

  function startOver(content: ComposeContent): void {
    key = newKey();
    touched = false;
    set({
      content,
      posting: false,
      problem: null,
      restored: false,
      stored: true,
      unsent: false,
      conflict: null,
    });
  }

  function takeTheirs(theirs: Draft | null): void {
    startOver(theirs ? options.read(theirs) : fresh);
    kept = theirs?.idempotencyKey;
    if (theirs) key = kept ?? newKey();
  }

  function dropAside(): void {
    if (aside) drafts.clear(aside);
    aside = null;
  }

  const goneBecause = (): ComposeConflict => (sentThere === null ? 'gone' : 'sent');

  /** Nobody has chosen yet, and the other tab goes on. */
  function heedFurther(theirs: Draft | null): void {
    const conflict = theirs ? 'changed' : goneBecause();
    if (theirs?.idempotencyKey === key) {
      // What it sent came back.
      dropAside();
      kept = key;
      set({ conflict: null });
    } else if (conflict !== state.conflict) set({ conflict });
  }

  /** Another tab changed the drafts: what nobody touched here follows, the rest asks. */
  function heed(): void {
    const theirs = drafts.get(draftKey);
    const name = theirs?.idempotencyKey;
    if (name && name !== sentThere) sentThere = null;
    if (state.posting) return;
    if (state.conflict) return heedFurther(theirs);
    if (name === kept) return;
    // All drafts are stored as one: a tab that keeps another one may have put back what was here before.
    if (name && own.has(name)) return void keepDraft(state.content);
    const isUntouched = !touched || sameWork(state.content, fresh);
    if (isUntouched) return takeTheirs(theirs);
    set({ conflict: theirs ? 'changed' : goneBecause(), stored: keepAside(state.content) });
  }

  function heedSent(id: string): void {
    sentThere = id;
    if (state.conflict === 'gone') set({ conflict: 'sent', stored: keepAside(state.content) });
  }

  /** A draft that nobody has changed here goes with what is sent of it: it stands under the same name. */
  function nameDraft(content: ComposeContent): void {
    const stored = drafts.get(draftKey);
    if (stored && stored.idempotencyKey === kept && kept !== key) keepDraft(content);
  }

  /** Another form may have gone on with the same draft meanwhile: that one stays. */
  function settleDraft(sentKey: string): void {
    const kept = drafts.get(draftKey);
    if (!kept || kept.idempotencyKey === sentKey) drafts.clear(draftKey);
  }

  function settle(content: ComposeContent, sentKey: string, sent: Sent): Settled | null {
    if (sent.is === 'returned') {
      // Another form went on with the draft meanwhile: these words stay beside it, where the outbox put them.
      const other = drafts.get(draftKey)?.idempotencyKey;
      const conflict = typeof other === 'string' && other !== sent.id ? 'changed' : null;
      if (conflict) aside = `kept:${sentKey}`;
      // What is left of a chain that has begun is another post than the one that was first.
      key = sent.id;
      set({
        content: sent.content,
        posting: false,
        problem: problemOf(sent.error),
        unsent: true,
        conflict,
        stored: conflict ? keepAside(sent.content) : keepDraft(sent.content),
      });
      return null;
    }
    settleDraft(sentKey);
    fresh = restAfter(fresh, content);
    startOver(fresh);
    return sent;
  }

  async function send(): Promise<Settled | null> {
    const { content } = state;
    const sentKey = key;
    nameDraft(content);
    set({ posting: true, problem: null });
    try {
      const sent = await options.send({ id: sentKey, draftKey, content, context: options.context });
      return settle(content, sentKey, sent);
    } catch (thrown) {
      set({ posting: false, problem: { is: 'refused', error: toApiError(thrown) } });
      return null;
    }
  }

  async function isLetGo(): Promise<boolean> {
    for (const guard of [...guards, ...questions]) {
      const answer = await guard(state.content);
      if (answer === null) continue;
      if (answer !== 'wait')
        set({ problem: { is: 'said', words: answer.words, error: answer.error ?? null } });
      return false;
    }
    return true;
  }

  async function check(): Promise<boolean> {
    set({ checking: true });
    try {
      return await isLetGo();
    } finally {
      set({ checking: false });
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
      const before = state.content;
      take(patch);
      const { problem } = state;
      const isPast = problem?.is === 'said' && !sameParts(before, state.content);
      set({ stored: keep(state.content), problem: isPast ? null : problem });
    },
    type(text) {
      if (state.posting) return;
      const before = state;
      take({ text });
      // The first letter gives the field its direction, and the page a reason to ask before it goes.
      const isFirst = before.content.text === '' || text === '' || before.unsent !== state.unsent;
      if (isFirst) set({ stored: keep(state.content) });
      else void keepTyped();
    },
    submit: async () => {
      if (state.posting || state.checking || state.conflict || state.blocks.size > 0) return null;
      if (isEmpty(state.content)) {
        set({ problem: { is: 'empty' } });
        return null;
      }
      if (isTooLong(state.content)) return null;
      if (guards.size + questions.size > 0 && (!(await check()) || state.posting)) return null;
      return send();
    },
    stop() {
      if (state.posting) options.stop(key);
    },
    block(why, on) {
      const blocks = new Set(state.blocks);
      if (on) blocks.add(why);
      else blocks.delete(why);
      set({ blocks, uploading: blocks.has('upload') });
    },
    guard(guard, asks = false) {
      const kind = asks ? questions : guards;
      kind.add(guard);
      return () => kind.delete(guard);
    },
    watch() {
      const leave = [drafts.watch(heed), options.watchSent(heedSent)];
      return () => leave.forEach((stop) => stop());
    },
    resolve(which) {
      if (which === 'theirs') {
        // What was written here stays among the drafts, but for the very words that are sent.
        if (key === sentThere) dropAside();
        aside = null;
        return takeTheirs(drafts.get(draftKey));
      }
      dropAside();
      key = newKey();
      const content = besideSent(state.content);
      set({ content, conflict: null, stored: keepDraft(content) });
    },
    dismissProblem: () => set({ problem: null }),
    discard() {
      drafts.clear(aside ?? draftKey);
      aside = null;
      options.dropFiles(filesOf(state.content));
      startOver(fresh);
    },
  };
}
