import type { ComposeContent } from '@/domain/writing/compose';
import { withoutUploads } from '@/domain/writing/draft-media';
import { tellingAbout, toDraft } from '@/data/writing/drafts/content-format';
import type { Draft, DraftKey, Drafts } from '@/data/writing/drafts/draft';
import type { ComposeContext } from '@/data/writing/outbox/outbox-entry';

export interface KeepingOptions {
  draftKey: DraftKey;
  context: ComposeContext;
  drafts: Drafts;
  /** Name of the words that the form begins with; null for new ones. */
  idempotencyKey: string | null;
  /** The form begins with what the draft holds. */
  restored: boolean;
  now: () => number;
  newKey: () => string;
}

/**
 * Where the words of one form are kept, and under which name (data/writing/SPEC.md): as the draft of the form, or as
 * a draft of their own while another tab has that one.
 */
export class Keeping {
  /** Name of the words: it survives failures and restarts, and changes with them (COMP-03). */
  name: string;
  /** Name of what another tab has sent from the draft. */
  sentThere: string | null = null;
  /** Name under which the draft stands, as far as is known here; undefined without one. */
  private stands: string | null | undefined;
  /** Where the words are while another tab has the draft. */
  private aside: DraftKey | null = null;
  /** What stands under one of these names was not written by another tab. */
  private readonly own = new Set<string>();

  constructor(private readonly options: KeepingOptions) {
    this.name = options.idempotencyKey ?? options.newKey();
    this.own.add(this.name);
    this.stands = options.restored ? this.stored()?.idempotencyKey : undefined;
  }

  /** The draft as it is in the browser, from this tab or another. */
  stored(): Draft | null {
    return this.options.drafts.get(this.options.draftKey);
  }

  /** The words are others now. */
  rename(): void {
    this.name = this.options.newKey();
  }

  /** False when the browser refused. The draft goes when nothing but the prefill is there (COMP-08). */
  keep(content: ComposeContent, isWork: boolean): boolean {
    const { drafts, draftKey } = this.options;
    this.stands = isWork ? this.name : undefined;
    this.own.add(this.name);
    if (isWork) return drafts.save(draftKey, this.draftOf(content));
    drafts.clear(draftKey);
    return true;
  }

  /** A draft of its own, so that a tab that dies before somebody chose loses no word (SPEC W8). */
  keepAside(content: ComposeContent): boolean {
    this.aside ??= `kept:${this.options.newKey()}`;
    const told = tellingAbout(this.besideSent(content), this.options.context);
    return this.options.drafts.save(this.aside, this.draftOf(told));
  }

  /** The outbox has put it there. */
  isAsideAs(name: string): void {
    this.aside = `kept:${name}`;
  }

  dropAside(): void {
    if (this.aside) this.options.drafts.clear(this.aside);
    this.aside = null;
  }

  /** It stays among the drafts, and is this form's no more. */
  leaveAside(): void {
    this.aside = null;
  }

  /** What was sent took its files along. */
  besideSent(content: ComposeContent): ComposeContent {
    return this.sentThere === null ? content : withoutUploads(content);
  }

  /** Goes on with what another tab has. */
  follow(theirs: Draft | null): void {
    this.stands = theirs?.idempotencyKey;
    if (theirs) this.name = this.stands ?? this.options.newKey();
  }

  /** Nobody else has changed the draft since it was read or kept here. */
  isAsKnown(stored: Draft | null): boolean {
    return stored?.idempotencyKey === this.stands;
  }

  wroteItself(name: string): boolean {
    return this.own.has(name);
  }

  /** The draft stands under another name than the words, and is the same: it is to be kept again before they go. */
  isNamedOtherwise(): boolean {
    const stored = this.stored();
    return stored !== null && this.isAsKnown(stored) && this.stands !== this.name;
  }

  /** The words of this name are the server's, or the outbox's. A draft that another form went on with stays. */
  settle(sent: string): void {
    const stored = this.stored();
    if (!stored || stored.idempotencyKey === sent) this.options.drafts.clear(this.options.draftKey);
  }

  discard(): void {
    this.options.drafts.clear(this.aside ?? this.options.draftKey);
    this.aside = null;
  }

  private draftOf(content: ComposeContent): Draft {
    return toDraft(content, this.name, this.options.now());
  }
}
