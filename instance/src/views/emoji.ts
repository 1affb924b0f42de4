import { absolute } from '../lib/urls.ts';
import type { Db } from '../storage/db.ts';

interface EmojiRow {
  shortcode: string;
  host: string;
  path: string;
  static_path: string | null;
}

/** Custom emoji by host ('' = here) and shortcode; what is not known stays text. */
export class EmojiTable {
  private readonly rows = new Map<string, EmojiRow>();
  private readonly base: string;

  constructor(db: Db, base: string, codes: Iterable<string>) {
    this.base = base;
    const rows = db.all<EmojiRow>(
      'SELECT shortcode, host, path, static_path FROM emojis WHERE shortcode IN (SELECT value FROM json_each(?))',
      JSON.stringify([...new Set(codes)]),
    );
    for (const row of rows) this.rows.set(`${row.shortcode}@${row.host}`, row);
  }

  list(codes: readonly string[], host: string | null) {
    return codes.flatMap((shortcode) => {
      const row = this.rows.get(`${shortcode}@${host ?? ''}`);
      if (!row) return [];
      const url = absolute(this.base, row.path);
      const still = row.static_path === null ? url : absolute(this.base, row.static_path);
      return [{ shortcode, url, static_url: still, visible_in_picker: false }];
    });
  }
}
