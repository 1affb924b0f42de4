type QueryValue = string | number | boolean | readonly string[] | null | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/** Name and value pairs of a query or form; lists become `name[]`, null and undefined are left out. */
export function pairs(query: Query): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    if (typeof value === 'object') for (const item of value) search.append(`${name}[]`, item);
    else search.append(name, String(value));
  }
  return search;
}
