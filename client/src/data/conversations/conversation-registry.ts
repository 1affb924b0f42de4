import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import { Conversation } from './conversation';
import type { ThreadDeps, Threads } from './conversations';

/** Threads that are kept for going back to them. */
const REMEMBERED = 20;
/** A thread that was fetched so recently is not fetched again when another of its posts is opened. */
const FRESH_FOR = 60_000;

/** All threads that are or were open. */
export class ConversationRegistry implements Threads {
  private readonly all = new Map<StatusId, Conversation>();
  /** Called when a screen shows one. */
  onOpened: () => void = () => undefined;

  constructor(private readonly deps: ThreadDeps) {}

  view(id: StatusId) {
    return this.conversation(id).view;
  }

  open(id: StatusId): () => void {
    const conversation = this.conversation(id);
    conversation.opens += 1;
    // Being used again counts for who is forgotten first.
    this.all.delete(id);
    this.all.set(id, conversation);
    this.onOpened();
    if (!this.isFresh(conversation)) void conversation.load();
    let open = true;
    return () => {
      if (open) conversation.opens -= 1;
      open = false;
    };
  }

  /** Unix milliseconds of the last complete answer; 0 without one in this visit. */
  answeredAt(id: StatusId): number {
    return this.all.get(id)?.answeredAt ?? 0;
  }

  reload(id: StatusId): Promise<void> {
    return this.conversation(id).load();
  }

  receive(status: Status): void {
    for (const conversation of this.all.values()) conversation.receive(status);
  }

  remove(id: StatusId): void {
    for (const conversation of this.all.values()) conversation.remove(id);
  }

  *named(): Iterable<StatusId> {
    for (const conversation of this.all.values()) if (conversation.isWatched) yield* conversation.ids;
  }

  forget(ids: ReadonlySet<StatusId>): void {
    for (const [id, conversation] of this.all)
      if (!conversation.isWatched && conversation.ids.some((other) => ids.has(other))) this.all.delete(id);
  }

  recent(): readonly Conversation[] {
    return [...this.all.values()].filter(({ ids, answeredAt }) => answeredAt > 0 || ids.length > 1);
  }

  restore(id: StatusId, ids: readonly StatusId[]): void {
    this.conversation(id).seed(ids, 0);
  }

  private isFresh(conversation: Conversation): boolean {
    const age = this.deps.now() - conversation.answeredAt;
    return conversation.answeredAt > 0 && this.deps.streaming() && age < FRESH_FOR;
  }

  private conversation(id: StatusId): Conversation {
    const known = this.all.get(id);
    if (known) return known;
    const conversation = new Conversation(id, this.deps);
    this.seedFromSameThread(conversation);
    this.dropLongUnused();
    this.all.set(id, conversation);
    return conversation;
  }

  /** behaviour.md §6: going to another post of the same conversation shows what is known of it. */
  private seedFromSameThread(conversation: Conversation): void {
    const { conversationId } = conversation;
    if (conversationId === null) return;
    const other = this.recent().find(
      (known) => known.conversationId === conversationId && known.has(conversation.id),
    );
    if (other) conversation.seed(other.ids, other.answeredAt);
  }

  private dropLongUnused(): void {
    for (const [id, conversation] of this.all) {
      if (this.all.size < REMEMBERED) return;
      if (!conversation.isWatched) this.all.delete(id);
    }
  }
}
