import type { Instance } from '../lib/context.ts';
import { favourite, repeat } from '../rules/interact.ts';
import { publishStatus } from '../rules/publish.ts';
import { react } from '../rules/react.ts';
import type { StatusRow } from '../storage/statuses.ts';
import { sayPost, sayReply } from './corpus/corpus.ts';
import { people } from './people.ts';
import { acctOf, type Person } from './person.ts';
import { createPrng, type Prng } from './prng.ts';

export interface LivelyOptions {
  /** Shortest and longest pause between two deeds, ms. */
  readonly pause?: readonly [shortest: number, longest: number];
  readonly seed?: number;
  /** How the server calls itself in handles. */
  readonly ownHost?: string;
}

interface Actor {
  readonly id: string;
  readonly person: Person;
}

interface Scene {
  readonly inst: Instance;
  readonly prng: Prng;
  readonly ownHost: string;
}

const reactions = ['🌊', '✨', '💙', '📚', '🐟', 'shell', 'wave_anim', 'crab'] as const;
const signIns = new Set(['ada', 'lin', 'totp', 'mod', 'admin']);

/** Sample people that act by themselves: never the accounts somebody may be signed in to. */
function actors(inst: Instance): Actor[] {
  const wanted = people.filter(
    (person) => person.bot !== true && !signIns.has(acctOf(person)) && person.nick !== 'deals',
  );
  return wanted.flatMap((person) => {
    const row = inst.db.get<{ id: string }>(
      'SELECT id FROM accounts WHERE acct = ? AND is_active = 1',
      acctOf(person),
    );
    return row ? [{ id: row.id, person }] : [];
  });
}

/** Recent posts that can be answered; every third time one of those that can sign in, so that they are told. */
function recentPost(scene: Scene): StatusRow | undefined {
  const own = scene.prng.chance(0.35)
    ? 'AND a.acct IN (SELECT value FROM json_each(?))'
    : 'AND ? IS NOT NULL';
  const rows = scene.inst.db.all<StatusRow>(
    `SELECT s.* FROM statuses s JOIN accounts a ON a.id = s.account_id
     WHERE s.reblog_of_id IS NULL AND s.visibility = 'public' ${own} ORDER BY s.id DESC LIMIT 25`,
    JSON.stringify([...signIns]),
  );
  return rows.length === 0 ? undefined : scene.prng.pick(rows);
}

function post(scene: Scene): void {
  const { id, person } = scene.prng.pick(actors(scene.inst));
  publishStatus(
    scene.inst,
    { accountId: id, text: sayPost(person, scene.prng), language: person.lang },
    scene.ownHost,
  );
}

function reply(scene: Scene, to: StatusRow): void {
  const { id, person } = scene.prng.pick(actors(scene.inst));
  const author = scene.inst.db.get<{ acct: string }>('SELECT acct FROM accounts WHERE id = ?', to.account_id);
  if (!author || to.account_id === id) return;
  const text = `@${author.acct} ${sayReply(person, scene.prng)}`;
  publishStatus(
    scene.inst,
    { accountId: id, text, language: person.lang, inReplyToId: to.id },
    scene.ownHost,
  );
}

/** Somebody does one thing, by the same rules that requests go through. */
function deed(scene: Scene): void {
  const { inst, prng } = scene;
  const to = recentPost(scene);
  const roll = prng.next();
  if (roll < 0.35 || !to) return post(scene);
  if (roll < 0.55) return reply(scene, to);
  const others = actors(inst).filter(({ id }) => id !== to.account_id);
  if (others.length === 0) return;
  const { id } = prng.pick(others);
  if (roll < 0.7) return void repeat(inst, id, to, 'public');
  if (roll < 0.87) return favourite(inst, id, to);
  react(inst, id, to, prng.pick(reactions));
}

/**
 * Lets sample people post, answer, repeat, favourite and react now and then, so that streaming is seen.
 * Returns what stops them.
 */
export function startLively(inst: Instance, options: LivelyOptions = {}): () => void {
  const [shortest, longest] = options.pause ?? [3000, 20_000];
  const prng = createPrng(options.seed ?? inst.now() % 4_294_967_296);
  const scene: Scene = { inst, prng, ownHost: options.ownHost ?? '' };
  let timer: NodeJS.Timeout | undefined;
  const next = (): void => {
    timer = setTimeout(act, prng.int(shortest, longest));
  };
  const act = (): void => {
    try {
      deed(scene);
    } catch (error) {
      inst.log(`lively: ${error instanceof Error ? error.message : String(error)}`);
    }
    next();
  };
  next();
  return () => clearTimeout(timer);
}
