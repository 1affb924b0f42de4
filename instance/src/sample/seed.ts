import { createInstance } from '../app.ts';
import type { Instance } from '../lib/context.ts';
import type { Db } from '../lib/db.ts';
import { insertRow } from '../storage/insert.ts';
import { PICTURE_COUNT } from './art/pictures.ts';
import { people } from './people.ts';
import { acctOf, type Person } from './person.ts';
import { createPrng } from './prng.ts';
import { addAdasMarks } from './store/ada.ts';
import { addMembers } from './store/accounts.ts';
import { addApps } from './store/apps.ts';
import { addBusyWeek } from './store/busy-week.ts';
import { addCards } from './store/cards.ts';
import { makeCredentials } from './store/credentials.ts';
import { storeFiles, type Files } from './store/files.ts';
import { addNotices } from './store/notices.ts';
import { writePages } from './store/pages.ts';
import { addPost, type Shelf } from './store/posts.ts';
import { addResponses } from './store/responses.ts';
import { addEmoji, nameInstance } from './store/settings.ts';
import { addSociety } from './store/social.ts';
import { addStaffWork } from './store/staff.ts';
import { writeThemes } from './store/themes.ts';
import { worldPosts } from './world/posts.ts';
import type { World } from './world/world.ts';

export { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD, SAMPLE_TOTP_SECRET } from './sample-accounts.ts';

/** Where the sample world's random choices begin. */
const SEED = 20_261_121;

export interface SeedOptions {
  /** Hears of each long step. */
  readonly log: (line: string) => void;
  /** The moment the sample world ends, ms since 1970; now when left out. */
  readonly now?: number;
}

function createWorld(now: number): World {
  const byAcct = new Map(people.map((person) => [acctOf(person), person]));
  const who = (acct: string): Person => {
    const found = byAcct.get(acct);
    if (!found) throw new Error(`nobody is called ${acct}`);
    return found;
  };
  return { now, prng: createPrng(SEED), people, who, pictureCount: PICTURE_COUNT };
}

function fill(inst: Instance, files: Files, log: (line: string) => void): void {
  const { db } = inst;
  const now = inst.now();
  nameInstance(db);
  addEmoji(db, files);
  const members = addMembers(inst, people, files);
  const all = [...members.values()];
  const adaId = all.find(({ acct }) => acct === 'ada')?.id ?? '';
  const shelf: Shelf = { inst, members, files, stored: new Map() };
  const posts = worldPosts(createWorld(now));
  log(`writing ${posts.length} posts of ${people.length} people`);
  posts.forEach((post, index) => addPost(shelf, post, index));
  addCards(db, files);
  addSociety(db, now, all);
  addResponses(shelf);
  addAdasMarks(shelf, adaId);
  addStaffWork(inst);
  addNotices(db, now, adaId);
  // After the notices: the staff has read those of the week, and would have nothing else in them.
  addBusyWeek(inst);
  addApps(db, now, adaId);
  insertRow(db, 'meta', { key: 'sample_now', value: String(now) });
}

/**
 * Fills a new database with the sample world Tidepool: same people, posts and files for the same `now`.
 * All rows arrive in one transaction, so a seeding that was cut short leaves an empty database behind.
 */
export async function seedSample(db: Db, dataDir: string, options: SeedOptions): Promise<void> {
  const now = Math.floor((options.now ?? Date.now()) / 1000) * 1000;
  const inst = createInstance({ db, dataDir, now: () => now });
  const [files] = await Promise.all([
    storeFiles(dataDir, people, options.log),
    writePages(dataDir),
    writeThemes(dataDir),
  ]);
  const credentials = makeCredentials();
  db.transaction(() => {
    fill(inst, files, options.log);
    credentials(db);
  });
}
