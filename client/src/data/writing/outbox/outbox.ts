import { toApiError, type ApiError } from '@/domain/api-error';
import type { ComposeContent } from '@/domain/writing/compose-content';
import type { StatusId } from '@/domain/ids';
import type { Draft, DraftKey, Drafts } from '@/data/writing/drafts/draft';
import type { Readable } from '@/data/readable';
import { tellingAbout, toDraft } from '@/data/writing/drafts/content-format';
import { inOneTab } from '@/data/one-tab';
import type { Platform } from '@/data/platform';
import { pauseAfter } from '@/data/reach/pause-after';
import type { Reach } from '@/data/reach/reach';
import { partsOfKey, readDraftKey } from '@/data/writing/drafts/draft-keys';
import { Delivery, isTryAgain, type Delivered, type DeliverDeps } from './deliver';
import {
  boxesOf,
  decided,
  isInDoubt,
  keyOfRest,
  longestUnheard,
  contentToReturn,
  waitsForReturn,
  type ComposeContext,
  type OutboxEntry,
  type OutboxItem,
} from './outbox-entry';
import type { OutboxStore } from './outbox-store';

/** What a form hands over. */
export interface Parcel {
  /** Idempotency key; the same one is the same post. */
  id: string;
  draftKey: DraftKey;
  content: ComposeContent;
  context: ComposeContext;
}

/** What became of a parcel for now. */
export type Sent =
  | { is: 'posted'; id: StatusId }
  | { is: 'scheduled'; at: number }
  /** It is kept and tried again by itself. */
  | { is: 'waiting'; error: ApiError; inDoubt: boolean }
  /** Back to the form with what is left to send, and its idempotency key; no error: the person stopped it. */
  | {
      is: 'returned';
      id: string;
      content: ComposeContent;
      error: ApiError | null;
      /** The post as another edit has made it meanwhile: nothing was saved over it. */
      newer?: ComposeContent;
    };

export type Returned = Extract<Sent, { is: 'returned' }>;

export interface Outbox {
  /** Oldest first. */
  view: Readable<readonly OutboxItem[]>;
  send(parcel: Parcel): Promise<Sent>;
  /** Tries again at once; null when it is gone already. */
  sendNow(id: string): Promise<Sent | null>;
  /** Gives back what is not sent yet, with what is under way: the server may have that, its key knows. */
  stop(id: string): void;
  /** Takes it out, as a draft to go on with; null when it is gone or on its way. */
  takeBack(id: string): Promise<DraftKey | null>;
  remove(id: string): Promise<void>;
  /** Hears of a draft that another tab has handed over, with the key of its words; returns the way to stop. */
  watchSent(listener: SentElsewhere): () => void;
}

export type SentElsewhere = (draftKey: DraftKey, id: string) => void;

export interface OutboxDeps extends Omit<DeliverDeps, 'write' | 'isStopped' | 'signal'> {
  store: OutboxStore;
  drafts: Drafts;
  platform: Platform;
  reach: Pick<Reach, 'onReturn'>;
  /** Names the account in locks and channels. */
  owner: string;
  /** An edit that no form waits for was not saved, because of a newer one: it is a draft. */
  overtaken: () => void;
  /** Hears of every change, from the first reading on. */
  waiting: { tell(items: readonly OutboxItem[]): void };
}

/** Posts on their way to the server. One tab sends at a time; every step is kept before the next. */
export class OutboxKeeper implements Outbox {
  private entries: readonly OutboxEntry[] = [];
  private items: readonly OutboxItem[] = [];
  private readonly sending = new Map<string, AbortController>();
  private readonly stopped = new Set<string>();
  /** What an earlier page left. */
  private readonly left = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private readonly sentElsewhere = new Set<SentElsewhere>();
  private cancelTimer: () => void = () => undefined;
  private tell: (what?: Handed) => void = () => undefined;

  readonly view: Readable<readonly OutboxItem[]> = {
    get: () => this.items,
    subscribe: (listener) => {
      this.listeners.add(listener);
      return () => this.listeners.delete(listener);
    },
  };

  constructor(private readonly deps: OutboxDeps) {}

  /** Sends what an earlier page left, now and whenever it is time. */
  start(): () => void {
    const { platform, owner } = this.deps;
    const channel = platform.tabs.open(`skein-outbox ${owner}`, (message) => {
      this.hear(message);
      void this.reload();
    });
    this.tell = (what) => channel.post(what ?? 'changed');
    const leave = this.deps.reach.onReturn(() => void this.sendDue(true));
    void this.sendLeft();
    return () => {
      leave();
      // A request that is on its way ends later, and nobody waits for it any more.
      this.tell = () => undefined;
      channel.close();
      this.cancelTimer();
    };
  }

  /** What an earlier page could not send. */
  private async sendLeft(): Promise<void> {
    const note = async (): Promise<void> => {
      for (const { id } of await this.deps.store.list()) this.left.add(id);
    };
    await Promise.all([note(), this.sendDue(true)]);
    await this.reload();
  }

  async send(parcel: Parcel): Promise<Sent> {
    const { store, platform } = this.deps;
    const entry: OutboxEntry = {
      ...parcel,
      createdAt: platform.now(),
      sentIds: [],
      attempts: 0,
      nextAt: 0,
      unsureSince: sentBefore(parcel),
      mayBeThere: false,
      keyTurn: 0,
      error: null,
    };
    // Where the browser keeps nothing the form keeps it: no waiting in the dark.
    const kept = await store.write(entry);
    if (kept) this.settleDraft(entry);
    return this.locked(entry.id, () => this.attempt(entry, kept));
  }

  async sendNow(id: string): Promise<Sent | null> {
    return this.locked(id, async () => {
      const entry = await this.deps.store.read(id);
      if (!entry) return null;
      const inDoubt = isInDoubt(entry, this.deps.platform.now());
      return this.attempt(inDoubt ? decided(entry) : entry, true);
    });
  }

  stop(id: string): void {
    this.stopped.add(id);
    const entry = this.entries.find((each) => each.id === id);
    // A schedule that is being taken back has no key that would keep it from being there twice.
    if (entry?.context.cancels === null) this.sending.get(id)?.abort();
  }

  async takeBack(id: string): Promise<DraftKey | null> {
    return this.locked(id, async () => {
      const entry = await this.deps.store.read(id);
      if (!entry) return null;
      const key = this.giveBack(entry);
      await this.forget(entry.id);
      return key;
    });
  }

  async remove(id: string): Promise<void> {
    await this.locked(id, async () => {
      const entry = await this.deps.store.read(id);
      await this.forget(id);
      if (entry) await this.deps.files.drop(filesOf(entry));
      return null;
    });
  }

  watchSent(listener: SentElsewhere): () => void {
    this.sentElsewhere.add(listener);
    return () => void this.sentElsewhere.delete(listener);
  }

  private hear(message: unknown): void {
    const { draftKey, id } = readHanded(message);
    if (draftKey === null || id === null) return;
    for (const listener of this.sentElsewhere) listener(draftKey, id);
  }

  /** One tab at a time: the others wait, and find it done. */
  private locked<T>(id: string, work: () => Promise<T>): Promise<T> {
    const { platform, owner } = this.deps;
    return inOneTab(platform.tabs, `skein-outbox ${owner} ${id}`, work);
  }

  private async attempt(entry: OutboxEntry, kept: boolean): Promise<Sent> {
    const controller = new AbortController();
    this.sending.set(entry.id, controller);
    this.show(entry);
    const delivery = new Delivery(entry, {
      ...this.deps,
      write: async (next) => {
        this.show(next);
        if (kept) await this.deps.store.write(next);
      },
      isStopped: () => this.stopped.has(entry.id),
      signal: controller.signal,
    });
    try {
      const delivered = await delivery.run();
      return await this.settle(delivery.state, delivered, kept);
    } catch (thrown) {
      return await this.fail(delivery.state, toApiError(thrown), kept);
    } finally {
      this.sending.delete(entry.id);
      this.stopped.delete(entry.id);
      await this.reload();
      this.tell();
    }
  }

  private async settle(entry: OutboxEntry, delivered: Delivered, kept: boolean): Promise<Sent> {
    if (delivered.is === 'stopped') return this.giveUp(entry, null, kept);
    if (delivered.is === 'overtaken') {
      const back = await this.giveUp({ ...entry, unsureSince: null }, null, kept);
      return { ...back, newer: delivered.now };
    }
    this.settleDraft(entry);
    await this.forget(entry.id);
    await this.deps.files.drop(filesOf(entry));
    return delivered;
  }

  private async fail(entry: OutboxEntry, error: ApiError, kept: boolean): Promise<Sent> {
    // Without a way to the server, or with its own refusal, it is known that nothing was posted.
    const isRefusal = error.status > 0 && error.kind !== 'server' && error.kind !== 'nonsense';
    const unsureSince = isRefusal ? null : entry.unsureSince;
    // An edit that its form keeps is compared with the post when it is saved again.
    const isLost = error.kind === 'nonsense' && unsureSince !== null && entry.context.editOf === null;
    if (!kept || !(isTryAgain(error) || isLost)) return this.giveUp({ ...entry, unsureSince }, error, kept);
    const attempts = entry.attempts + 1;
    const pause = this.deps.platform.now() + pauseAfter(attempts, error, longestUnheard(entry));
    const waits: OutboxEntry = {
      ...entry,
      attempts,
      nextAt: Math.max(pause, error.retryAt ?? 0),
      unsureSince,
      error: { kind: error.kind, message: error.message },
    };
    await this.deps.store.write(waits);
    return { is: 'waiting', error, inDoubt: isInDoubt(waits, this.deps.platform.now()) };
  }

  /** Back to the form. The draft is written first, so that no moment is without it. */
  private async giveUp(entry: OutboxEntry, error: ApiError | null, kept: boolean): Promise<Returned> {
    // A scheduled post that the server does not let go is still there: it needs no copy here.
    const isThere = entry.context.cancels !== null && error?.kind !== 'not-found';
    if (kept && !isThere) this.giveBack(entry);
    await this.forget(entry.id);
    return { is: 'returned', id: keyOfRest(entry), content: contentToReturn(entry), error };
  }

  private giveBack(entry: OutboxEntry): DraftKey {
    const { drafts, platform } = this.deps;
    const taken = drafts.get(entry.draftKey);
    const key: DraftKey = taken && taken.idempotencyKey !== entry.id ? `kept:${entry.id}` : entry.draftKey;
    const content = contentToReturn(entry);
    const told = partsOfKey(key).kind === 'kept' ? tellingAbout(content, entry.context) : content;
    const draft: Draft = toDraft(told, keyOfRest(entry), platform.now());
    drafts.save(key, draft);
    return key;
  }

  /** The words are here now. Another form may have gone on with the same draft: that one stays. */
  private settleDraft(entry: OutboxEntry): void {
    const { drafts } = this.deps;
    const { draftKey, id } = entry;
    if (drafts.get(draftKey)?.idempotencyKey !== id) return;
    // Before it is gone, so that a form in another tab knows why.
    this.tell({ draftKey, id });
    drafts.clear(draftKey);
  }

  private async forget(id: string): Promise<void> {
    await this.deps.store.remove(id);
    this.entries = this.entries.filter((entry) => entry.id !== id);
    this.publish();
    this.tell();
  }

  /** `anew`: the way to the server, or the sign-in, is another one than at the last attempt. */
  private async sendDue(anew: boolean): Promise<void> {
    const { store, platform } = this.deps;
    for (const { id } of (await store.list()).toSorted(byAge)) {
      await this.locked(id, async () => {
        const entry = await store.read(id);
        if (!entry || isInDoubt(entry, platform.now())) return;
        const isHeldBack = entry.error?.kind === 'rate-limited';
        const isTime = entry.nextAt <= platform.now() && !waitsForReturn(entry);
        if (isTime || (anew && !isHeldBack)) {
          const sent = await this.attempt(entry, true);
          if (sent.is === 'returned' && sent.newer) this.deps.overtaken();
        }
      });
    }
  }

  private async reload(): Promise<void> {
    const entries = await this.deps.store.list();
    this.entries = entries.toSorted(byAge);
    this.publish();
    this.plan();
  }

  private plan(): void {
    const { platform } = this.deps;
    this.cancelTimer();
    const waiting = this.entries.filter(
      (entry) => !this.sending.has(entry.id) && !isInDoubt(entry, platform.now()) && !waitsForReturn(entry),
    );
    if (waiting.length === 0) return;
    const next = Math.min(...waiting.map((entry) => entry.nextAt));
    this.cancelTimer = platform.after(Math.max(0, next - platform.now()), () => void this.sendDue(false));
  }

  private show(entry: OutboxEntry): void {
    const others = this.entries.filter((other) => other.id !== entry.id);
    this.entries = [...others, entry].toSorted(byAge);
    this.publish();
  }

  private publish(): void {
    this.items = this.entries.map((entry) => ({
      entry,
      done: entry.sentIds.length,
      total: boxesOf(entry).length,
      sending: this.sending.has(entry.id),
      inDoubt: isInDoubt(entry, this.deps.platform.now()),
      isFirst: entry.attempts === 0 && !this.left.has(entry.id),
    }));
    this.deps.waiting.tell(this.items);
    for (const listener of this.listeners) listener();
  }
}

/** In the order in which they were written. */
const byAge = (a: OutboxEntry, b: OutboxEntry): number => a.createdAt - b.createdAt;

/** Since when the server may have these very words: they come back to their form with the key they were sent with. */
const sentBefore = ({ id, content }: Parcel): number | null =>
  content.maybeSent?.key === id ? content.maybeSent.sentAt : null;

/** What one tab tells the others of a draft that it handed over. */
interface Handed {
  draftKey: DraftKey;
  id: string;
}

function readHanded(message: unknown): { [K in keyof Handed]: Handed[K] | null } {
  const { draftKey, id }: Readonly<Record<string, unknown>> =
    typeof message === 'object' && message !== null ? { ...message } : {};
  return {
    draftKey: typeof draftKey === 'string' ? readDraftKey(draftKey) : null,
    id: typeof id === 'string' ? id : null,
  };
}

const filesOf = (entry: OutboxEntry): readonly string[] =>
  boxesOf(entry).flatMap(({ media }) => media.map((file) => file.key));
