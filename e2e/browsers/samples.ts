import * as v from 'valibot';

const Post = v.object({
  id: v.string(),
  content: v.string(),
  spoiler_text: v.string(),
  reblog: v.nullish(v.unknown()),
  in_reply_to_id: v.nullish(v.string()),
  edited_at: v.nullish(v.string()),
  replies_count: v.number(),
  poll: v.nullish(v.unknown()),
  card: v.nullish(v.unknown()),
  quote: v.nullish(v.unknown()),
  account: v.object({ acct: v.string() }),
  media_attachments: v.array(v.object({ type: v.string() })),
});
type Post = v.InferOutput<typeof Post>;

const SHOWS = {
  own: ({ poll, account, reblog, replies_count: answers, ...post }: Post) =>
    account.acct === 'ada' &&
    !poll &&
    !reblog &&
    answers === 0 &&
    !post.in_reply_to_id &&
    post.spoiler_text === '',
  poll: ({ poll, account }: Post) => Boolean(poll) && account.acct !== 'ada',
  card: ({ card }: Post) => Boolean(card),
  table: ({ content }: Post) => content.includes('<table'),
  pictures: ({ media_attachments: files }: Post) => files.length === 2 && files[0]?.type === 'image',
  video: ({ media_attachments: files }: Post) => files[0]?.type === 'video',
  edited: ({ edited_at: edited }: Post) => Boolean(edited),
  quote: ({ quote }: Post) => Boolean(quote),
  warning: ({ spoiler_text: warning }: Post) => warning !== '',
  answered: ({ replies_count: count }: Post) => count > 3,
} as const;
export type Shown = keyof typeof SHOWS;
const KINDS: readonly Shown[] = [
  'own',
  'poll',
  'card',
  'table',
  'pictures',
  'video',
  'edited',
  'quote',
  'warning',
  'answered',
];

/** Ids of posts of the sample data that show one thing each, the newest of its kind. */
export type Samples = ReadonlyMap<Shown, string>;

/** Looks for them in the public timeline. */
export async function samplesAt(url: string): Promise<Samples> {
  const found = new Map<Shown, string>();
  let before = '';
  while (found.size < KINDS.length) {
    const answer = await fetch(`${url}/api/v1/timelines/public?limit=40${before}`);
    const page = v.parse(v.array(Post), await answer.json());
    const last = page.at(-1);
    if (!last) throw new Error(`the sample data show only: ${[...found.keys()].join(', ')}`);
    before = `&max_id=${last.id}`;
    for (const kind of KINDS) {
      const post = found.has(kind) ? undefined : page.find(SHOWS[kind]);
      if (post) found.set(kind, post.id);
    }
  }
  return found;
}
