import { ApiError, isUnheard, mayBeDone, toApiError } from '@/domain/api-error';
import type { Platform } from '@/data/platform';
import type { Batch } from '@/data/store/batch';
import type { Toggle } from './toggle';
import { keyOfWish, type Wish } from './wish';

/** A wish that the server has not answered. */
export interface Flight {
  readonly key: string;
  readonly at: number;
  toggle: Toggle<unknown>;
  wish: Wish;
  withdraw: () => void;
  /** Whether it outlives the page. */
  kept: Promise<boolean>;
  /** It was asked for, and nothing tells whether it is done. */
  unsure: boolean;
  /** Why nobody sends it at the moment; null while it is under way. */
  waits: ApiError | null;
  /** It had to wait once: it is listed, and its refusal is told where the reader may be by then. */
  hasWaited: boolean;
}

/** What the lane tells of its flights to who keeps them. */
export interface WishKeeper {
  /** Writes the wish as it is now; false where the browser keeps nothing. */
  note(flight: Flight): Promise<boolean>;
  /** It is done, refused or taken back. */
  forget(flight: Flight): void;
  waits(flight: Flight): void;
  /** After it had to wait. */
  refused(flight: Flight, error: ApiError): void;
  /** The server cannot be reached: to ask is in vain. */
  isLost(): boolean;
  /** Other tabs keep off this wish meanwhile. */
  locked<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** After a request that was never answered the server is asked so much later each time, in milliseconds. */
const ASKS_AFTER = [2_000, 10_000, 30_000, 90_000] as const;

const UNREACHED = new ApiError('offline');

/** A wish whose server may still do what was asked of it long ago. */
interface Doubt {
  /** The last choice, and whether the server has said yes to it: if not, the reader was told so. */
  wish: Wish;
  holds: boolean;
}

/** What waits is refused for now only. */
const isForNow = ({ kind }: ApiError): boolean => kind === 'rate-limited' || kind === 'unauthorized';

/** The one lane of all wishes (SPEC.md). */
export class WishLane {
  readonly flights = new Map<string, Flight>();
  private readonly doubts = new Map<string, Doubt>();

  constructor(
    private readonly batch: Batch,
    private readonly platform: Pick<Platform, 'after' | 'now'>,
    private readonly keeper: WishKeeper,
  ) {}

  /** The choice shows at once; while it is under way the last choice is remembered, and costs one more request. */
  set(toggle: Toggle<unknown>, wish: Wish): void {
    const flight = this.flights.get(keyOfWish(wish));
    if (flight) this.changeMind(flight, toggle, wish);
    else if (toggle.isOn() !== wish.on) void this.begin(this.open(toggle, wish, toggle.lay(wish.on)));
  }

  /** Shows nothing before the answer, and resolves with what the server refused; what has to wait is shown. */
  async ask(toggle: Toggle<unknown>, wish: Wish): Promise<ApiError | null> {
    const flight = this.flights.get(keyOfWish(wish));
    if (!flight) return this.begin(this.open(toggle, wish, () => undefined));
    this.changeMind(flight, toggle, wish);
    return null;
  }

  /** A wish that an earlier page has left. */
  adopt(toggle: Toggle<unknown>, wish: Wish, facts: Pick<Flight, 'at' | 'unsure'>): Flight {
    const flight: Flight = {
      ...this.open(toggle, wish, toggle.lay(wish.on)),
      ...facts,
      kept: Promise.resolve(true),
      waits: UNREACHED,
      hasWaited: true,
    };
    this.flights.set(flight.key, flight);
    return flight;
  }

  /** Sends what waits, unless the server has it already. In the wish's lock. */
  async resume(flight: Flight): Promise<void> {
    const { toggle } = flight;
    flight.waits = null;
    const error = await toggle.ask().then(() => null, toApiError);
    if (error && (await this.mayWait(flight, error))) return;
    const { on } = flight.wish;
    if (toggle.isOn() !== on) await this.fly(flight);
    else if (!this.isSettled(flight, on, null)) await this.fly(flight);
  }

  /** Takes the wish back, which nobody has sent. */
  drop(flight: Flight): void {
    this.flights.delete(flight.key);
    this.keeper.forget(flight);
    this.batch.run(() => flight.withdraw());
  }

  changeMind(flight: Flight, toggle: Toggle<unknown>, wish: Wish): void {
    if (flight.wish.on === wish.on && !flight.waits) return;
    flight.toggle = toggle;
    flight.wish = wish;
    this.layAgain(flight);
    // Star, unstar: there is nothing to send.
    if (flight.waits && !flight.unsure && toggle.isOn() === wish.on) return this.drop(flight);
    flight.kept = this.keeper.note(flight);
    if (flight.waits) this.keeper.waits(flight);
  }

  private open(toggle: Toggle<unknown>, wish: Wish, withdraw: () => void): Flight {
    const key = keyOfWish(wish);
    return {
      key,
      at: this.platform.now(),
      toggle,
      wish,
      withdraw,
      kept: Promise.resolve(false),
      unsure: this.doubts.delete(key),
      waits: null,
      hasWaited: false,
    };
  }

  private layAgain(flight: Flight): void {
    this.batch.run(() => {
      flight.withdraw();
      flight.withdraw = flight.toggle.lay(flight.wish.on);
    });
  }

  /** Resolves with what the server refused. */
  private begin(flight: Flight): Promise<ApiError | null> {
    this.flights.set(flight.key, flight);
    flight.kept = this.keeper.note(flight);
    return this.keeper.locked(flight.key, () => this.fly(flight));
  }

  private async fly(flight: Flight): Promise<ApiError | null> {
    for (;;) {
      const { on } = flight.wish;
      const error = await this.sendOnce(flight, on);
      if (error && (await this.mayWait(flight, error))) return null;
      const left = error === null ? null : await this.lookAfter(flight, on, error);
      if (!this.isSettled(flight, on, left)) continue;
      if (flight.unsure) void this.watch(flight.toggle, { wish: flight.wish, holds: left === null });
      return left;
    }
  }

  private async sendOnce(flight: Flight, on: boolean): Promise<ApiError | null> {
    const { toggle } = flight;
    // What is not sent hangs nowhere, and is in no doubt.
    if (this.keeper.isLost() && (await flight.kept)) return UNREACHED;
    try {
      const answer = await toggle.send(on);
      this.batch.run(() => {
        toggle.accept(answer, on);
        // Laid again: counts of the patch are relative to what was just accepted.
        if (flight.wish.on === on) flight.withdraw();
        toggle.report(null, on);
      });
      return null;
    } catch (thrown) {
      const error = toApiError(thrown);
      flight.unsure ||= mayBeDone(error);
      return error;
    }
  }

  /** True when the wish waits for the server: whoever keeps it sends it later. */
  private async mayWait(flight: Flight, error: ApiError): Promise<boolean> {
    if (!isUnheard(error) && !(flight.hasWaited && isForNow(error))) return false;
    if (!(await flight.kept)) return false;
    const { toggle, wish } = flight;
    if (!flight.unsure && toggle.isOn() === wish.on) {
      this.drop(flight);
      return true;
    }
    flight.waits = error;
    flight.hasWaited = true;
    this.layAgain(flight);
    flight.kept = this.keeper.note(flight);
    this.keeper.waits(flight);
    return true;
  }

  /** What still failed after the server was asked again. A choice that was changed is simply sent. */
  private async lookAfter(flight: Flight, sent: boolean, error: ApiError): Promise<ApiError | null> {
    if (!mayBeDone(error)) return error;
    if (flight.wish.on === sent) await flight.toggle.ask().catch(() => undefined);
    return flight.toggle.isOn() === sent ? null : error;
  }

  /** False when the choice has changed meanwhile to something that the server may not have yet. */
  private isSettled(flight: Flight, sent: boolean, error: ApiError | null): boolean {
    const changed = flight.wish.on !== sent;
    // Turned back before a refusal: the server still has what is wanted now.
    if (changed && (error === null || mayBeDone(error))) return false;
    this.flights.delete(flight.key);
    const isToldLater = error !== null && flight.hasWaited && !changed;
    if (isToldLater) this.keeper.refused(flight, error);
    else this.keeper.forget(flight);
    this.batch.run(() => {
      flight.withdraw();
      if (!changed && !isToldLater) flight.toggle.report(error, sent);
    });
    return true;
  }

  /** Until no request of before can be done any more; ends with the next choice, which watches on. */
  private async watch(toggle: Toggle<unknown>, doubt: Doubt): Promise<void> {
    const key = keyOfWish(doubt.wish);
    this.doubts.set(key, doubt);
    for (const pause of ASKS_AFTER) {
      await new Promise<void>((resolve) => void this.platform.after(pause, resolve));
      if (this.doubts.get(key) !== doubt) return;
      const told = await toggle.ask().then(
        () => true,
        () => false,
      );
      if (this.doubts.get(key) !== doubt) return;
      if (!told) continue;
      const { on } = doubt.wish;
      if (toggle.isOn() === on) toggle.report(null, on);
      // The reader may have changed their mind during that.
      else if (doubt.holds) {
        const flight = { ...this.open(toggle, doubt.wish, toggle.lay(on)), unsure: false };
        this.doubts.set(key, doubt);
        const left = await this.begin(flight);
        Object.assign(doubt, { wish: flight.wish, holds: left === null });
      }
      if (this.doubts.get(key) !== doubt) return;
    }
    this.doubts.delete(key);
  }
}
