import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDb, type Db } from './db.ts';
import { prepareSchema } from './schema.sql.ts';

/** Opens the data folder, made when missing: `skein.db` and `media/`. `fresh` = nothing was there. */
export function openData(dataDir: string): { db: Db; fresh: boolean } {
  mkdirSync(join(dataDir, 'media'), { recursive: true });
  const db = openDb(join(dataDir, 'skein.db'));
  return { db, ...prepareSchema(db) };
}

/** A database in memory, for tests. */
export function openMemory(): Db {
  const db = openDb(':memory:');
  prepareSchema(db);
  return db;
}
