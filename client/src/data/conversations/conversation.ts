import { ApiError, toApiError } from '@/domain/api-error';
import { compareIds, type StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import type { Readable } from '@/data/readable';
import { createCell, type Cell } from '@/data/store/cell';
import type { ConversationView, ThreadDeps } from './conversations';

/** The thread around one opened post, in linear order (CONV-01, CONV-05). */
export class Conversation {
  opens = 0;
  /** Unix milliseconds of the last complete answer, 0 before. */
  answeredAt = 0;
  private readonly cell: Cell<ConversationView>;
  private readonly known = new Set<StatusId>();
  private run: Promise<void> | null = null;

  constructor(
    readonly id: StatusId,
    private readonly deps: ThreadDeps,
  ) {
    this.cell = createCell<ConversationView>(deps.batch, {
      ids: [],
      fetch: { is: 'idle' },
      loaded: false,
    });
    if (this.opened()) this.add([id], {});
  }

  get view(): Readable<ConversationView> {
    return this.cell;
  }

  get isWatched(): boolean {
    return this.opens > 0 || this.cell.inUse();
  }

  get ids(): readonly StatusId[] {
    return this.cell.get().ids;
  }

  has(id: StatusId): boolean {
    return this.known.has(id);
  }

  private opened(): Status | undefined {
    return this.deps.known(this.id);
  }

  /** The post whose thread this is: the repeated one when a repeat was opened. */
  private get subjectId(): StatusId {
    return this.opened()?.reblogId ?? this.id;
  }

  get conversationId(): string | null {
    return this.deps.known(this.subjectId)?.conversationId ?? null;
  }

  /** A reply belongs here when its parent is here, or the server names the same conversation. */
  receive(status: Status): void {
    if (status.reblogId !== null || this.known.has(status.id)) return;
    const replies = status.inReplyToId !== null && this.known.has(status.inReplyToId);
    const sameConversation = status.conversationId !== null && status.conversationId === this.conversationId;
    if (replies || sameConversation) this.add([status.id], {});
  }

  /** Takes over what another conversation knows of the same thread, or what was stored. */
  seed(ids: readonly StatusId[], answeredAt: number): void {
    this.answeredAt = answeredAt;
    this.add(ids, { loaded: true });
  }

  remove(id: StatusId): void {
    if (!this.known.delete(id)) return;
    const ids = this.ids.filter((other) => other !== id);
    const error = new ApiError('not-found', { identifier: 'deleted' });
    const gone = ids.length === 0 ? { fetch: { is: 'failed', error } as const } : {};
    this.publish({ ids, ...gone });
  }

  load(): Promise<void> {
    this.run ??= this.fetch().finally(() => {
      this.run = null;
    });
    return this.run;
  }

  private async fetch(): Promise<void> {
    const { deps } = this;
    this.publish({ fetch: { is: 'loading' } });
    try {
      const subject = this.subjectId;
      // The post itself is shown as soon as it is there.
      const post = deps.fetch(this.id).then(
        (bundle) =>
          deps.batch.run(() => {
            deps.take([bundle]);
            this.add([this.id], {});
          }),
        (thrown: unknown) => this.missed(toApiError(thrown)),
      );
      const around = deps.fetchAround(subject);
      // A post that is not there: what the server says of its surroundings (Akkoma breaks) would hide that.
      around.catch(() => {});
      await post;
      const context = await around;
      deps.batch.run(() => {
        const taken = deps.take([...context.ancestors, ...context.descendants]);
        this.answeredAt = deps.now();
        const ids = taken.filter((status) => status.reblogId === null).map((status) => status.id);
        this.add(ids, { fetch: { is: 'idle' }, loaded: true });
      });
      if (subject !== this.subjectId) await this.fetch();
    } catch (thrown) {
      const error = toApiError(thrown);
      this.publish({ fetch: error.kind === 'aborted' ? { is: 'idle' } : { is: 'failed', error } });
    }
  }

  /** What was known of a post that was deleted meanwhile is not left standing. */
  private missed(error: ApiError): never {
    const { deps } = this;
    // Servers need not answer for a repeat by itself.
    if (error.kind === 'not-found' && this.subjectId === this.id) deps.batch.run(() => deps.gone(this.id));
    throw error;
  }

  private add(ids: readonly StatusId[], changes: Partial<ConversationView>): void {
    const subject = this.subjectId;
    // An opened repeat stands in the place of the post it repeats.
    const fresh = ids.filter((id) => !this.known.has(id) && (id !== subject || id === this.id));
    fresh.forEach((id) => this.known.add(id));
    if (subject !== this.id) this.known.add(subject);
    if (fresh.length === 0) return this.publish(changes);
    const place = (id: StatusId): StatusId => (id === this.id ? subject : id);
    const all = [...new Set([...this.ids, ...fresh])].filter((id) => id === this.id || id !== subject);
    this.publish({ ...changes, ids: all.sort((a, b) => compareIds(place(a), place(b))) });
  }

  private publish(changes: Partial<ConversationView>): void {
    if (Object.keys(changes).length > 0) this.cell.set({ ...this.cell.get(), ...changes });
  }
}
