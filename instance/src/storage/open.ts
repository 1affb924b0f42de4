import Database from 'libsql';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { openDb, type Db } from '../lib/db.ts';
import { prepareSchema } from './schema.sql.ts';

/** A folder and those above it. Not mkdir's `recursive`: that never returns below folders such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Kept so that nothing gives the lock back before the process ends. */
const held: Database.Database[] = [];

/**
 * Takes the data folder for this process; false when another has it. The system itself lets go of the lock when
 * the process ends, however it ends, so that a killed one is in nobody's way.
 */
export function holdData(dataDir: string): boolean {
  makeFolder(resolve(dataDir, 'media'));
  const lock = new Database(join(dataDir, 'lock.db'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return false;
    throw error;
  }
  held.push(lock);
  return true;
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
