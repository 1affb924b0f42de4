import { mayBeDone, toApiError, type ApiError } from '@/domain/api-error';
import type { Platform } from '@/data/platform';
import type { Batch } from '@/data/store/batch';

/** One switch of one record: `favourite` of a post, `follow` of a person. */
export interface Toggle<Answer> {
  /** Names the switch: two wishes with the same key are about the same thing. */
  key: string;
  /** What the server says at the moment; undefined while unknown. */
  isOn(): boolean | undefined;
  /** Lays the wish over the record; returns the way to take exactly that back. */
  lay(on: boolean): () => void;
  send(on: boolean): Promise<Answer>;
  /** Writes what the server answered. Runs in the transaction that takes the wish back. */
  accept(answer: Answer, on: boolean): void;
  /** Asks the server how it stands and writes that. */
  ask(): Promise<void>;
  /** Null after a success: a banner of an earlier failure goes. */
  report(error: ApiError | null, on: boolean): void;
}

interface Flight {
  wished: boolean;
  withdraw: () => void;
}

/** After a request that was never answered the server is asked so much later each time, in milliseconds. */
const ASKS_AFTER = [2_000, 10_000, 30_000, 90_000] as const;

/** A switch whose server may still do what was asked of it long ago. */
interface Doubt {
  /** The last wish, and whether the server has said yes to it: if not, the reader was told so. */
  wished: boolean;
  holds: boolean;
}

/**
 * The one lane of all toggles (ACT-01): the wish shows at once; while a request is under way the last
 * wish is remembered and costs at most one more request; a failure takes back only this lane's own
 * patch, so that newer numbers from the stream stay. What was never answered may be done all the same, also
 * later: the server is asked, and told the last wish again where it has another one.
 */
export class ToggleLane {
  private readonly flights = new Map<string, Flight>();
  private readonly doubts = new Map<string, Doubt>();

  constructor(
    private readonly batch: Batch,
    private readonly platform: Pick<Platform, 'after'>,
  ) {}

  set<Answer>(toggle: Toggle<Answer>, on: boolean): void {
    const flight = this.flights.get(toggle.key);
    if (flight) this.changeWish(flight, toggle, on);
    else if (toggle.isOn() !== on) void this.fly(toggle, on, this.doubts.delete(toggle.key));
  }

  private changeWish<Answer>(flight: Flight, toggle: Toggle<Answer>, on: boolean): void {
    if (flight.wished === on) return;
    flight.wished = on;
    this.batch.run(() => {
      flight.withdraw();
      flight.withdraw = toggle.lay(on);
    });
  }

  /** Resolves with how it ended. */
  private async fly<Answer>(toggle: Toggle<Answer>, first: boolean, doubted: boolean): Promise<Doubt> {
    const flight: Flight = { wished: first, withdraw: toggle.lay(first) };
    this.flights.set(toggle.key, flight);
    let isDoubted = doubted;
    let on = first;
    for (;;) {
      const error = await this.sendOnce(toggle, on);
      isDoubted ||= error !== null && mayBeDone(error);
      const left = error === null ? null : await this.lookAfter(flight, toggle, on, error);
      if (this.isSettled(flight, toggle, on, left)) {
        const end = { wished: flight.wished, holds: left === null };
        if (isDoubted) void this.watch(toggle, end);
        return end;
      }
      on = flight.wished;
    }
  }

  private async sendOnce<Answer>(toggle: Toggle<Answer>, on: boolean): Promise<ApiError | null> {
    try {
      const answer = await toggle.send(on);
      const flight = this.flights.get(toggle.key);
      this.batch.run(() => {
        toggle.accept(answer, on);
        // Laid again: counts of the patch are relative to what was just accepted.
        if (flight?.wished === on) flight.withdraw();
        toggle.report(null, on);
      });
      return null;
    } catch (thrown) {
      return toApiError(thrown);
    }
  }

  /** What of a failure is left once the server was asked; a changed wish is simply sent. */
  private async lookAfter<Answer>(
    flight: Flight,
    toggle: Toggle<Answer>,
    sent: boolean,
    error: ApiError,
  ): Promise<ApiError | null> {
    if (!mayBeDone(error)) return error;
    if (flight.wished === sent) await toggle.ask().catch(() => undefined);
    return toggle.isOn() === sent ? null : error;
  }

  /** False when the wish has changed meanwhile to something that the server may not have yet. */
  private isSettled<Answer>(
    flight: Flight,
    toggle: Toggle<Answer>,
    sent: boolean,
    error: ApiError | null,
  ): boolean {
    const changed = flight.wished !== sent;
    // Turned back before a refusal: the server still has what is wished now.
    if (changed && (error === null || mayBeDone(error))) return false;
    this.flights.delete(toggle.key);
    this.batch.run(() => {
      flight.withdraw();
      if (!changed) toggle.report(error, sent);
    });
    return true;
  }

  /** Until no request of before can be done any more; ends with the next wish, which watches on. */
  private async watch<Answer>(toggle: Toggle<Answer>, doubt: Doubt): Promise<void> {
    const { key } = toggle;
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
      if (toggle.isOn() === doubt.wished) toggle.report(null, doubt.wished);
      // The reader may have changed their mind during that.
      else if (doubt.holds) Object.assign(doubt, await this.fly(toggle, doubt.wished, false));
      if (this.doubts.get(key) !== doubt) return;
    }
    this.doubts.delete(key);
  }
}
