import { afterEach, describe, expect, it, vi } from 'vitest';
import { createInstance } from '../app.ts';
import type { Instance } from '../lib/context.ts';
import { insertRow } from '../storage/insert.ts';
import { openMemory } from '../storage/open.ts';
import { silentHub, type HubEvent } from '../lib/hub.ts';
import { startLively } from './lively.ts';
import { people } from './people.ts';
import { acctOf } from './person.ts';
import { addMembers } from './store/accounts.ts';

const noFiles = { pictures: [], recordings: new Map(), avatars: new Map(), banners: new Map(), emoji: [] };

function instance(): { inst: Instance; events: HubEvent[]; logged: string[] } {
  const events: HubEvent[] = [];
  const logged: string[] = [];
  const hub = { ...silentHub, publish: (event: HubEvent) => void events.push(event) };
  const inst = createInstance({
    db: openMemory(),
    dataDir: '/nowhere',
    hub,
    log: (line) => logged.push(line),
  });
  inst.db.transaction(() => void addMembers(inst, people, noFiles));
  for (const shortcode of ['shell', 'wave_anim', 'crab']) {
    insertRow(inst.db, 'emojis', { shortcode, pack: 'test', path: `/emoji/test/${shortcode}.png` });
  }
  return { inst, events, logged };
}

describe('startLively', () => {
  afterEach(() => vi.useRealTimers());

  it('makes people post, answer and favourite through the hub until it is stopped', () => {
    vi.useFakeTimers();
    const { inst, events, logged } = instance();
    const stop = startLively(inst, { pause: [10, 20], seed: 1 });
    vi.advanceTimersByTime(2000);
    stop();
    expect(logged).toEqual([]);
    expect(events.filter(({ type }) => type === 'update').length).toBeGreaterThan(30);
    expect(events.some(({ type }) => type === 'notification')).toBe(true);
    const count = events.length;
    vi.advanceTimersByTime(2000);
    expect(events.length).toBe(count);
  });

  it('never acts as somebody who can sign in', () => {
    vi.useFakeTimers();
    const { inst } = instance();
    const stop = startLively(inst, { pause: [5, 5], seed: 2 });
    vi.advanceTimersByTime(2000);
    stop();
    const authors = inst.db.all<{ acct: string }>(
      'SELECT DISTINCT a.acct FROM statuses s JOIN accounts a ON a.id = s.account_id',
    );
    expect(authors.length).toBeGreaterThan(10);
    expect(authors.filter(({ acct }) => ['ada', 'lin', 'totp', 'mod', 'admin'].includes(acct))).toEqual([]);
    expect(people.map(acctOf)).toEqual(expect.arrayContaining(authors.map(({ acct }) => acct)));
  });
});
