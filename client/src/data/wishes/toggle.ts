import type { ApiError } from '@/domain/api-error';

/** How a wish about one matter is carried out: `favourite` of a post, `follow` of a person. */
export interface Toggle<Answer> {
  /** What the server says at the moment; undefined while unknown. */
  isOn(): boolean | undefined;
  /** Lays the choice over the record; returns the way to take exactly that back. */
  lay(on: boolean): () => void;
  send(on: boolean): Promise<Answer>;
  /** Writes what the server answered. Runs in the transaction that takes the patch back. */
  accept(answer: Answer, on: boolean): void;
  /** Asks the server how it stands and writes that. */
  ask(): Promise<void>;
  /** Null after a success: a banner of an earlier failure goes. */
  report(error: ApiError | null, on: boolean): void;
}
