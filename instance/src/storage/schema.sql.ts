import { accountsSchema } from './schema-accounts.ts';
import { moreSchema } from './schema-more.ts';
import { statusesSchema } from './schema-statuses.ts';
import type { Db } from './db.ts';

const VERSION = 1;

/** A column that came later; data folders without it are not thrown away. */
function addFocus(db: Db): void {
  const columns = db.all<{ name: string }>('PRAGMA table_info(media)');
  if (!columns.some(({ name }) => name === 'focus')) db.exec('ALTER TABLE media ADD COLUMN focus TEXT');
}

/** Creates every table of a new database in one step; says whether the database was new. */
export function prepareSchema(db: Db): { fresh: boolean } {
  const found = db.get<{ user_version: number }>('PRAGMA user_version');
  const version = found?.user_version ?? 0;
  if (version === VERSION) {
    addFocus(db);
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
