import type { Emoji } from '@skein/wire';
import type { Db } from '../lib/db.ts';
import { emojiView, type EmojiRow } from '../storage/emojis.ts';

/** Custom emoji by host ('' = here) and shortcode; what is not known stays text. */
export class EmojiTable {
  private readonly rows = new Map<string, EmojiRow>();
  private readonly base: string;

  constructor(db: Db, base: string, codes: Iterable<string>) {
    this.base = base;
    const rows = db.all<EmojiRow>(
      'SELECT * FROM emojis WHERE shortcode IN (SELECT value FROM json_each(?))',
      JSON.stringify([...new Set(codes)]),
    );
    for (const row of rows) this.rows.set(`${row.shortcode}@${row.host}`, row);
  }

  list(codes: readonly string[], host: string | null): Emoji[] {
    return codes.flatMap((shortcode) => {
      const row = this.rows.get(`${shortcode}@${host ?? ''}`);
      return row ? [emojiView(this.base, row)] : [];
    });
  }
}
