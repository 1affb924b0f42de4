import type { Account } from '@/domain/account/account';
import type { Notification } from '@/domain/notification/notification';
import type { Relationship } from '@/domain/account/relationship';
import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import type { TimelineKey } from '@/domain/status/timeline-key';
import type { Core } from '@/data/core';
import type { Lists } from '@/data/lists';
import { entryOf } from '@/data/timelines/admit';
import {
  namedBy,
  noAnswers,
  putAnswers,
  putNewest,
  putOlder,
  type Answered,
  type AnswerKind,
  type Answers,
  type KeptAnswers,
} from './answers';
import { randomKey } from '@/lib/random-key';
import { SnapshotKeeper } from './keeper';
import type { SnapshotStore } from './snapshot-store';
import { Collector, cutThread } from './take-snapshot';

/** Raised with every change of what is kept or of a domain type: what is older is dropped, not guessed at. */
const VISITED_VERSION = 6;
/** Screens of so many lists, conversations and answers of each kind are kept; those visited longest ago go first. */
const TIMELINES_KEPT = 24;
const POSTS_PER_TIMELINE = 40;
const THREADS_KEPT = 12;
const ANSWERS_KEPT = 12;

type Ids = Answered<readonly StatusId[]>;

/**
 * The screens that were visited beside home, for a start without network: read only after the first posts, so that no
 * start waits for it. May be lost like the snapshot itself.
 *
 * Each writing has a place of its own, and takes away those that it has in it. So a tab that is hidden, and has no time
 * to read, takes nothing from the others; who reads next puts all together.
 */
interface Stored {
  version: typeof VISITED_VERSION;
  /** Its own key. */
  at: string;
  /** Unix milliseconds. */
  writtenAt: number;
  timelines: ReadonlyMap<TimelineKey, Ids>;
  threads: ReadonlyMap<StatusId, Ids>;
  answers: KeptAnswers;
  notifications: readonly Notification[];
  statuses: readonly Status[];
  accounts: readonly Account[];
  relationships: readonly Relationship[];
}

/** Written by this very version: then it has the shape. */
const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === VISITED_VERSION &&
  'at' in value &&
  'timelines' in value &&
  value.timelines instanceof Map;

/** The key of what an older version has written, which nobody reads any more; null for all else. */
const placeOfOlder = (value: unknown): string | null =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'number' &&
  value.version < VISITED_VERSION &&
  'at' in value &&
  typeof value.at === 'string'
    ? value.at
    : null;

const placeOfVisited = (key: string): string => `${key} visited`;

/** Of what an offline reader sees again: what was answered last, and when. Times are Unix milliseconds. */
export interface Visited {
  /** A page was answered: it opens with this again. */
  keep<K extends AnswerKind>(kind: K, about: string, value: Answers[K]): void;
  /** The last answer, of this visit or of an earlier one; null when it is not kept. */
  last<K extends AnswerKind>(kind: K, about: string): Promise<Answered<Answers[K]> | null>;
  /** When the server told this list last; null when that is not known. */
  timelineReadAt(key: TimelineKey): number | null;
  threadReadAt(id: StatusId): number | null;
  /** What an earlier visit left is in the records. */
  brought(): Promise<void>;
}

/** Keeps the visited screens of one realm, and brings them back once the first posts are there. */
export class VisitedScreens implements Visited {
  private readonly timelines = new Map<TimelineKey, Ids>();
  private readonly threads = new Map<StatusId, Ids>();
  private readonly answers = noAnswers();
  private readonly place: string;
  /** Keys of what the next writing has in it. */
  private readonly included: Set<string>;
  private readonly keeper: SnapshotKeeper;
  private readonly ready: Promise<void>;
  private stops: (() => void)[] = [];
  private stopped = false;

  constructor(
    private readonly core: Core,
    private readonly lists: Lists,
    private readonly kept: SnapshotStore,
  ) {
    this.place = placeOfVisited(core.key);
    // There all of it stood before version 5.
    this.included = new Set([this.place]);
    this.keeper = new SnapshotKeeper(
      core.platform,
      () => this.write(),
      async () => void (await this.readBack()),
    );
    this.ready = this.bring();
  }

  keep<K extends AnswerKind>(kind: K, about: string, value: Answers[K]): void {
    putNewest(this.answers[kind], about, { value, readAt: this.core.platform.now() }, ANSWERS_KEPT);
    void this.ready.then(() => this.keeper.changed());
  }

  async last<K extends AnswerKind>(kind: K, about: string): Promise<Answered<Answers[K]> | null> {
    await this.ready;
    return this.answers[kind].get(about) ?? null;
  }

  timelineReadAt(key: TimelineKey): number | null {
    return this.lists.timelines.timeline(key).fetcher.answeredAt || (this.timelines.get(key)?.readAt ?? null);
  }

  threadReadAt(id: StatusId): number | null {
    return this.lists.conversations.answeredAt(id) || (this.threads.get(id)?.readAt ?? null);
  }

  brought(): Promise<void> {
    return this.ready;
  }

  stop(): void {
    this.stopped = true;
    this.stops.forEach((stop) => stop());
  }

  /** What earlier visits have left, and other tabs have kept meanwhile, the newest first. */
  private async readBack(): Promise<readonly Stored[]> {
    const values = await this.kept.readAll(this.place);
    if (this.stopped) return [];
    const found = values
      .filter(isStored)
      .filter(({ at }) => !this.included.has(at))
      .toSorted((a, b) => b.writtenAt - a.writtenAt);
    for (const one of found) this.remember(one);
    for (const value of values) {
      const older = placeOfOlder(value);
      if (older !== null) this.included.add(older);
    }
    return found;
  }

  private async write(): Promise<void> {
    const at = `${this.place} ${randomKey()}`;
    const instead = [...this.included];
    this.included.add(at);
    const isKept = await this.kept.write(at, this.take(at), instead);
    if (isKept) for (const gone of instead) this.included.delete(gone);
  }

  private async bring(): Promise<void> {
    const { core, lists, keeper } = this;
    const found = await this.readBack();
    if (this.stopped) return;
    if (found.length > 0) this.show();
    // Before that it would write over what it has not read.
    const { timelines, conversations } = lists;
    timelines.onOpened = (key) => {
      if (core.reach.state.get() === 'lost') this.showTimeline(key);
      keeper.changed();
    };
    timelines.onLeft = () => this.note();
    conversations.onOpened = () => keeper.changed();
    this.stops = [
      keeper.start(),
      core.reach.state.subscribe(() => {
        if (core.reach.state.get() === 'lost') this.timelines.forEach((_, key) => this.showTimeline(key));
      }),
    ];
    if (timelines.recent().length + conversations.recent().length > 0) keeper.changed();
  }

  /** What the lists hold now. Some are forgotten when they are left (TL-14): what they held stays here. */
  private note(): void {
    const { timelines, conversations } = this.lists;
    for (const { key, queue } of timelines.recent()) {
      const value = queue.shown.slice(0, POSTS_PER_TIMELINE);
      putNewest(this.timelines, key, { value, readAt: this.timelineReadAt(key) ?? 0 }, TIMELINES_KEPT);
    }
    for (const { id, ids } of conversations.recent())
      putNewest(
        this.threads,
        id,
        { value: cutThread({ id, ids }).ids, readAt: this.threadReadAt(id) ?? 0 },
        THREADS_KEPT,
      );
  }

  private take(at: string): Stored {
    const { store } = this.core;
    this.note();
    const found = new Collector(store);
    const { timelines, threads, answers } = this;
    for (const { value } of [...timelines.values(), ...threads.values()])
      value.forEach((id) => found.status(id));
    // A person whose profile was opened, also one who has written nothing.
    for (const key of timelines.keys()) found.account(/^user:([^:]+)/.exec(key)?.[1] ?? null);
    const named = namedBy(answers);
    named.accounts.forEach((id) => found.account(id));
    named.statuses.forEach((id) => found.status(id));
    const notifications = named.notifications.flatMap((id) => store.notifications.truth(id) ?? []);
    notifications.forEach((one) => found.notification(one));
    const accounts = [...found.accounts.values()];
    const relationships = accounts.flatMap(({ id }) => store.relationships.truth(id) ?? []);
    const statuses = [...found.statuses.values()];
    return {
      version: VISITED_VERSION,
      at,
      writtenAt: this.core.platform.now(),
      timelines,
      threads,
      answers,
      notifications,
      statuses,
      accounts,
      relationships,
    };
  }

  /** What this page knows already is newer. */
  private remember(found: Stored): void {
    const { store, ingest } = this.core;
    this.included.add(found.at);
    putOlder(this.timelines, found.timelines, TIMELINES_KEPT);
    putOlder(this.threads, found.threads, THREADS_KEPT);
    putAnswers(this.answers, found.answers, ANSWERS_KEPT);
    store.batch.run(() =>
      ingest.restore({
        accounts: found.accounts.filter(({ id }) => !store.accounts.truth(id)),
        statuses: found.statuses.filter(({ id }) => !store.statuses.truth(id)),
        relationships: found.relationships.filter(({ id }) => !store.relationships.truth(id)),
      }),
    );
    for (const one of found.notifications)
      if (!store.notifications.truth(one.id)) this.lists.notifications.list.put(one);
  }

  /** On the screens of a page that has just begun. */
  private show(): void {
    const { conversations } = this.lists;
    this.core.store.batch.run(() => {
      for (const key of this.timelines.keys()) this.showTimeline(key);
      for (const [id, { value }] of this.threads)
        if (!conversations.view(id).get().loaded) conversations.restore(id, value);
    });
  }

  /** Where the list itself has nothing, or only what other lists brought. */
  private showTimeline(key: TimelineKey): void {
    const { store } = this.core;
    const timeline = this.lists.timelines.timeline(key);
    if (timeline.view.get().loaded && !timeline.patchy) return;
    const kept = this.timelines.get(key)?.value;
    const posts = kept?.flatMap((id) => store.statuses.truth(id) ?? []) ?? [];
    if (posts.length > 0 || kept?.length === 0) timeline.restore(posts.map(entryOf));
  }
}
