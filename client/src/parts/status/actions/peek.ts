/**
 * Marks an element beside which something shows while the pointer rests on it, it has the focus, or it is
 * pressed long: `status ID`, `gone`, `reaction ID NAME`. What shows and when is the business of
 * features/peek, whose code comes when the page is idle; an element needs no more than the mark.
 */
export const peekAt = (...what: readonly string[]): { 'data-peek': string } => ({
  'data-peek': what.join(' '),
});
