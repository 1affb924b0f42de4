import { mayBeDone, toApiError } from '@/domain/api-error';

/**
 * Deletions whose answer was lost: the server is asked what became of them, now and before they are sent once more.
 * `isGone` asks it, and throws where it gives no answer either.
 */
export class OnceOnly<T> {
  private readonly unsure = new Set<string>();

  constructor(
    private readonly idOf: (item: T) => string,
    private readonly isGone: (item: T) => Promise<boolean>,
  ) {}

  /** Sends what is not known to be done. Throws the ApiError of what was not done. */
  async send(items: readonly T[], send: (rest: readonly T[]) => Promise<void>): Promise<void> {
    const gone = new Set(await this.settled(items.filter((item) => this.unsure.has(this.idOf(item)))));
    const rest = items.filter((item) => !gone.has(item));
    if (rest.length === 0) return;
    try {
      await send(rest);
    } catch (thrown) {
      const error = toApiError(thrown);
      if (mayBeDone(error)) rest.forEach((item) => this.unsure.add(this.idOf(item)));
      throw error;
    }
  }

  /** Those of `items` that are gone, whatever the answer was. */
  async settled(items: readonly T[]): Promise<readonly T[]> {
    const gone = await Promise.all(items.map((item) => this.isGone(item)));
    items.forEach((item) => this.unsure.delete(this.idOf(item)));
    return items.filter((_, at) => gone[at] === true);
  }
}
