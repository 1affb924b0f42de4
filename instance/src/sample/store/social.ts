import type { Db } from '../../lib/db.ts';
import { insertRow } from '../../storage/insert.ts';
import { createPrng } from '../prng.ts';
import { DAY, HOUR, MINUTE } from '../world/world.ts';
import type { Member } from './accounts.ts';

interface Society {
  readonly db: Db;
  readonly now: number;
  readonly members: readonly Member[];
  readonly by: (acct: string) => Member;
}

/** Whom ada does not follow: the noisy, the shy and the strangers. */
const adaSkips = new Set([
  'newcomer',
  'x',
  'totp',
  'buoy',
  'ferry',
  'tako@umi.example',
  'rana@charco.example',
  'deals@lamp-oil.example',
  'moths@wing.example',
  'thermal@updraft.example',
  'gyul@haneul.example',
  'byeol@haneul.example',
  'bahr@shuruq.example',
  'baca@turnia.example',
  'specht@waldrand.example',
  'brock@hedgerow.example',
  'lypa@bereh.example',
  'marko@bereh.example',
  'moss_index@fieldnotes.example',
  'barnaby',
  'ruth',
  'mo',
  'kofi',
  'lucia',
  'wei',
  'rune',
  'dov',
  'quill',
  'bea',
  'ada',
]);
/** Who followed ada in the last hours. */
const lately = ['harbourcat', 'ruth', 'specht@waldrand.example'];
const followLin = ['ada', 'sam', 'mod', 'pia', 'petra', 'wren@hedgerow.example'];
const wantLin = [
  'newcomer',
  'ruth',
  'dov',
  'baca@turnia.example',
  'thermal@updraft.example',
  'gyul@haneul.example',
];

function follow(
  society: Society,
  from: Member,
  to: Member,
  at: number,
  extra: { state?: string } = {},
): void {
  insertRow(society.db, 'follows', { follower_id: from.id, followed_id: to.id, created_at: at, ...extra });
}

function subscribe(society: Society, from: Member, to: Member): void {
  insertRow(society.db, 'subscriptions', { account_id: from.id, target_id: to.id });
}

function followGraph(society: Society): void {
  const { by, members, now } = society;
  const prng = createPrng(99);
  const ada = by('ada');
  const lin = by('lin');
  const open = members.filter(({ person }) => person.locked !== true && person.nick !== 'deals');
  const longAgo = (): number => now - prng.int(5, 364) * DAY + prng.int(0, 86_399) * 1000;
  for (const to of members) {
    if (adaSkips.has(to.acct) || to === lin) continue;
    follow(society, ada, to, longAgo());
    if (to.acct === 'sam') subscribe(society, ada, to);
  }
  for (const from of members.filter((member) => member !== ada)) {
    const others = open.filter((member) => member !== from && member !== ada);
    for (const to of prng.sample(others, from.person.bot === true ? prng.int(0, 4) : prng.int(6, 26)))
      follow(society, from, to, longAgo());
    if (from !== lin && !adaSkips.has(from.acct) && !lately.includes(from.acct) && prng.chance(0.8))
      follow(society, from, ada, longAgo());
  }
  followLin.forEach((acct) => follow(society, by(acct), lin, longAgo()));
  for (const [i, acct] of lately.entries()) follow(society, by(acct), ada, now - (8 + i) * HOUR);
}

/** Requests still waiting: six for lin, one for ada, one of ada's. */
function requests(society: Society): void {
  const { by, now } = society;
  wantLin.forEach((acct, i) =>
    follow(society, by(acct), by('lin'), now - (i * 7 + 1) * HOUR, { state: 'pending' }),
  );
  follow(society, by('byeol@haneul.example'), by('ada'), now - 40 * MINUTE, { state: 'pending' });
  follow(society, by('ada'), by('bahr@shuruq.example'), now - 3 * DAY, { state: 'pending' });
}

const lists: Readonly<Record<string, readonly string[]>> = {
  'Shore crew': ['sam', 'juno', 'signe', 'fenwick', 'lichen@fieldnotes.example'],
  'Slow letters': [
    'minato_neko@umi.example',
    'tykha@bereh.example',
    'riolento@charco.example',
    'nur@shuruq.example',
  ],
  Kilns: ['ember@kiln.example', 'slip@kiln.example', 'grog@kiln.example', 'ines'],
  'Nobody yet': [],
};

const filters = [
  { phrase: 'countdown', whole_word: 1, context: ['home', 'public'], days: null },
  {
    phrase: 'season finale',
    whole_word: 0,
    context: ['home', 'notifications', 'public', 'thread'],
    days: 90,
  },
  { phrase: 'sponsored', whole_word: 1, irreversible: 1, context: ['home'], days: null },
];

function keepsakes(society: Society): void {
  const { db, by, now } = society;
  const ada = by('ada').id;
  for (const [title, accts] of Object.entries(lists)) {
    const list = insertRow(db, 'lists', { account_id: ada, title });
    for (const acct of accts) insertRow(db, 'list_members', { list_id: list, account_id: by(acct).id });
  }
  for (const tag of ['tidepool', 'lowtide', 'glaze', '木版画']) {
    db.run('INSERT INTO tags (name, created_at) VALUES (?, ?) ON CONFLICT DO NOTHING', tag, now);
    insertRow(db, 'tag_follows', { account_id: ada, tag });
  }
  insertRow(db, 'blocks', {
    account_id: ada,
    target_id: by('deals@lamp-oil.example').id,
    created_at: now - 10 * HOUR,
  });
  insertRow(db, 'mutes', {
    account_id: ada,
    target_id: by('rana@charco.example').id,
    created_at: now - 20 * DAY,
  });
  insertRow(db, 'mutes', {
    account_id: ada,
    target_id: by('ferry').id,
    notifications: 0,
    expires_at: now + 6 * DAY,
    created_at: now - DAY,
  });
  insertRow(db, 'domain_blocks', { account_id: ada, domain: 'gulls.example', created_at: now - 90 * DAY });
  insertRow(db, 'account_notes', {
    account_id: ada,
    target_id: by('ember@kiln.example').id,
    comment: 'Met at the harbour market, owes me a teapot lid',
  });
  for (const { days, context, ...filter } of filters)
    insertRow(db, 'filters', {
      account_id: ada,
      context: JSON.stringify(context),
      expires_at: days === null ? null : now + days * DAY,
      ...filter,
    });
}

/** Who follows whom, requests that wait, and what ada keeps: lists, tags, blocks, mutes, notes. */
export function addSociety(db: Db, now: number, members: readonly Member[]): void {
  const byAcct = new Map(members.map((member) => [member.acct, member]));
  const by = (acct: string): Member => {
    const found = byAcct.get(acct);
    if (!found) throw new Error(`nobody is called ${acct}`);
    return found;
  };
  const society: Society = { db, now, members, by };
  followGraph(society);
  requests(society);
  keepsakes(society);
  const moved = by('moths@lamp.example');
  const target = by('moths@wing.example');
  db.run('UPDATE accounts SET moved_to_id = ? WHERE id = ?', target.id, moved.id);
  db.run(
    'UPDATE accounts SET also_known_as = ? WHERE id = ?',
    JSON.stringify(['https://lamp.example/users/moths']),
    target.id,
  );
  db.run(
    'UPDATE accounts SET also_known_as = ? WHERE id = ?',
    JSON.stringify(['https://kiln.example/users/grog']),
    by('ada').id,
  );
}
