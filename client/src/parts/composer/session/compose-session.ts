import { toApiError, type ApiError } from '@/domain/api-error';
import { remainingCharacters, type ComposeContent } from '@/domain/writing/compose';
import { differingParts, editedWords, unseenParts } from '@/domain/writing/newer-edit';
import type { Returned } from '@/data/writing/outbox/outbox';
import type { ComposeBlock, ComposeGuard } from './compose-guard';
import {
  boxes,
  filesOf,
  isEmpty,
  restAfter,
  sameGiven,
  sameParts,
  sameWords,
  sameWork,
} from './compose-work';
import type {
  ComposeProblem,
  ComposeSession,
  ComposeSessionOptions,
  ComposeState,
  Settled,
} from './compose-state';
import { heedOtherTabs, type ComposeConflict } from './conflict';
import { Guards } from './guards';
import { Keeping } from './keeping';
import { createNextFocus } from './next-focus';

/** The typing pauses, in milliseconds. */
const PAUSE_MS = 100;
/** For somebody who types without a pause the counter still moves this often, in milliseconds. */
const MOST_MS = 1500;

const problemOf = (error: ApiError | null): ComposeProblem | null => {
  if (error?.kind === 'aborted') return { is: 'stopped' };
  return error && { is: 'refused', error };
};

/** A form that was just opened, or starts over after its words have gone. */
const STARTED = {
  posting: false,
  problem: null,
  restored: false,
  stored: true,
  unsent: false,
  conflict: null,
  newer: null,
} as const;

/**
 * One form's work: content, draft, sending. Lives outside React, so that a form that leaves the page
 * while its post is under way still settles its draft, and a second click can never send twice.
 */
class FormSession implements ComposeSession {
  private state: ComposeState;
  private fresh: ComposeContent;
  private touched: boolean;
  private readonly keeping: Keeping;
  private readonly guards = new Guards();
  readonly nextFocus = createNextFocus();
  private readonly listeners = new Set<() => void>();
  /** The draft waits for a letter to be painted. */
  private waitsForPaint = false;
  private telling: ReturnType<typeof setTimeout> | undefined;
  private toldAt = 0;

  constructor(private readonly options: ComposeSessionOptions) {
    const { fresh, initial, restored } = options;
    this.keeping = new Keeping(options);
    this.fresh = fresh;
    this.touched = options.begun ?? false;
    this.state = {
      ...STARTED,
      content: initial,
      checking: false,
      restored,
      newer: unseenParts(initial, fresh).length > 0 ? fresh : null,
      blocks: new Set(),
      uploading: false,
    };
  }

  readonly get = (): ComposeState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly change = (patch: Partial<ComposeContent>): void => {
    if (this.state.posting) return;
    const before = this.state.content;
    this.take(patch);
    const { problem, content } = this.state;
    const isPast = problem?.is === 'said' && !sameParts(before, content);
    this.set({ stored: this.keep(), problem: isPast ? null : problem });
  };

  readonly type = (text: string): void => {
    if (this.state.posting) return;
    const before = this.state;
    this.take({ text });
    // The first letter gives the field its direction, and the page a reason to ask before it goes.
    const isFirst = before.content.text === '' || text === '' || before.unsent !== this.state.unsent;
    if (isFirst) this.set({ stored: this.keep() });
    else void this.keepTyped();
  };

  readonly submit = async (): Promise<Settled | null> => {
    const { posting, checking, conflict, newer, blocks, content } = this.state;
    if (posting || checking || conflict || newer || blocks.size > 0) return null;
    if (isEmpty(content)) {
      this.set({ problem: { is: 'empty' } });
      return null;
    }
    if (this.isTooLong(content)) return null;
    if (!this.guards.none && (!(await this.check()) || this.state.posting)) return null;
    return this.send();
  };

  readonly stop = (): void => {
    if (this.state.posting) this.options.stop(this.keeping.name);
  };

  readonly dismissProblem = (): void => this.set({ problem: null });

  readonly block = (why: ComposeBlock, on: boolean): void => {
    const blocks = new Set(this.state.blocks);
    if (on) blocks.add(why);
    else blocks.delete(why);
    this.set({ blocks, uploading: blocks.has('upload') });
  };

  readonly guard = (guard: ComposeGuard, asks = false): (() => void) => this.guards.add(guard, asks);

  readonly watch = (): (() => void) => {
    const leave = [
      this.options.drafts.watch(() => this.heed()),
      this.options.watchSent((id) => this.heedSent(id)),
    ];
    // What has changed since the draft was read.
    this.heed();
    return () => leave.forEach((stop) => stop());
  };

  readonly resolve = (which: 'theirs' | 'mine'): void => {
    const { keeping } = this;
    if (which === 'theirs') {
      // What was written here stays among the drafts, unless it is what was sent.
      if (keeping.name === keeping.sentThere) keeping.dropAside();
      keeping.leaveAside();
      return this.follow();
    }
    keeping.dropAside();
    keeping.rename();
    const content = keeping.besideSent(this.state.content);
    this.set({ content, conflict: null, stored: this.keepDraft(content) });
  };

  readonly meet = (now: ComposeContent): void => {
    const { posting, content } = this.state;
    if (posting || unseenParts(content, now).length === 0) return;
    const { from } = content;
    const isUntouched = from !== null && differingParts(content, from).length === 0;
    this.fresh = now;
    if (isUntouched) this.startOver(now);
    else this.set({ newer: now });
  };

  readonly choose = (which: 'theirs' | 'mine'): void => {
    const { newer, content } = this.state;
    if (newer === null) return;
    if (which === 'theirs') {
      // What was written here may be wanted yet.
      if (!this.keeping.keepAside(content)) return this.set({ stored: false });
      this.keeping.leaveAside();
      this.keeping.keep(newer, false);
      return this.startOver(newer);
    }
    this.keeping.rename();
    this.state = { ...this.state, content: { ...content, from: editedWords(newer) } };
    this.set({ newer: null, stored: this.keep() });
  };

  readonly discard = (): void => {
    this.keeping.discard();
    this.options.dropFiles(filesOf(this.state.content));
    this.startOver(this.fresh);
  };

  private set(patch: Partial<ComposeState>): void {
    clearTimeout(this.telling);
    this.toldAt = this.options.now();
    this.state = { ...this.state, ...patch };
    if (this.state.problem?.is === 'empty' && !isEmpty(this.state.content))
      this.state = { ...this.state, problem: null };
    for (const listener of this.listeners) listener();
  }

  private take(patch: Partial<ComposeContent>): void {
    const before = this.state;
    const content = { ...before.content, ...patch };
    this.keeping.rename();
    this.touched = true;
    const restored = before.restored && sameWords(content, before.content);
    // A draft that was opened and left alone is kept without a question, also when its uploads end meanwhile.
    const isWritten = before.unsent || !sameGiven(content, before.content);
    this.state = { ...before, content, restored, unsent: isWritten && !sameWork(content, this.fresh) };
  }

  private startOver(content: ComposeContent): void {
    this.keeping.rename();
    this.touched = false;
    this.set({ ...STARTED, content });
  }

  private keepDraft(content: ComposeContent): boolean {
    return this.keeping.keep(content, !sameWork(content, this.fresh));
  }

  private keep(): boolean {
    const { content, conflict } = this.state;
    return conflict ? this.keeping.keepAside(content) : this.keepDraft(content);
  }

  /** The draft follows each letter; the form, whose counters nobody reads between two letters, their pause. */
  private async keepTyped(): Promise<void> {
    if (this.waitsForPaint) return;
    this.waitsForPaint = true;
    await this.options.painted();
    this.waitsForPaint = false;
    const stored = this.keep();
    const wait = this.options.now() - this.toldAt > MOST_MS ? 0 : PAUSE_MS;
    if (stored !== this.state.stored) return this.set({ stored });
    clearTimeout(this.telling);
    this.telling = setTimeout(() => this.set({}), wait);
  }

  /** Another tab changed the drafts, or the start has found what a killed browser had not put on the disk. */
  private heed(): void {
    const { posting, conflict, content } = this.state;
    const hasWork = this.touched && !sameWork(content, this.fresh);
    const heeding = heedOtherTabs(this.keeping, { posting, conflict, hasWork });
    if (heeding.is === 'keep') this.keepDraft(content);
    if (heeding.is === 'follow') this.follow();
    if (heeding.is === 'ask') this.ask(heeding.conflict);
    if (heeding.is === 'over') {
      this.keeping.dropAside();
      this.keeping.follow(this.keeping.stored());
      this.set({ conflict: null });
    }
  }

  private heedSent(id: string): void {
    this.keeping.sentThere = id;
    if (this.state.conflict === 'gone') this.ask('sent');
  }

  /** The words are kept beside what the other tab has, until somebody chooses. */
  private ask(conflict: ComposeConflict): void {
    this.set({ conflict, stored: this.keeping.keepAside(this.state.content) });
  }

  /** Goes on with what another tab has. */
  private follow(): void {
    const theirs = this.keeping.stored();
    this.startOver(theirs ? this.options.read(theirs) : this.fresh);
    this.keeping.follow(theirs);
  }

  private async send(): Promise<Settled | null> {
    const { content } = this.state;
    const { draftKey, context } = this.options;
    const id = this.keeping.name;
    // An unchanged draft is cleared by the post: both have the same name.
    if (this.keeping.isNamedOtherwise()) this.keepDraft(content);
    this.set({ posting: true, problem: null });
    try {
      const sent = await this.options.send({ id, draftKey, content, context });
      return sent.is === 'returned' ? this.takeBack(id, sent) : this.settle(content, id, sent);
    } catch (thrown) {
      this.set({ posting: false, problem: { is: 'refused', error: toApiError(thrown) } });
      return null;
    }
  }

  private settle(content: ComposeContent, id: string, sent: Settled): Settled {
    this.keeping.settle(id);
    this.fresh = restAfter(this.fresh, content);
    this.startOver(this.fresh);
    return sent;
  }

  private takeBack(id: string, { id: name, content, error, newer }: Returned): null {
    // Another form went on with the draft meanwhile: these words stay beside it, where the outbox put them.
    const other = this.keeping.stored()?.idempotencyKey;
    const conflict = typeof other === 'string' && other !== name ? 'changed' : null;
    if (conflict) this.keeping.isAsideAs(id);
    // What is left of a chain that has begun is another post than the one that was first.
    this.keeping.name = name;
    this.fresh = newer ?? this.fresh;
    this.set({
      content,
      newer: newer ?? null,
      posting: false,
      problem: problemOf(error),
      unsent: true,
      conflict,
      stored: conflict ? this.keeping.keepAside(content) : this.keepDraft(content),
    });
    return null;
  }

  private isTooLong(content: ComposeContent): boolean {
    const limits = this.options.limits();
    return boxes(content).some(
      ({ text }) => (remainingCharacters(text, content.spoilerText, limits) ?? 0) < 0,
    );
  }

  /** True when nothing holds it back. */
  private async check(): Promise<boolean> {
    this.set({ checking: true });
    try {
      const objection = await this.guards.objection(this.state.content);
      if (objection !== null && objection !== 'wait')
        this.set({ problem: { is: 'said', words: objection.words, error: objection.error ?? null } });
      return objection === null;
    } finally {
      this.set({ checking: false });
    }
  }
}

export const createComposeSession = (options: ComposeSessionOptions): ComposeSession =>
  new FormSession(options);
