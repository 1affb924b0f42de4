import type { Core } from '@/data/core';
import type { Ask } from '@/data/fetching/asking';
import { snapshotStore } from '@/data/snapshot/snapshot-store';
import { createCell } from '@/data/store/cell';
import type { TimelineRegistry } from '@/data/timelines/timeline-registry';
import { toApiError } from '@/domain/api-error';
import type { CatchUpPost } from '@/domain/catch-up/catch-up-post';
import { firstWritten } from '@/domain/catch-up/returned';
import type { AccountId, StatusId } from '@/domain/ids';
import { ASKED_AT_ONCE, type BeforeView, type CatchUp } from './catch-up';
import { CatchUpKeeper } from './catch-up-keeper';
import { CatchUpStore } from './kept';
import { visiblePosts } from './visible-posts';

export { goTo } from './go-to';

/** Milliseconds that the server's own mark is waited for. */
const PATIENCE = 3000;

/** What home shows already, in parts without gaps. */
function stretchesOf(timelines: TimelineRegistry): readonly (readonly StatusId[])[] {
  const { ids, gaps, filter } = timelines.view('home').get();
  if (filter.onlyMedia || filter.hideRepeats) return [];
  const parts: StatusId[][] = [[]];
  for (const id of ids) {
    if (gaps.has(id)) parts.push([]);
    parts.at(-1)?.push(id);
  }
  return parts.filter((part) => part.length > 0);
}

/** Remembers when people were last seen to write, and asks the server where nothing is remembered. */
class LastSeen {
  /** From earlier visits. */
  readonly seen = new Map<AccountId, number>();
  readonly view;
  private readonly told = new Map<AccountId, number | null>();

  constructor(private readonly core: Core) {
    this.view = createCell<BeforeView>(core.store.batch, { last: new Map(), asking: 0, error: null });
  }

  /** What was seen within the span tells nothing of the time before it. */
  refresh(posts: readonly CatchUpPost[]): void {
    const last = new Map(this.told);
    for (const [id, { at }] of firstWritten(posts)) {
      const seen = this.seen.get(id);
      if (seen !== undefined && seen < at && !last.has(id)) last.set(id, seen);
    }
    this.view.set({ ...this.view.get(), last });
  }

  /** For later visits. */
  note(posts: readonly CatchUpPost[]): void {
    for (const { authorId, at, isRepeat } of posts)
      if (!isRepeat) this.seen.set(authorId, Math.max(at, this.seen.get(authorId) ?? 0));
  }

  async ask(people: readonly AccountId[], posts: readonly CatchUpPost[]): Promise<void> {
    const first = firstWritten(posts);
    const some = people.filter((id) => first.has(id)).slice(0, ASKED_AT_ONCE);
    this.view.set({ ...this.view.get(), asking: some.length, error: null });
    try {
      for (const id of some) {
        const { items } = await this.core.remote.timeline(`replies:${id}`, {
          maxId: first.get(id)?.contentId ?? '',
          limit: 1,
          excludeReblogs: true,
        });
        this.told.set(id, items[0]?.status.createdAt ?? null);
        this.view.set({ ...this.view.get(), asking: this.view.get().asking - 1 });
        this.refresh(posts);
      }
    } catch (thrown) {
      this.view.set({ ...this.view.get(), error: toApiError(thrown) });
    }
    this.view.set({ ...this.view.get(), asking: 0 });
  }
}

/** How far the reader has read and when people wrote: on this device and, of the first, on the server. */
class Marks {
  private reading: Promise<void> | null = null;

  constructor(
    private readonly deps: {
      core: Core;
      ask: Ask;
      kept: CatchUpStore;
      keeper: CatchUpKeeper;
      lastSeen: LastSeen;
    },
  ) {}

  /** Once: whoever asks meanwhile waits for the same answers. */
  read(): Promise<void> {
    this.reading ??= this.readAll();
    return this.reading;
  }

  private async readAll(): Promise<void> {
    const { core, ask, kept, keeper, lastSeen } = this.deps;
    const servers = ask((calls) => calls.homeMarker()).catch(() => null);
    const noted = servers.then((id) => keeper.noteReadTo(id));
    const own = await kept.marks();
    for (const [id, at] of own.seen) lastSeen.seen.set(id, at);
    keeper.noteReadTo(own.readTo);
    // One that comes later counts the next time.
    await Promise.race([noted, new Promise<void>((go) => void core.platform.after(PATIENCE, go))]);
  }

  /** False: the server could not be told. */
  async readTo(id: StatusId): Promise<boolean> {
    this.deps.keeper.noteReadTo(id);
    await this.keep();
    return this.deps
      .ask((calls) => calls.setHomeMarker(id))
      .then(
        () => true,
        () => false,
      );
  }

  keep(): Promise<unknown> {
    const { kept, keeper, lastSeen } = this.deps;
    return kept.keepMarks(keeper.view.get().readTo, lastSeen.seen);
  }
}

/** Catching up with the home timeline of one realm. */
export function createCatchUp(
  core: Core,
  ask: Ask,
  timelines: TimelineRegistry,
  knowStanding: (ids: readonly AccountId[]) => Promise<void>,
): CatchUp {
  const kept = new CatchUpStore(core.key, snapshotStore);
  const lastSeen = new LastSeen(core);
  const posts: CatchUp['posts'] = ({ ids, from }, filters) =>
    visiblePosts(
      core,
      ids.filter((id) => keeper.timeOf(id) >= from),
      filters,
    );
  const all = (): readonly CatchUpPost[] => posts(keeper.view.get(), core.filters.active.get());
  const keeper = new CatchUpKeeper({
    core,
    kept,
    home: () => stretchesOf(timelines),
    onEnd() {
      const now = all();
      lastSeen.refresh(now);
      lastSeen.note(now);
      void marks.keep();
    },
  });
  const marks = new Marks({ core, ask, kept, keeper, lastSeen });
  return {
    view: keeper.view,
    before: lastSeen.view,
    open(span) {
      let close: (() => void) | null = null;
      let left = false;
      const begin = async (): Promise<void> => {
        await marks.read();
        if (!left) close = keeper.open(span);
      };
      void begin();
      return () => {
        left = true;
        close?.();
      };
    },
    go: () => keeper.go(),
    stop: () => keeper.stop(),
    posts,
    readTo: (id) => marks.readTo(id),
    async bells(people) {
      await knowStanding(people);
      return new Set(people.filter((id) => core.store.relationships.get(id)?.subscribing === true));
    },
    askBefore: (people) => lastSeen.ask(people, all()),
  };
}
