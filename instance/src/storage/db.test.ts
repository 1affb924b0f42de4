import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '../lib/db.ts';
import { openMemory } from './open.ts';
import { getMeta, setMeta } from './settings.ts';

let db: Db;
beforeEach(() => {
  db = openMemory();
});
afterEach(() => db.close());

it('returns rows without additions of the driver', () => {
  setMeta(db, 'a', '1');
  expect(db.get("SELECT * FROM meta WHERE key = 'a'")).toEqual({ key: 'a', value: '1' });
  expect(db.get("SELECT * FROM meta WHERE key = 'none'")).toBeUndefined();
});

it('keeps nothing of a transaction that throws, and only the inner part of a nested one', () => {
  db.transaction(() => {
    setMeta(db, 'outer', 'kept');
    expect(() =>
      db.transaction(() => {
        setMeta(db, 'inner', 'lost');
        throw new Error('no');
      }),
    ).toThrow('no');
  });
  expect([getMeta(db, 'outer'), getMeta(db, 'inner')]).toEqual(['kept', null]);
  expect(() =>
    db.transaction(() => {
      setMeta(db, 'outer', 'changed');
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(getMeta(db, 'outer')).toBe('kept');
});

it('runs what waits for the commit after the commit, and drops what waited for a rollback', () => {
  const ran: string[] = [];
  db.transaction(() => {
    db.afterCommit(() => ran.push('outer'));
    try {
      db.transaction(() => {
        db.afterCommit(() => ran.push('inner'));
        throw new Error('no');
      });
    } catch {
      ran.push('caught');
    }
    expect(ran).toEqual(['caught']);
  });
  expect(ran).toEqual(['caught', 'outer']);
  db.afterCommit(() => ran.push('at once'));
  expect(ran.at(-1)).toBe('at once');
});
