import type { Emoji } from '@skein/wire';
import { absolute } from '../lib/urls.ts';
import { marks } from './insert.ts';
import type { Db } from '../lib/db.ts';

export interface EmojiRow {
  shortcode: string;
  /** Empty for our own. */
  host: string;
  path: string;
  static_path: string | null;
  pack: string;
}

const SHORTCODE = /:([A-Za-z0-9_+-]+):/g;

function shortcodesIn(text: string): string[] {
  // Neighbours share their colons (`:a:b:`), so each match starts where the last name ended.
  const found: string[] = [];
  SHORTCODE.lastIndex = 0;
  for (let match = SHORTCODE.exec(text); match; match = SHORTCODE.exec(text)) {
    if (match[1] !== undefined) found.push(match[1]);
    SHORTCODE.lastIndex -= 1;
  }
  return found;
}

export function emojiView(base: string, row: EmojiRow): Emoji {
  return {
    shortcode: row.shortcode,
    url: absolute(base, row.path),
    static_url: absolute(base, row.static_path ?? row.path),
    visible_in_picker: false,
  };
}

/** Reads the custom emoji of many texts in one query; the answer finds those of one text of one host. */
export function emojiFinder(
  db: Db,
  base: string,
  texts: Iterable<string>,
): (host: string | null, ...texts: string[]) => Emoji[] {
  const wanted = new Set<string>();
  for (const text of texts) for (const shortcode of shortcodesIn(text)) wanted.add(shortcode);
  if (wanted.size === 0) return () => [];
  const rows = db.all<EmojiRow>(`SELECT * FROM emojis WHERE shortcode IN (${marks([...wanted])})`, ...wanted);
  const byName = new Map(rows.map((row) => [`${row.shortcode}@${row.host}`, row]));
  return (host, ...own) => {
    const names = new Set(own.flatMap(shortcodesIn));
    return [...names]
      .map((name) => byName.get(`${name}@${host ?? ''}`))
      .filter((row) => row !== undefined)
      .map((row) => emojiView(base, row));
  };
}

/** Our own emoji, by name. */
export function localEmojis(db: Db): EmojiRow[] {
  return db.all<EmojiRow>("SELECT * FROM emojis WHERE host = '' ORDER BY pack, shortcode");
}

/** One of our own, by its name without colons. */
export const findEmoji = (db: Db, shortcode: string): EmojiRow | undefined =>
  db.get<EmojiRow>("SELECT * FROM emojis WHERE host = '' AND shortcode = ?", shortcode);
