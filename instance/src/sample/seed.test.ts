import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPassword } from '../lib/secrets.ts';
import type { Db } from '../lib/db.ts';
import { openData } from '../storage/open.ts';
import { SAMPLE_ACCOUNTS, seedSample } from './seed.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const folders: string[] = [];

async function seeded(): Promise<{ db: Db; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'skein-seed-'));
  folders.push(folder);
  const { db } = openData(folder);
  await seedSample(db, folder, { log: () => {}, now: NOW });
  return { db, folder };
}

const count = (db: Db, from: string): number =>
  db.get<{ n: number }>(`SELECT count(*) AS n FROM ${from}`)?.n ?? 0;
const ADA = `(SELECT id FROM accounts WHERE acct = 'ada')`;

describe('seedSample', () => {
  let db: Db;
  let folder = '';
  beforeAll(async () => {
    ({ db, folder } = await seeded());
  }, 60_000);
  afterAll(() => {
    db.close();
    for (const made of folders) rmSync(made, { recursive: true, force: true });
  });

  it('brings the people: at least 60, 20 of them from 8 or more other servers', () => {
    expect(count(db, 'accounts')).toBeGreaterThanOrEqual(60);
    expect(count(db, 'accounts WHERE host IS NOT NULL')).toBeGreaterThanOrEqual(20);
    expect(count(db, '(SELECT DISTINCT host FROM accounts WHERE host IS NOT NULL)')).toBeGreaterThanOrEqual(
      8,
    );
  });

  it('brings at least 2,500 posts of the last year and none from the future', () => {
    expect(count(db, 'statuses')).toBeGreaterThanOrEqual(2500);
    expect(count(db, `statuses WHERE created_at > ${NOW} OR created_at < ${NOW - 366 * 86_400_000}`)).toBe(0);
    expect(count(db, `statuses WHERE created_at > ${NOW - 86_400_000}`)).toBeGreaterThan(100);
  });

  it('sorts posts by id as by time', () => {
    const rows = db.all<{ created_at: number }>('SELECT created_at FROM statuses ORDER BY id');
    expect(rows.every((row, i) => i === 0 || row.created_at >= (rows[i - 1]?.created_at ?? 0))).toBe(true);
  });

  it('has a thread of 1,000 replies and one of 400', () => {
    const threads = db.all<{ n: number }>(
      'SELECT count(*) AS n FROM statuses WHERE reblog_of_id IS NULL GROUP BY conversation_id ORDER BY n DESC LIMIT 2',
    );
    expect(threads.map(({ n }) => n)).toEqual([1001, 401]);
  });

  it.each([
    ['every visibility', 'DISTINCT visibility FROM statuses', 5],
    ['every text format', 'DISTINCT content_type FROM statuses', 5],
    ['many languages', 'DISTINCT language FROM statuses WHERE language IS NOT NULL', 12],
    ['every kind of file', 'DISTINCT type FROM media', 4],
    ['every state of a report', 'DISTINCT state FROM reports', 3],
    ['every kind of notification for ada', `DISTINCT type FROM notifications WHERE account_id = ${ADA}`, 10],
  ])('shows %s', (_what, rows, least) => {
    expect(count(db, `(SELECT ${rows})`)).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['polls', 'polls', 5],
    ['quotes', 'statuses WHERE quote_id IS NOT NULL', 4],
    ['edits', 'status_edits', 3],
    ['custom reactions', 'reactions WHERE url IS NOT NULL', 20],
    ['link cards', 'statuses s JOIN link_cards c ON c.url = s.card_url', 3],
    ['pinned posts', 'statuses WHERE pinned_at IS NOT NULL', 3],
    ['pictures with words', 'media WHERE description IS NOT NULL', 100],
    ['pictures without words', 'media WHERE description IS NULL', 30],
    ['moving emoji', 'emojis WHERE static_path IS NOT NULL', 3],
    [
      'requests for lin',
      `follows WHERE state = 'pending' AND followed_id = (SELECT id FROM accounts WHERE acct = 'lin')`,
      5,
    ],
    ['people ada follows', `follows WHERE state = 'accepted' AND follower_id = ${ADA}`, 40],
    ['unread notifications of ada', `notifications WHERE is_seen = 0 AND account_id = ${ADA}`, 5],
    ['lists', 'lists', 3],
    ['announcements', 'announcements', 3],
    ['reports to staff', `notifications WHERE type = 'pleroma:report'`, 4],
  ])('has %s', (_what, from, least) => {
    expect(count(db, from)).toBeGreaterThanOrEqual(least);
  });

  it('lets the five sample accounts sign in with the published password', async () => {
    const rows = db.all<{ acct: string; password_hash: string }>(
      'SELECT a.acct, c.password_hash FROM credentials c JOIN accounts a ON a.id = c.account_id',
    );
    expect(rows.map(({ acct }) => acct).toSorted()).toEqual(
      SAMPLE_ACCOUNTS.map(({ nick }) => nick).toSorted(),
    );
    const right = await Promise.all(rows.map((row) => verifyPassword('skein-demo', row.password_hash)));
    expect(right).toEqual([true, true, true, true, true]);
  });

  it('stores every file that a row names, none over 48 kB', () => {
    const kept = new Set(readdirSync(join(folder, 'media')));
    const paths = db.all<{ path: string }>(
      'SELECT path FROM media UNION SELECT avatar FROM accounts WHERE avatar IS NOT NULL UNION SELECT header FROM accounts WHERE header IS NOT NULL',
    );
    expect(paths.filter(({ path }) => !kept.has(path.replace('/media/', '')))).toEqual([]);
    expect([...kept].filter((name) => statSync(join(folder, 'media', name)).size > 48_000)).toEqual([]);
    for (const { path } of db.all<{ path: string }>('SELECT path FROM emojis'))
      expect(statSync(join(folder, path)).size).toBeGreaterThan(0);
  });

  it('is the same world again for the same moment', async () => {
    const again = await seeded();
    const dump = (one: Db): string =>
      JSON.stringify([
        one.all('SELECT id, uri, content, created_at FROM statuses ORDER BY id'),
        one.all('SELECT * FROM notifications'),
        one.all('SELECT path, blurhash FROM media'),
      ]);
    expect(dump(again.db) === dump(db)).toBe(true);
    again.db.close();
  }, 60_000);

  it('gives ada apps, filters, mutes of both kinds and an alias to look at', () => {
    expect(count(db, `tokens WHERE account_id = ${ADA}`)).toBeGreaterThanOrEqual(4);
    expect(count(db, `filters WHERE account_id = ${ADA}`)).toBeGreaterThanOrEqual(3);
    expect(count(db, `mutes WHERE account_id = ${ADA} AND expires_at > ${NOW}`)).toBe(1);
    expect(count(db, `accounts WHERE acct = 'ada' AND also_known_as <> '[]'`)).toBe(1);
  });

  it('brings the staff a busy week: 300 reports, 120 of them of one wave, most of the others done', () => {
    expect(count(db, 'reports')).toBeGreaterThanOrEqual(296);
    const wave = `reports WHERE account_id IN (SELECT id FROM accounts WHERE host = 'glow-sticks.example')`;
    expect(count(db, `${wave} AND state = 'open'`)).toBe(120);
    expect(count(db, `reports WHERE state <> 'open'`)).toBeGreaterThan(100);
    expect(count(db, `report_notes WHERE content LIKE 'Appeal:%'`)).toBeGreaterThan(3);
  });

  it('brings themes of every form, and one whose file is missing', () => {
    const themes = JSON.parse(readFileSync(join(folder, 'static', 'styles.json'), 'utf8'));
    const missing = Object.values(themes).filter(
      (value) => typeof value === 'string' && !existsSync(join(folder, value)),
    );
    expect(missing).toEqual(['/static/themes/lost-at-sea.json']);
    expect(themes['tidepool-dusk']).toHaveLength(9);
    const read = (name: string) => JSON.parse(readFileSync(join(folder, themes[name]), 'utf8'));
    expect(read('sandbank').source.themeEngineVersion).toBe(3);
    expect(read('storm-lamp').source).toBeUndefined();
    expect(read('lighthouse').theme.btnRadius).toBe('2');
    const palettes = JSON.parse(readFileSync(join(folder, 'static', 'palettes', 'index.json'), 'utf8'));
    expect(palettes['reed-bed']).toMatchObject({ bg: '#f4f1e6' });
  });
});
