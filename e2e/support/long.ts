/** Whether this is the long run (`npm run test:long`), by hand before a release; `npm test` has 20 minutes for everything. */
export const IS_LONG = process.env['SKEIN_LONG'] === '1';

/** For a test of the long run alone: `test(title, LONG, …)`. */
export const LONG = { tag: '@long' };

/** For a test that is a row of a matrix: in `npm test` where it is one of a kind, else in the long run alone. */
export const unlessOneOfAKind = (kept: boolean): object => (kept ? {} : LONG);

/** Of a matrix, the rows of these names: one of each kind, which `npm test` looks at. The long run has all. */
export const oneOfEachKind = <T extends readonly [name: string, ...rest: unknown[]]>(
  all: readonly T[],
  names: readonly T[0][],
): readonly T[] => (IS_LONG ? all : all.filter(([name]) => names.includes(name)));
