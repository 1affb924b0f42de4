/** Files of accounts, posts and lists in the form that Mastodon and Akkoma read (api.md §9). */
export const EXPORT_KINDS = ['follows', 'mutes', 'blocks', 'lists', 'bookmarks'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export const IMPORT_KINDS = ['follows', 'mutes', 'blocks', 'lists', 'bookmarks'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One line of a file, with its end. */
export const csvLine = (...cells: readonly string[]): string => `${cells.map(cell).join(',')}\n`;

/**
 * What stands above the lines. Akkoma takes mutes and blocks as names between blanks, so that these have neither a
 * head nor a second column; Mastodon reads them like that, too.
 */
export const csvHead = (kind: ExportKind): string =>
  kind === 'follows' ? csvLine('Account address', 'Show boosts', 'Notify on new posts', 'Languages') : '';

/** Rows of cells of a CSV text; quoted cells may hold commas, quotes and line breaks. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  const endField = (): void => {
    row.push(field);
    field = '';
  };
  const endRow = (): void => {
    endField();
    if (row.some((one) => one.trim() !== '')) rows.push(row);
    row = [];
  };
  const source = text.replace(/^\uFEFF/, '');
  for (let at = 0; at < source.length; at += 1) {
    const letter = source.charAt(at);
    if (quoted) {
      if (letter !== '"') field += letter;
      else if (source.charAt(at + 1) === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && field.trim() === '') {
      field = '';
      quoted = true;
    } else if (letter === ',') endField();
    else if (letter === '\n') endRow();
    else if (letter !== '\r') field += letter;
  }
  endRow();
  return rows;
}

export interface ReadImport {
  /** Each once: a handle `user@host`, the address of a post, or `handle` behind `list,` for lists. */
  lines: readonly string[];
  /** Lines that are nothing of the kind. */
  odd: readonly string[];
}

const HANDLE = /^[^\s@,/:]+@[^\s@,/]+\.?[^\s@,/]+$/u;
const HEADS = new Set(['account address', 'uri', 'list name']);

const handleOf = (text: string): string | null => {
  const handle = text.trim().replace(/^@/, '');
  return HANDLE.test(handle) ? handle : null;
};

function lineOf(kind: ImportKind, row: readonly string[]): string | null {
  const [first = '', second = ''] = row;
  if (kind === 'bookmarks') return /^https?:\/\/\S+$/.test(first.trim()) ? first.trim() : null;
  if (kind !== 'lists') return handleOf(first);
  const handle = handleOf(second);
  return handle === null || first.trim() === '' ? null : csvLine(first.trim(), handle).trimEnd();
}

/** What a file asks for. Names between blanks (old Akkoma exports of mutes and blocks) are read, too. */
export function readImport(kind: ImportKind, text: string): ReadImport {
  const lines = new Set<string>();
  const odd: string[] = [];
  for (const row of parseCsv(text)) {
    if (HEADS.has((row[0] ?? '').trim().toLowerCase())) continue;
    const line = lineOf(kind, row);
    const words = row.length === 1 ? (row[0] ?? '').trim().split(/\s+/) : [];
    const names = kind === 'mutes' || kind === 'blocks' ? words.map(handleOf) : [];
    if (line !== null) lines.add(line);
    else if (names.length > 1 && !names.includes(null)) names.forEach((name) => lines.add(name ?? ''));
    else odd.push(row.join(','));
  }
  return { lines: [...lines], odd };
}

/** The list and the handle of a line of lists. */
export function listLine(line: string): { list: string; handle: string } | null {
  const [row] = parseCsv(line);
  const [list, handle] = row ?? [];
  return list === undefined || handle === undefined ? null : { list, handle };
}
