import { isDto } from './decode/shape';
import { parseJson } from '@/lib/parse-json';

/** base64 of UTF-8 JSON → the value; undefined for anything else. */
function unpack(packed: unknown): unknown {
  if (typeof packed !== 'string') return undefined;
  try {
    const bytes = Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * Answers that the server put into the page, by path (static-files.md §4): the text of the script
 * element `initial-results`. Empty on the many pages that have none.
 */
export function readPreloaded(source: string | null | undefined): ReadonlyMap<string, unknown> {
  const answers = parseJson(source ?? '');
  const found = new Map<string, unknown>();
  if (!isDto(answers)) return found;
  for (const [path, packed] of Object.entries(answers)) {
    const value = unpack(packed);
    if (value !== undefined) found.set(path, value);
  }
  return found;
}
