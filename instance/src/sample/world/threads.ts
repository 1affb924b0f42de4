import { sayReply } from '../corpus/corpus.ts';
import { finds, sounds } from '../corpus/english-replies.ts';
import { acctOf, type Person } from '../person.ts';
import { wording } from '../prng.ts';
import { byPace } from './everyday.ts';
import { DAY, HOUR, MINUTE, type Post, type World } from './world.ts';

interface ThreadPlan {
  readonly author: string;
  readonly opening: string;
  /** How long ago it began, and for how long it was answered (ms). */
  readonly began: number;
  readonly lasted: number;
  readonly replies: number;
  /** What answers to the opening say. */
  readonly answers: readonly string[];
}

const plans: readonly ThreadPlan[] = [
  {
    author: 'sam',
    opening:
      'The long list, as every November: name one thing you found this year. On a shore, a pavement, in a coat pocket, in yourself. One find per answer, and be kind to each other’s gloves. #thelonglist',
    began: 9 * DAY,
    lasted: 8.5 * DAY,
    replies: 1000,
    answers: finds,
  },
  {
    author: 'kestrel@updraft.example',
    opening: 'What does home sound like? I will read the answers aloud on the ridge, wind permitting.',
    began: 40 * DAY,
    lasted: 6 * DAY,
    replies: 400,
    answers: sounds,
  },
  {
    author: 'ada',
    opening: 'Who else is out for the spring low tomorrow? I can bring two headlamps and the big flask.',
    began: 30 * HOUR,
    lasted: 12 * HOUR,
    replies: 42,
    answers: [
      'Me. {Slipway gate is broken again, so meet at the blue boat instead.|With the good umbrella.}',
      'Blue boat at 05:15? I’ll do the {limpet|whelk|kelp} quadrats if someone else holds the clipboard.',
    ],
  },
];

/** Whom the next reply answers: often the opening, often the newest, else anybody. */
function parentOf(thread: readonly Post[], world: World): Post {
  const { prng } = world;
  const roll = prng.next();
  if (roll < 0.38) return thread[0] ?? prng.pick(thread);
  if (roll < 0.62)
    return (
      thread[thread.length - 1 - Math.floor(prng.next() * Math.min(4, thread.length))] ?? prng.pick(thread)
    );
  return prng.pick(thread);
}

function say(author: Person, isAnswer: boolean, plan: ThreadPlan, world: World): string {
  const { prng } = world;
  if (isAnswer && author.lang === 'en') return wording(prng.pick(plan.answers), prng);
  return sayReply(author, prng);
}

function grow(world: World, plan: ThreadPlan): Post[] {
  const { prng } = world;
  const start = world.now - plan.began;
  const opening: Post = {
    author: world.who(plan.author),
    at: start,
    text: plan.opening,
    visibility: 'public',
    language: 'en',
    warmth: 3,
  };
  const thread: Post[] = [opening];
  const pool = byPace(world.people.filter((person) => person.bot !== true && person.locked !== true));
  const gap = plan.lasted / plan.replies;
  for (let i = 0; i < plan.replies; i += 1) {
    const to = parentOf(thread, world);
    const author = prng.chance(0.12) ? opening.author : prng.pick(pool);
    const isAnswer = to === opening && author !== opening.author;
    const greeting = to.author === author ? '' : `@${acctOf(to.author)} `;
    thread.push({
      author,
      at: start + 2 * MINUTE + Math.floor(gap * (i + prng.next() * 0.9)),
      text: greeting + say(author, isAnswer, plan, world),
      replyTo: to,
      visibility: prng.chance(0.85) ? 'public' : 'unlisted',
      language: author.lang,
      warmth: prng.pick([0, 0, 0, 0, 1]),
      ...(prng.chance(0.02)
        ? {
            media: [
              { kind: 'picture' as const, picture: prng.int(0, world.pictureCount - 1), described: true },
            ],
          }
        : {}),
    });
  }
  return thread;
}

/** The long conversations: 1,000 replies, 400, and one of ada's. Each list begins with its opening. */
export function threads(world: World): Post[][] {
  return plans.map((plan) => grow(world, plan));
}
