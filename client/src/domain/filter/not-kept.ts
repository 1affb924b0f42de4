import type { FilterContent } from './filter';

/** The facts of a filter that a server may pass over. */
export type FilterFact = 'phrases' | 'wholeWord' | 'places' | 'action' | 'expiresAt';

const near = (one: number | null, other: number | null): boolean =>
  one === other || (one !== null && other !== null && Math.abs(one - other) < 120_000);

/** What came back otherwise than it was asked; the clocks of two machines may differ by minutes. */
export function notKept(asked: FilterContent, got: FilterContent): readonly FilterFact[] {
  const words = (of: FilterContent): string =>
    of.phrases
      .map(({ phrase }) => phrase.trim())
      .sort()
      .join('\n');
  const whole = (of: FilterContent): string =>
    of.phrases
      .map(({ wholeWord }) => String(wholeWord))
      .sort()
      .join();
  const places = (of: FilterContent): string => [...of.places].sort().join();
  const facts: readonly (readonly [FilterFact, boolean])[] = [
    ['phrases', words(asked) === words(got)],
    ['wholeWord', whole(asked) === whole(got)],
    ['places', places(asked) === places(got)],
    ['action', asked.action === got.action],
    ['expiresAt', near(asked.expiresAt, got.expiresAt)],
  ];
  return facts.flatMap(([fact, same]) => (same ? [] : [fact]));
}
