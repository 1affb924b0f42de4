import { accountsSchema } from './schema-accounts.ts';
import { bookmarkFoldersSchema, moderationLogSchema, moreSchema } from './schema-more.ts';
import { statusesSchema } from './schema-statuses.ts';
import type { Db } from '../lib/db.ts';

const VERSION = 1;

/** Columns that came later; data folders without them are not thrown away. */
const LATER = [
  { table: 'media', column: 'focus', type: 'TEXT' },
  { table: 'report_statuses', column: 'content', type: "TEXT NOT NULL DEFAULT ''" },
  { table: 'push_subscriptions', column: 'access_token', type: "TEXT NOT NULL DEFAULT ''" },
  { table: 'bookmarks', column: 'folder_id', type: 'TEXT' },
] as const;

function addColumns(db: Db): void {
  for (const { table, column, type } of LATER) {
    const columns = db.all<{ name: string }>(`PRAGMA table_info(${table})`);
    if (!columns.some(({ name }) => name === column))
      db.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
  }
}

/** Creates every table of a new database in one step; says whether the database was new. */
export function prepareSchema(db: Db): { fresh: boolean } {
  const found = db.get<{ user_version: number }>('PRAGMA user_version');
  const version = found?.user_version ?? 0;
  if (version === VERSION) {
    addColumns(db);
    db.exec(moderationLogSchema);
    db.exec(bookmarkFoldersSchema);
    return { fresh: false };
  }
  if (version !== 0) throw new Error(`the data folder was made by another version (schema ${version})`);
  db.transaction(() => {
    db.exec(accountsSchema);
    db.exec(statusesSchema);
    db.exec(moreSchema);
    db.exec(`PRAGMA user_version = ${VERSION}`);
  });
  return { fresh: true };
}
