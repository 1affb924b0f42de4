/** What we keep in `history.state`; other keys belong to others. */
const KEY = 'skeinEntry';

/** Names of one page must differ. */
let counter = 0;

/** A name for the current entry of the browser's history; the same again when the reader comes back to it. */
export function historyEntry(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && KEY in state && typeof state[KEY] === 'string')
    return state[KEY];
  counter += 1;
  const key = `${Date.now().toString(36)}-${counter}`;
  // Not by way of the router, which would look at the whole page for a change of address.
  History.prototype.replaceState.call(
    history,
    { ...(typeof state === 'object' ? state : {}), [KEY]: key },
    '',
  );
  return key;
}
