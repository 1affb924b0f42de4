import type { StatusBundle } from '@/api/decode/status';
import type { Core } from '@/data/core';
import { createCell, type Cell } from '@/data/store/cell';
import { toApiError, ApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import type { BookmarkFolder } from '@/domain/status/bookmark-folder';
import type { KeptPost } from '@/domain/library/kept-post';
import { asKept, placesOf } from './as-kept';
import type { Answer, Call, Shelf } from './calls';
import { freshChoices, keptChoices, type Choices } from './choices';
import { choicesOf, deleteLibrary } from './database-of';
import { Filler } from './filler';
import { BetweenTabs } from './between-tabs';
import { READ_SOON, type Filling, type Kept, type Library, type LibraryState, type Source } from './library';

/** Posts of a page: as many as servers give. */
const PAGE = 40;
/** Milliseconds in which changes of posts are gathered. */
const GATHER = 1_000;

export interface LibraryTools {
  /** Where the posts are kept; a worker unless a test says otherwise. */
  shelf: () => Shelf;
  /** Deletes all that is kept. */
  remove?: () => Promise<boolean>;
}

const OFF: LibraryState = {
  on: false,
  reading: false,
  filling: { is: 'done' },
  refused: [],
  figure: null,
};

/** The library of one realm, running while it is on. One tab fills it and writes; all search. */
class RunningLibrary implements Library {
  readonly state: Cell<LibraryState>;
  readonly changes: Cell<number>;
  readonly folders: Cell<readonly BookmarkFolder[] | null>;
  private readonly choices;
  private shelf: Shelf | null = null;
  private filler: Filler | null = null;
  private leads = false;
  /** Another tab has written since this one has read. */
  private stale = false;
  private readonly touched = new Set<StatusId>();
  private readonly gone = new Set<StatusId>();
  private readonly read = new Set<StatusId>();
  private cancelFlush: (() => void) | null = null;
  private stops: (() => void)[] = [];
  private tabs: BetweenTabs | null = null;

  constructor(
    private readonly core: Core,
    private readonly meId: string,
    private readonly tools: LibraryTools,
  ) {
    this.choices = keptChoices(core.platform, core.key);
    this.state = createCell(core.store.batch, OFF);
    this.changes = createCell(core.store.batch, 0);
    this.folders = createCell<readonly BookmarkFolder[] | null>(core.store.batch, null);
  }

  /** Goes on where the last page was; returns the way to stop. */
  begin(): () => void {
    const { platform, key } = this.core;
    if (this.choices.get()) this.open();
    const stop = platform.onStorage((changed) => {
      if (changed === choicesOf(key)) this.follow();
    });
    return () => {
      stop();
      this.shut();
    };
  }

  turnOn(): void {
    if (this.choices.get()) return;
    this.choices.set({ ...freshChoices(), folders: this.folders.get() ?? [] });
    this.open();
  }

  async remove(): Promise<boolean> {
    this.choices.set(null);
    this.shut();
    this.state.set(OFF);
    // Those of this browser are gone with it; the server's are not.
    if (!this.core.server.get().can.bookmarkFolders) this.folders.set(null);
    return (this.tools.remove ?? (() => deleteLibrary(this.core.key)))();
  }

  setReading(on: boolean): void {
    this.choose({ reading: on });
    this.read.clear();
    if (!on) this.quietly({ is: 'forget-read' });
  }

  pause(): void {
    this.choose({ paused: true });
    this.arrange();
  }

  goOn(): void {
    this.choose({ paused: false });
    this.arrange();
  }

  checkAgain(): void {
    const now = this.choices.get();
    if (!now) return;
    this.choose({ paused: false, sweep: { at: 0, source: null, maxId: null } });
    this.filler?.stop();
    this.filler = null;
    this.arrange();
  }

  async one(id: StatusId): ReturnType<Library['one']> {
    return (await this.ask({ is: 'one', id })).one;
  }

  keepFolders(folders: readonly BookmarkFolder[]): void {
    this.folders.set(folders);
    this.choose({ folders });
  }

  async file(id: StatusId, folder: string | null): Promise<Kept> {
    const post = this.postNow(id);
    if (!post) throw new ApiError('not-found');
    const posts = [{ ...post, folder }];
    if (this.leads) return this.take(posts);
    if (!this.tabs) throw new ApiError('aborted');
    return this.tabs.letTake(posts);
  }

  async find(typed: string, limit: number, soon?: 'soon'): ReturnType<Library['find']> {
    if (this.stale) {
      this.stale = false;
      await this.ask({ is: 'open' });
    }
    const folders = this.folders.get() ?? [];
    const { found } = await this.ask({
      is: 'find',
      typed,
      limit,
      readMost: soon ? READ_SOON : null,
      folders,
    });
    if (!found) throw new ApiError('nonsense');
    return found;
  }

  async walk(from: number): ReturnType<Library['walk']> {
    const { walked } = await this.ask({ is: 'walk', from });
    if (!walked) throw new ApiError('nonsense');
    return walked;
  }

  noteRead(ids: readonly StatusId[]): void {
    if (!this.state.get().reading) return;
    const { statuses } = this.core.store;
    ids.forEach((id) => this.read.add(statuses.truth(id)?.reblogId ?? id));
    this.gather();
  }

  private choose(changes: Partial<Choices>): void {
    const now = this.choices.get();
    if (!now) return;
    this.choices.set({ ...now, ...changes });
    this.state.set({ ...this.state.get(), reading: changes.reading ?? now.reading });
  }

  /** Another tab has chosen otherwise. */
  private follow(): void {
    const now = this.choices.get();
    const { on, reading } = this.state.get();
    if (now && !on) this.open();
    else if (!now && on) {
      this.shut();
      this.state.set(OFF);
    } else if (now) {
      this.takeFolders(now.folders);
      if (now.reading !== reading) this.state.set({ ...this.state.get(), reading: now.reading });
      this.arrange();
    }
  }

  /** Another tab's, or those of the last visit; the server's own word comes before them. */
  private takeFolders(folders: readonly BookmarkFolder[]): void {
    const known = this.folders.get();
    if (JSON.stringify(known ?? []) !== JSON.stringify(folders)) this.folders.set(folders);
  }

  private open(): void {
    const { platform, key, ingest } = this.core;
    this.shelf = this.tools.shelf();
    const { reading = false, folders = [] } = this.choices.get() ?? {};
    this.takeFolders(folders);
    this.state.set({ ...OFF, on: true, reading, filling: { is: 'elsewhere' } });
    this.tabs = new BetweenTabs(platform, key, {
      take: (posts) => (this.leads ? this.take(posts) : null),
      onChanged: () => {
        this.stale = true;
        this.changes.set(this.changes.get() + 1);
      },
    });
    this.stops = [
      ingest.watch((id, isGone) => this.noteChange(id, isGone)),
      platform.tabs.lead(`skein:library:${key}`, () => {
        this.leads = true;
        this.arrange();
      }),
    ];
    this.quietly({ is: 'open' });
  }

  private shut(): void {
    this.filler?.stop();
    this.filler = null;
    this.leads = false;
    this.cancelFlush?.();
    this.cancelFlush = null;
    [this.touched, this.gone, this.read].forEach((ids) => ids.clear());
    this.stops.splice(0).forEach((stop) => stop());
    this.tabs?.close();
    this.tabs = null;
    this.shelf?.close();
    this.shelf = null;
  }

  private arrange(): void {
    const paused = this.choices.get()?.paused ?? true;
    if (!this.leads) return;
    if (paused) {
      this.filler?.stop();
      this.filler = null;
      return this.tellFilling({ is: 'paused' });
    }
    if (this.filler) return;
    this.filler = this.makeFiller();
    this.filler.start();
  }

  private makeFiller(): Filler {
    const { platform, reach, remote } = this.core;
    return new Filler({
      platform,
      reach,
      fetch: (source, maxId) =>
        remote.timeline(source === 'mine' ? `replies:${this.meId}` : source, {
          limit: PAGE,
          ...(source === 'mine' ? { excludeReblogs: true } : {}),
          ...(maxId === null ? {} : { maxId }),
        }),
      keep: (source, page) => this.write(this.postsOfPage(source, page), 'add'),
      sweep: () => (this.choices.get() ?? freshChoices()).sweep,
      setSweep: (sweep) => this.choose({ sweep }),
      see: async (page, first) =>
        void (await this.ask({ is: 'see', ids: page.map(({ status }) => status.id), first })),
      unseen: async (source) => (await this.ask({ is: 'unseen', source })).doubtful,
      askAbout: (id) => this.askAbout(id),
      progress: () => (this.choices.get() ?? freshChoices()).progress,
      setProgress: (source, progress) => {
        const now = this.choices.get();
        if (now) this.choices.set({ ...now, progress: { ...now.progress, [source]: progress } });
      },
      tell: (filling) => this.tellFilling(filling),
      tellRefused: (source) => {
        const now = this.state.get();
        this.state.set({ ...now, refused: [...now.refused, source] });
      },
    });
  }

  private tellFilling(filling: Filling): void {
    this.state.set({ ...this.state.get(), filling });
  }

  private postsOfPage(source: Source, page: readonly StatusBundle[]): KeptPost[] {
    return page.flatMap(({ status, accounts }) => {
      // A list of one's own posts may hold others' where a server knows no such limit.
      if (source === 'mine' && status.accountId !== this.meId) return [];
      const author = accounts.find(({ id }) => id === status.accountId);
      return asKept(this.core, status, author, [...new Set([source, ...placesOf(status, this.meId)])]) ?? [];
    });
  }

  private noteChange(id: StatusId, isGone: boolean): void {
    (isGone ? this.gone : this.touched).add(id);
    this.gather();
  }

  private gather(): void {
    this.cancelFlush ??= this.core.platform.after(GATHER, () => {
      this.cancelFlush = null;
      void this.flush().catch(() => undefined);
    });
  }

  private postNow(id: StatusId): KeptPost | null {
    const { statuses, accounts } = this.core.store;
    const status = statuses.truth(id);
    if (!status) return null;
    const read = this.read.has(id) ? ['read' as const] : [];
    const author = accounts.truth(status.accountId);
    return asKept(this.core, status, author, [...placesOf(status, this.meId), ...read]);
  }

  private async flush(): Promise<void> {
    const gone = [...this.gone];
    const ids = [...new Set([...this.touched, ...this.read])].filter((id) => !this.gone.has(id));
    const posts = ids.flatMap((id) => this.postNow(id) ?? []);
    [this.gone, this.touched, this.read].forEach((all) => all.clear());
    if (gone.length > 0) await this.ask({ is: 'remove', ids: gone });
    if (posts.length === 0) return;
    if (!this.leads) return this.tabs?.give(posts);
    await this.take(posts);
  }

  /** Flags in what is streamed are not the reader's on all servers: where they would take a post away, it is asked for. */
  private async take(posts: readonly KeptPost[]): Promise<Kept> {
    const { doubtful, kept } = await this.write(posts, 'add');
    // What cannot be told now is asked for when the lists are gone through again.
    for (const id of doubtful) await this.askAbout(id).catch(() => undefined);
    return kept;
  }

  private async askAbout(id: StatusId): Promise<void> {
    try {
      const { status, accounts } = await this.core.remote.status(id);
      const author = accounts.find((account) => account.id === status.accountId);
      const post = asKept(this.core, status, author, placesOf(status, this.meId));
      if (post) await this.write([post], 'exact');
    } catch (thrown) {
      if (toApiError(thrown).kind !== 'not-found') throw thrown;
      await this.ask({ is: 'remove', ids: [id] });
    }
  }

  private async write(posts: readonly KeptPost[], how: 'add' | 'exact'): Promise<Answer> {
    const answer = await this.ask({ is: 'put', posts, how });
    if (answer.kept !== 'yes') {
      this.filler?.stop();
      this.filler = null;
      this.tellFilling({ is: 'stopped', why: answer.kept });
    }
    return answer;
  }

  private quietly(call: Call): void {
    this.ask(call).catch(() => undefined);
  }

  private async ask(call: Call): Promise<Answer> {
    const { shelf } = this;
    if (!shelf) throw new ApiError('aborted');
    try {
      const answer = await shelf.ask(call);
      if (shelf === this.shelf) this.heard(call, answer);
      return answer;
    } catch (thrown) {
      // A worker whose code did not come is started anew by the next call.
      if (shelf === this.shelf) {
        shelf.close();
        this.shelf = this.tools.shelf();
      }
      throw toApiError(thrown);
    }
  }

  private heard(call: Call, { figure, kept }: Answer): void {
    if (kept === 'refused') this.tellFilling({ is: 'stopped', why: 'refused' });
    const before = this.state.get();
    if (JSON.stringify(before.figure) === JSON.stringify(figure)) return;
    this.state.set({ ...before, figure });
    if (call.is === 'find' || call.is === 'walk') return;
    this.changes.set(this.changes.get() + 1);
    if (call.is !== 'open') this.tabs?.tellChanged();
  }
}

/** The library of the account; null for a visitor. `stop` ends what it does. */
export function createLibrary(
  core: Core,
  tools: LibraryTools,
): { library: Library | null; stop: () => void } {
  if (core.meId === null) return { library: null, stop: () => undefined };
  const library = new RunningLibrary(core, core.meId, tools);
  return { library, stop: library.begin() };
}
