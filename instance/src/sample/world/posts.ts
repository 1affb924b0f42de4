import { everydayPosts, everydayRepeats, everydayReplies } from './everyday.ts';
import { mediaShowcase } from './showcase-media.ts';
import { socialShowcase } from './showcase-social.ts';
import { textShowcase } from './showcase-text.ts';
import { threads } from './threads.ts';
import { MINUTE, type Post, type World } from './world.ts';

/** What ada herself repeated. */
function adasRepeats(world: World, posts: readonly Post[]): Post[] {
  const ada = world.who('ada');
  const wanted = posts.filter((post) =>
    ['ola@turnia.example', 'pedals', 'minato_neko@umi.example'].some(
      (acct) => world.who(acct) === post.author,
    ),
  );
  return wanted
    .filter((post) => (post.visibility ?? 'public') === 'public' && post.replyTo === undefined)
    .slice(0, 9)
    .map((of) => ({
      author: ada,
      at: Math.min(of.at + 4 * MINUTE, world.now - MINUTE),
      text: '',
      repeatOf: of,
      visibility: 'public' as const,
    }));
}

/** Others repeat what ada wrote best, so that she is told in groups. */
function repeatsOfAda(world: World, posts: readonly Post[]): Post[] {
  const ada = world.who('ada');
  const best = posts.filter(
    (post) => post.author === ada && post.warmth === 3 && (post.visibility ?? 'public') === 'public',
  );
  const fans = ['wren@hedgerow.example', 'sam', 'thea', 'pedals', 'ember@kiln.example', 'juno', 'signe'];
  return best.flatMap((of, i) =>
    fans.slice(i).map((acct, j) => ({
      author: world.who(acct),
      at: Math.min(of.at + (j + 1) * 40 * MINUTE, world.now - (j + 2) * MINUTE),
      text: '',
      repeatOf: of,
      visibility: 'public' as const,
    })),
  );
}

/** Each repeat once: a person repeats a post only one time. */
function withoutDoubles(posts: readonly Post[]): Post[] {
  const seen = new Map<Post, Set<Post['author']>>();
  return posts.filter((post) => {
    if (!post.repeatOf) return true;
    const authors = seen.get(post.repeatOf) ?? new Set();
    seen.set(post.repeatOf, authors);
    if (authors.has(post.author)) return false;
    authors.add(post.author);
    return true;
  });
}

/** Every post of the sample world, oldest first; what a post belongs to always comes before it. */
export function worldPosts(world: World): Post[] {
  const showcase = [...textShowcase(world), ...mediaShowcase(world), ...socialShowcase(world)];
  const talk = threads(world);
  const everyday = everydayPosts(world, 1080);
  const replies = everydayReplies(world, [...everyday, ...showcase], 420);
  const repeatable = [...everyday, ...showcase, ...talk.flatMap((thread) => thread.slice(0, 1))];
  const repeats = [
    ...adasRepeats(world, showcase),
    ...repeatsOfAda(world, showcase),
    ...everydayRepeats(world, repeatable, 260),
  ];
  const all = [...showcase, ...talk.flat(), ...everyday, ...replies, ...withoutDoubles(repeats)];
  return all.toSorted((a, b) => a.at - b.at);
}
