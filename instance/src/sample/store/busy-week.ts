import type { Instance } from '../../lib/context.ts';
import { insertRow } from '../../storage/insert.ts';
import { createPrng, seedOf, type Prng } from '../prng.ts';
import { DAY, HOUR, MINUTE } from '../world/world.ts';
import { conversationNumber, sampleId, uuidOf } from './ids.ts';
import { addReport, type ReportPlan } from './staff.ts';

/** The host that the wave came from. */
const FLOOD = 'glow-sticks.example';
const FLOOD_ACCOUNTS = 24;
const REPORTS_OF_EACH = 5;
/** All reports of the week but the wave and the few that are told by hand. */
const OTHERS = 168;

const WARES = ['glow sticks', 'neon straws', 'party lamps', 'pocket lasers'] as const;
const FLOOD_COMMENTS = [
  'Spam.',
  'Glow sticks again',
  'A wave of these since noon',
  '',
  'Same text, new name',
];
const COMMENTS = [
  'Rude under a post about moss.',
  'Keeps mentioning people who asked them not to.',
  'Picture without a warning',
  'I think this is a copy of somebody else’s account.',
  'Not nice.',
  '',
  'Links to a shop, every day.',
];
const NOTES = [
  'Wrote to their admin, waiting for an answer.',
  'Spoke with both. They have muted each other.',
  'Appeal: says the account was taken over and is theirs again. Looks true.',
  'Appeal: denies everything, the posts are still there.',
  'Third time. Next time we close it.',
];
/** People of other servers who come up again and again. */
const OFFENDERS = ['moths@wing.example', 'deals@lamp-oil.example'] as const;

/** A stranger of the wave with one post that names nobody. */
function addFlooder(inst: Instance, prng: Prng, index: number): string {
  const at = Math.floor((inst.now() - prng.int(3, 28) * HOUR) / 1000) * 1000;
  const username = `xl_offers_${String(index + 1).padStart(3, '0')}`;
  const url = `https://${FLOOD}/users/${username}`;
  const id = sampleId(at - DAY, 3000 + index);
  const ware = prng.pick(WARES);
  insertRow(inst.db, 'accounts', {
    id,
    username,
    host: FLOOD,
    acct: `${username}@${FLOOD}`,
    ap_id: url,
    url,
    display_name: `${ware.toUpperCase()} ${index + 1}`,
    note: `<p>${ware}</p>`,
    created_at: at - DAY,
    language: 'en',
  });
  const text = `${ware} half price, only today: https://${FLOOD}/${index + 1}`;
  const context = `https://${FLOOD}/contexts/${uuidOf(`flood ${index}`)}`;
  insertRow(inst.db, 'statuses', {
    id: sampleId(at, 3000 + index),
    account_id: id,
    uri: `https://${FLOOD}/objects/${uuidOf(`flood ${index}`)}`,
    url: `https://${FLOOD}/notice/${index + 1}`,
    local: 0,
    created_at: at,
    content: `<p>${text.replace(/https:\S+/u, (link) => `<a href="${link}">${link}</a>`)}</p>`,
    content_text: text,
    source: text,
    language: 'en',
    // In nobody's timeline: only who was sent the link has seen it.
    visibility: 'unlisted',
    conversation_id: conversationNumber(context),
    context,
  });
  return `${username}@${FLOOD}`;
}

function flood(inst: Instance, prng: Prng, reporters: readonly string[]): ReportPlan[] {
  const accounts = Array.from({ length: FLOOD_ACCOUNTS }, (_, index) => addFlooder(inst, prng, index));
  return accounts.flatMap((about) =>
    prng.sample(reporters, REPORTS_OF_EACH).map((by) => ({
      about,
      by,
      words: prng.pick(FLOOD_COMMENTS),
      state: 'open' as const,
      age: prng.int(5, 2 * 60 + 40) * MINUTE,
      posts: 1,
      notes: [],
    })),
  );
}

function usual(prng: Prng, strangers: readonly string[], reporters: readonly string[]): ReportPlan[] {
  return Array.from({ length: OTHERS }, (_, index) => {
    const about = index % 6 === 0 ? prng.pick(OFFENDERS) : prng.pick(strangers);
    const age = prng.int(4 * HOUR, 7 * DAY);
    const isOpen = age < DAY ? prng.chance(0.5) : prng.chance(0.06);
    return {
      about,
      by: prng.pick(reporters.filter((name) => name !== about)),
      words: prng.pick(COMMENTS),
      state: isOpen ? 'open' : prng.chance(0.6) ? 'resolved' : 'closed',
      age,
      posts: prng.int(0, 3),
      notes: isOpen && prng.chance(0.7) ? [] : prng.sample(NOTES, prng.int(0, 2)),
    };
  });
}

/** Somebody new whom one circle took for a spammer. */
function newcomer(reporters: readonly string[]): ReportPlan[] {
  return reporters.slice(0, 4).map((by, index) => ({
    about: 'newcomer',
    by,
    words: index === 0 ? 'New, no picture, asks strange questions. A bot?' : 'Looks like a bot',
    state: 'open' as const,
    age: (9 - index) * HOUR,
    posts: 1,
    notes: index === 0 ? ['Answered me like a person would. I think they are simply new.'] : [],
  }));
}

/** What the moderator did with the reports of the week that are done. */
function addLog(inst: Instance, reports: readonly (ReportPlan & { id: string })[]): void {
  const mod = inst.db.get<{ id: string }>("SELECT id FROM accounts WHERE acct = 'mod'");
  if (!mod) return;
  const actor = { id: mod.id, nickname: 'mod', type: 'user' };
  const done = reports.filter(({ state }) => state !== 'open').toSorted((a, b) => b.age - a.age);
  for (const { id, about, state, age } of done) {
    const data = { action: 'report_update', actor, subject: { type: 'report', id, state } };
    insertRow(inst.db, 'moderation_log', {
      actor_id: mod.id,
      data: JSON.stringify(data),
      message: `@mod set the report about @${about} to ${state}`,
      created_at: inst.now() - age + HOUR,
    });
  }
}

/** What a week brings to the staff: a wave of spam, the same people again, a newcomer taken for a robot. */
export function addBusyWeek(inst: Instance): void {
  const prng = createPrng(seedOf('busy week'));
  const named = (host: string): string[] =>
    inst.db
      .all<{ acct: string }>(`SELECT acct FROM accounts WHERE host IS ${host} NULL ORDER BY acct`)
      .map(({ acct }) => acct);
  const members = named('').filter((acct) => !['admin', 'mod', 'newcomer', 'ada'].includes(acct));
  const strangers = named('NOT').filter((acct) => !OFFENDERS.some((offender) => offender === acct));
  const plans = [
    ...flood(inst, prng, members),
    ...usual(prng, strangers, [...members, ...strangers]),
    ...newcomer(members),
  ];
  const filed = plans.map((plan, index) => ({ ...plan, id: addReport(inst, plan, 1000 + index) }));
  addLog(inst, filed);
}
