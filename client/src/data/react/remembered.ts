import type { Realm } from '@/data/realm';
import type { Answered, AnswerKind, Answers } from '@/data/snapshot/answers';

/** Where a page's last answer is kept for a time without network. Never rejects. */
export interface Memory<T> {
  keep(realm: Realm, about: string, value: T): void;
  last(realm: Realm, about: string): Promise<Answered<T> | null>;
}

/** The memory of one kind of page; `about` tells pages of a kind apart. */
export const remembered = <K extends AnswerKind>(kind: K): Memory<Answers[K]> => ({
  keep: ({ late }, about, value) =>
    void late.visited.load().then(
      (visited) => visited.keep(kind, about, value),
      () => undefined,
    ),
  last: ({ late }, about) =>
    late.visited.load().then(
      (visited) => visited.last(kind, about),
      () => null,
    ),
});

/** The server gave no answer: what it said last stands in. */
export const lastOf = async <T>(
  realm: Realm,
  memory: Memory<T> | undefined,
  about: string,
  { kind }: { kind: string },
): Promise<Answered<T> | null> =>
  memory && (kind === 'offline' || realm.reach.state.get() === 'lost') ? memory.last(realm, about) : null;
