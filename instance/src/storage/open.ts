import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { openDb, type Db } from './db.ts';
import { prepareSchema } from './schema.sql.ts';

/** A folder and those above it. Not mkdir's `recursive`: that never returns below folders such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Opens the data folder, made when missing: `skein.db` and `media/`. `fresh` = nothing was there. */
export function openData(dataDir: string): { db: Db; fresh: boolean } {
  makeFolder(resolve(dataDir, 'media'));
  const db = openDb(join(dataDir, 'skein.db'));
  return { db, ...prepareSchema(db) };
}

/** A database in memory, for tests. */
export function openMemory(): Db {
  const db = openDb(':memory:');
  prepareSchema(db);
  return db;
}
