import { ApiError } from '@/domain/api-error';
import type { RealmKey } from '@/domain/ids';
import { inOneTab } from '@/data/one-tab';
import type { Notices } from '@/data/notices/notices';
import type { Platform } from '@/data/platform';
import { pauseAfter } from '@/data/reach/pause-after';
import type { Reach } from '@/data/reach/reach';
import type { Readable } from '@/data/readable';
import { createCell, type Cell } from '@/data/store/cell';
import type { Store } from '@/data/store/store';
import type { WaitingMark } from './waiting-posts';
import type { Toggle } from './toggle';
import {
  isForGood,
  isOfPerson,
  type KeptWish,
  type Matter,
  type WaitingWish,
  type Wish,
  type WishKind,
} from './wish';
import { WishLane, type Flight, type WishKeeper } from './wish-lane';
import type { WishStore } from './wish-store';

/** What the reader wants done and the server has not answered: listed beside the posts that wait. */
export interface WaitingWishes {
  /** In the order in which they are sent. */
  view: Readable<readonly WaitingWish[]>;
  /** Not sent any more; one that may be done already is asked to be undone. */
  takeBack(key: string): void;
  again(key: string): void;
}

export interface WishesDeps {
  key: RealmKey;
  store: Store;
  platform: Platform;
  reach: Pick<Reach, 'state' | 'check' | 'onReturn'>;
  notices: Pick<Notices, 'push'>;
  waiting: Pick<WaitingMark, 'tellWishes'>;
  kept: WishStore;
}

type MakeToggle = (matter: Matter) => Toggle<unknown>;

/** All that a reader does with a switch, from the press to the server's answer (SPEC.md). */
export class Wishes implements WaitingWishes, WishKeeper {
  readonly view: Cell<readonly WaitingWish[]>;
  private readonly lane: WishLane;
  private readonly makers = new Map<WishKind, MakeToggle>();
  private readonly refusals = new Map<string, KeptWish>();
  private fetchMaker: (kind: WishKind) => Promise<unknown> = () => Promise.resolve();
  private tell: () => void = () => undefined;
  private cancelTimer: () => void = () => undefined;
  private draining = false;
  private attempts = 0;

  constructor(private readonly deps: WishesDeps) {
    const { batch } = deps.store;
    this.view = createCell<readonly WaitingWish[]>(batch, []);
    this.lane = new WishLane(batch, deps.platform, this);
  }

  /** Who knows how wishes of these kinds are carried out. */
  knows(kinds: readonly WishKind[], make: MakeToggle): void {
    for (const kind of kinds) this.makers.set(kind, make);
  }

  set(matter: Matter, on: boolean): void {
    const toggle = this.makers.get(matter.is)?.(matter);
    if (toggle) this.lane.set(toggle, this.wishOf(matter, on));
  }

  /** Shows nothing before the answer, and rejects with what the server refuses; what has to wait is shown. */
  async ask(matter: Matter, on: boolean): Promise<void> {
    const toggle = this.makers.get(matter.is)?.(matter);
    if (!toggle) throw new ApiError('nonsense');
    const quiet: Toggle<unknown> = { ...toggle, report: () => undefined };
    const refusal = await this.lane.ask(quiet, this.wishOf(matter, on));
    if (refusal) throw refusal;
  }

  start(): () => void {
    const { platform, reach, key } = this.deps;
    const channel = platform.tabs.open(`skein-wishes ${key}`, () => void this.reload(false));
    this.tell = () => channel.post('changed');
    const leave = reach.onReturn(() => void this.sendAll());
    return () => {
      leave();
      this.tell = () => undefined;
      channel.close();
      this.cancelTimer();
    };
  }

  /** Takes up what an earlier page has left. `fetchMaker` brings the code that knows of a kind. */
  async takeUp(fetchMaker: (kind: WishKind) => Promise<unknown>): Promise<void> {
    this.fetchMaker = fetchMaker;
    await this.reload(true);
    await this.sendAll();
  }

  takeBack(key: string): void {
    const flight = this.lane.flights.get(key);
    if (this.refusals.delete(key)) void this.deps.kept.remove(key).then(() => this.tell());
    else if (flight?.waits) {
      const { wish, toggle } = flight;
      if (flight.unsure && !isForGood(wish)) this.lane.changeMind(flight, toggle, { ...wish, on: !wish.on });
      else this.lane.drop(flight);
    }
    this.publish();
  }

  again(key: string): void {
    const refused = this.refusals.get(key);
    this.refusals.delete(key);
    void (async () => {
      if (refused) await this.adopt({ ...refused, refused: null, waits: true });
      const flight = this.lane.flights.get(key);
      if (!flight) return;
      flight.kept = this.note(flight);
      this.publish();
      if (await this.deps.reach.check()) await this.sendAll();
    })();
  }

  note({ key, wish, at, unsure, waits }: Flight): Promise<boolean> {
    this.refusals.delete(key);
    return this.write({ key, wish, at, unsure, waits: waits !== null, refused: null });
  }

  forget({ key, hasWaited }: Flight): void {
    const removed = this.deps.kept.remove(key);
    if (!hasWaited) return;
    this.publish();
    void removed.then(() => this.tell());
  }

  waits(): void {
    this.publish();
    this.plan();
  }

  refused({ key, wish, at }: Flight, { kind, message }: ApiError): void {
    const refused: KeptWish = { key, wish, at, unsure: false, waits: true, refused: { kind, message } };
    this.refusals.set(key, refused);
    void this.write(refused);
    this.publish();
    this.deps.notices.push({
      level: 'error',
      messageKey: 'notices.wish_refused',
      messageArgs: { name: wish.who },
      timeout: 0,
      error: new ApiError(kind, { message }),
      again: () => this.again(key),
    });
  }

  isLost(): boolean {
    return this.deps.reach.state.get() === 'lost';
  }

  locked<T>(key: string, work: () => Promise<T>): Promise<T> {
    return inOneTab(this.deps.platform.tabs, `skein-wish ${this.deps.key} ${key}`, work);
  }

  private wishOf(matter: Matter, on: boolean): Wish {
    const { accounts, statuses } = this.deps.store;
    const author = isOfPerson(matter) ? matter.id : statuses.truth(matter.id)?.accountId;
    return { ...matter, on, who: accounts.get(author ?? '')?.acct ?? '' };
  }

  private async write(kept: KeptWish): Promise<boolean> {
    const isKept = await this.deps.kept.write(kept);
    if (kept.waits) this.tell();
    return isKept;
  }

  /** What waits, oldest first, one after the other. Ends with the first that has to wait again. */
  private async sendAll(): Promise<void> {
    if (this.draining) return;
    this.draining = true;
    this.cancelTimer();
    for (const flight of this.inOrder()) {
      await this.locked(flight.key, () => this.sendLater(flight));
      this.attempts = flight.waits ? this.attempts + 1 : 0;
      if (flight.waits) break;
    }
    this.draining = false;
    this.publish();
    this.plan();
  }

  private async sendLater(flight: Flight): Promise<void> {
    if (!flight.waits || this.lane.flights.get(flight.key) !== flight || this.isLost()) return;
    const kept = await this.deps.kept.read(flight.key);
    if (kept === null || (kept !== 'unknown' && kept.refused)) return this.landElsewhere(flight);
    // Changed in another tab meanwhile.
    if (kept !== 'unknown' && kept.wish.on !== flight.wish.on) flight.wish = kept.wish;
    const sending = this.lane.resume(flight);
    this.publish();
    await sending;
  }

  /** Another tab has sent it, or its reader took it back there. */
  private async landElsewhere(flight: Flight): Promise<void> {
    flight.waits = null;
    this.lane.flights.delete(flight.key);
    await flight.toggle.ask().catch(() => undefined);
    flight.withdraw();
    this.publish();
  }

  /** `all`: also what nobody says to wait. A page that is gone has left it, or another tab sends it. */
  private async reload(all: boolean): Promise<void> {
    const waiting = this.inOrder();
    await Promise.all(waiting.map((flight) => flight.kept));
    const kept = await this.deps.kept.list();
    if (kept === 'unknown') return;
    this.refusals.clear();
    for (const one of kept) {
      if (one.refused) this.refusals.set(one.key, one);
      else if ((all || one.waits) && !this.lane.flights.has(one.key)) await this.adopt(one);
    }
    const keys = new Set(kept.map(({ key }) => key));
    for (const flight of waiting) if (!keys.has(flight.key) && flight.waits) await this.landElsewhere(flight);
    this.publish();
  }

  private async adopt(kept: KeptWish): Promise<void> {
    const { wish, at, unsure, waits } = kept;
    if (!this.makers.has(wish.is)) await this.fetchMaker(wish.is).catch(() => undefined);
    const toggle = this.makers.get(wish.is)?.(wish);
    if (toggle) this.lane.adopt(toggle, wish, { at, unsure: unsure || !waits });
  }

  private inOrder(): Flight[] {
    return [...this.lane.flights.values()].filter(({ waits }) => waits).toSorted((a, b) => a.at - b.at);
  }

  /** Where the server can be reached and failed all the same, it is asked again by and by. */
  private plan(): void {
    this.cancelTimer();
    const [next] = this.inOrder();
    if (!next || this.draining || this.isLost()) return;
    const { platform } = this.deps;
    const pause = Math.max(
      pauseAfter(this.attempts, next.waits),
      (next.waits?.retryAt ?? 0) - platform.now(),
    );
    this.cancelTimer = platform.after(pause, () => void this.sendAll());
  }

  private publish(): void {
    const waiting = [...this.lane.flights.values()]
      .filter(({ hasWaited }) => hasWaited)
      .map(({ key, wish, at, waits }) => ({
        at,
        key,
        wish,
        sending: waits === null,
        error: waits,
        refused: false,
      }));
    const refused = [...this.refusals.values()].map(({ key, wish, at, refused: said }) => ({
      at,
      key,
      wish,
      sending: false,
      error: said && new ApiError(said.kind, { message: said.message }),
      refused: true,
    }));
    const all = [...waiting, ...refused].toSorted((a, b) => a.at - b.at);
    this.view.set(all);
    this.deps.waiting.tellWishes(all);
  }
}
