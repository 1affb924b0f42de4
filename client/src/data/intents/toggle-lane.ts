import { toApiError, type ApiError } from '@/domain/api-error';
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
  /** Null after a success: a banner of an earlier failure goes. */
  report(error: ApiError | null, on: boolean): void;
}

interface Flight {
  wished: boolean;
  withdraw: () => void;
}

/**
 * The one lane of all toggles (ACT-01): the wish shows at once; while a request is under way the last
 * wish is remembered and costs at most one more request; a failure takes back only this lane's own
 * patch, so that newer numbers from the stream stay.
 */
export class ToggleLane {
  private readonly flights = new Map<string, Flight>();

  constructor(private readonly batch: Batch) {}

  set<Answer>(toggle: Toggle<Answer>, on: boolean): void {
    const flight = this.flights.get(toggle.key);
    if (flight) this.changeWish(flight, toggle, on);
    else if (toggle.isOn() !== on) void this.fly(toggle, on);
  }

  private changeWish<Answer>(flight: Flight, toggle: Toggle<Answer>, on: boolean): void {
    if (flight.wished === on) return;
    flight.wished = on;
    this.batch.run(() => {
      flight.withdraw();
      flight.withdraw = toggle.lay(on);
    });
  }

  private async fly<Answer>(toggle: Toggle<Answer>, first: boolean): Promise<void> {
    const flight: Flight = { wished: first, withdraw: toggle.lay(first) };
    this.flights.set(toggle.key, flight);
    let on = first;
    for (;;) {
      const error = await this.sendOnce(toggle, on);
      if (this.isSettled(flight, toggle, on, error)) break;
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

  /** False when the wish has changed meanwhile to something that the server does not have yet. */
  private isSettled<Answer>(
    flight: Flight,
    toggle: Toggle<Answer>,
    sent: boolean,
    error: ApiError | null,
  ): boolean {
    const changed = flight.wished !== sent;
    // Turned back before a failure: the server still has what is wished now.
    if (changed && error === null) return false;
    this.flights.delete(toggle.key);
    this.batch.run(() => {
      flight.withdraw();
      if (error !== null && !changed) toggle.report(error, sent);
    });
    return true;
  }
}
