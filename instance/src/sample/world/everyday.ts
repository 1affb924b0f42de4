import { sayPost, sayReply } from '../corpus/corpus.ts';
import { acctOf, type Person } from '../person.ts';
import { wording } from '../prng.ts';
import { DAY, HOUR, MINUTE, type MediaPlan, type Post, type World } from './world.ts';

const YEAR = 365 * DAY;

const botTexts: Readonly<Record<string, readonly string[]>> = {
  tides: [
    'High water {0|1}{#1-9}:{#10-59}, {3|4}.{#1-9} m at the north wall.',
    'Low water {0|1}{#1-9}:{#10-59}, 0.{#2-9} m. Next spring low in {#2-14} days.',
  ],
  buoy: [
    'Outer bar: wind {SW|W|NW|E} {#2-9}, sea {#6-16}°C, waves {0|1|2}.{#1-9} m, visibility {good|moderate|poor}.',
  ],
  ferry: [
    'The {#6-21}:{05|20|35|50} is {on time|4 minutes late|12 minutes late|waiting for a pram|behind a seal}.',
    'Today’s seal: {one|two|none, sorry}.',
  ],
  tako: [
    'ただいま{三|七|十}個目。{熱い|あつあつ|かつお節が踊る}。',
    '本日のたこ焼き占い: {ソース|塩|ねぎ多め}が吉。',
  ],
  rana: ['Croac. {Nivel del charco: alto.|Sesión abierta.|Se levanta la sesión.}'],
  moss_index: [
    'Moss no. {#12-310}: on {a gutter|the third step|a wall that faces north}. Status: {soft|softer|softest}.',
  ],
};

/** How far back posts reach, and what share of them: a lively last day, a full week, a long tail. */
const spans = [
  [0.15, DAY],
  [0.4, 7 * DAY],
  [0.65, 60 * DAY],
  [1, YEAR],
] as const;

function someTime(world: World): number {
  const roll = world.prng.next();
  const [, span] = spans.find(([upTo]) => roll < upTo) ?? spans[3];
  return world.now - 3 * MINUTE - Math.floor((span - 3 * MINUTE) * world.prng.next());
}

function pickAuthor(world: World, pool: readonly Person[]): Person {
  return world.prng.pick(pool);
}

/** Everybody as often as they like to post. */
export function byPace(people: readonly Person[]): Person[] {
  return people.flatMap((person) =>
    Array<Person>(Math.max(1, Math.round((person.pace ?? 1) * 5))).fill(person),
  );
}

function pictures(world: World): MediaPlan[] {
  const { prng } = world;
  const count = prng.chance(0.6) ? 1 : prng.int(2, 4);
  return Array.from({ length: count }, () => ({
    kind: 'picture' as const,
    picture: prng.int(0, world.pictureCount - 1),
    described: prng.chance(0.75),
  }));
}

function visibilityFor(world: World, author: Person): NonNullable<Post['visibility']> {
  const roll = world.prng.next();
  if (author.locked === true) return roll < 0.7 ? 'private' : 'unlisted';
  if (roll < 0.08) return 'unlisted';
  if (roll < 0.13) return 'private';
  return roll < 0.15 && author.host === null ? 'local' : 'public';
}

const subjects = [
  'food',
  'weather, moaning',
  'long',
  'bird, deceased',
  'kitchen accident (mild)',
  'spoilers for the river novel',
  'eye contact (cat)',
];

/** An ordinary post of somebody. */
function ordinaryPost(world: World, author: Person, at: number): Post {
  const { prng } = world;
  const texts = botTexts[author.nick];
  if (texts && author.bot === true) {
    return {
      author,
      at,
      text: wording(prng.pick(texts), prng),
      visibility: prng.chance(0.5) ? 'unlisted' : 'public',
      language: author.lang,
      warmth: 0,
    };
  }
  const media = prng.chance(0.17) ? pictures(world) : [];
  return {
    author,
    at,
    text: sayPost(author, prng),
    visibility: visibilityFor(world, author),
    language: prng.chance(0.1) ? null : author.lang,
    media,
    sensitive: media.length > 0 && prng.chance(0.08),
    warmth: prng.pick([0, 0, 1, 1, 1, 2]),
    ...(prng.chance(0.04) ? { subject: prng.pick(subjects) } : {}),
  };
}

/** Posts that nobody arranged: `count` of them over the year. */
export function everydayPosts(world: World, count: number): Post[] {
  const pool = byPace(world.people);
  const posts = Array.from({ length: count }, () =>
    ordinaryPost(world, pickAuthor(world, pool), someTime(world)),
  );
  return posts.toSorted((a, b) => a.at - b.at);
}

const open = (post: Post): boolean =>
  post.visibility === 'public' || post.visibility === 'unlisted' || post.visibility === undefined;

/** An answer to a post, some minutes or hours later. */
function answer(world: World, to: Post, author: Person, at: number): Post {
  const { prng } = world;
  const greeting = to.author === author ? '' : `@${acctOf(to.author)} `;
  return {
    author,
    at,
    text: greeting + sayReply(author, prng),
    replyTo: to,
    visibility: to.visibility === 'public' && prng.chance(0.2) ? 'unlisted' : (to.visibility ?? 'public'),
    language: author.lang,
    warmth: prng.pick([0, 0, 0, 1]),
  };
}

/** Short conversations under some of the posts. */
export function everydayReplies(world: World, posts: readonly Post[], count: number): Post[] {
  const { prng } = world;
  const pool = byPace(world.people.filter((person) => person.bot !== true));
  const grown: Post[] = posts.filter((post) => open(post) && post.author.bot !== true);
  const replies: Post[] = [];
  while (replies.length < count) {
    const to = prng.pick(grown);
    const room = world.now - to.at;
    if (room < 5 * MINUTE) continue;
    const at = to.at + MINUTE + Math.floor(Math.min(room - 2 * MINUTE, 20 * HOUR) * prng.next() ** 2);
    const reply = answer(world, to, prng.pick(pool), at);
    replies.push(reply);
    if (prng.chance(0.5)) grown.push(reply);
  }
  return replies;
}

/** Repeats of public posts, mostly soon after them. */
export function everydayRepeats(world: World, posts: readonly Post[], count: number): Post[] {
  const { prng } = world;
  const pool = byPace(world.people.filter((person) => person.bot !== true));
  const known = new Set<string>();
  const candidates = posts.filter((post) => open(post) && world.now - post.at > 10 * MINUTE);
  const repeats: Post[] = [];
  for (let tries = 0; repeats.length < count && tries < count * 4; tries += 1) {
    const of = prng.pick(candidates);
    const author = prng.pick(pool);
    const key = `${candidates.indexOf(of)} ${acctOf(author)}`;
    if (author === of.author || known.has(key)) continue;
    known.add(key);
    const at = of.at + MINUTE + Math.floor(Math.min(world.now - of.at - 3 * MINUTE, 2 * DAY) * prng.next());
    repeats.push({ author, at, text: '', repeatOf: of, visibility: 'public' });
  }
  return repeats;
}
