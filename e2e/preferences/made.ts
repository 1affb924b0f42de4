import * as v from 'valibot';
import { Person } from '../support/person';
import { png } from '../support/pictures';
import { samplesAt } from '../browsers/samples';

const Id = v.object({ id: v.string() });

/** What the preferences are looked for in: posts and people that were made for it. */
export interface Made {
  url: string;
  ada: Person;
  mod: Person;
  /** Ids of posts by Mod, whom Ada follows; `bot` is of Tides, `own` of Ada, `film` of the sample data. */
  post: Readonly<
    Awaited<ReturnType<typeof tagged>> &
      Awaited<ReturnType<typeof conversation>> &
      Awaited<ReturnType<typeof onHome>> & { film: string }
  >;
}

/** All of these posts have it, and no other. */
export const TAG = 'seenhere';
export const GREEN = 'words behind an arrow';
export const HIDDEN = 'what the warning covers';
const BY_MUTED = 'By somebody whom Ada muted';
export const WORD = 'periwinkleword';

export const TO_A_STRANGER = 'An answer to somebody whom Ada does not follow';

async function newestOf(person: Person, acct: string): Promise<string> {
  const account = v.parse(Id, await person.call('GET', `/api/v1/accounts/lookup?acct=${acct}`));
  const path = `/api/v1/accounts/${account.id}/statuses?exclude_replies=true&exclude_reblogs=true&limit=1`;
  const [post] = await person.posts(path);
  if (!post) throw new Error(`no post by ${acct}`);
  return post.id;
}

type People = Readonly<Record<'ada' | 'mod' | 'admin' | 'lin', Person>>;

const id = async (post: Promise<{ id: string }>): Promise<string> => (await post).id;
const accountId = async ({ ada }: People, acct: string): Promise<string> =>
  v.parse(Id, await ada.call('GET', `/api/v1/accounts/lookup?acct=${acct}`)).id;

/** Posts at the tag. */
async function tagged(people: People) {
  const { ada, mod, admin, lin } = people;
  const picture = (name: string): Promise<string> => mod.upload(png(120, 90), name);
  const withFiles = async (text: string, names: readonly string[], sensitive = false): Promise<string> => {
    const files = await Promise.all(names.map(picture));
    const fields = { status: text, media_ids: files, sensitive, visibility: 'public' };
    return idOf((await mod.send('POST', '/api/v1/statuses', fields)).body);
  };
  const talk = await id(mod.post(`Hello @ada and @ember@kiln.example\n> ${GREEN}\n#${TAG}`));
  await admin.favourite(talk);
  await admin.send('PUT', `/api/v1/pleroma/statuses/${talk}/reactions/🎉`);
  const warned = await id(mod.post(`${HIDDEN} #${TAG}`, { spoiler_text: 'Tide warning' }));
  const pictures = await withFiles(`Three pictures #${TAG}`, ['a bowl', 'a jug', 'a plate']);
  const covered = await withFiles(`A covered one #${TAG}`, ['a secret bowl'], true);
  const mfm = { content_type: 'text/x.misskeymarkdown' };
  const effects = await id(mod.post(`$[spin turning words] #${TAG}`, mfm));
  const word = await withFiles(`A ${WORD} to be muted #${TAG}`, ['a spoon']);
  const mutedThread = await id(mod.post(`A long quarrel #${TAG}`));
  await ada.call('POST', `/api/v1/statuses/${mutedThread}/mute`);
  await mod.post(`@newcomer you are blocked here #${TAG}`);
  await lin.post(`${BY_MUTED} #${TAG}`);
  await ada.call('POST', `/api/v1/accounts/${await accountId(people, 'newcomer')}/block`);
  await ada.call('POST', `/api/v1/accounts/${await accountId(people, 'lin')}/mute`);
  const foreign = await id(mod.post(`Сьогодні річка тиха. #${TAG}`, { language: 'uk' }));
  return { talk, warned, pictures, covered, effects, word, foreign };
}

/** Two answers to `root`; below the first one, `answer`, there are more. */
async function conversation({ mod, admin, lin }: People) {
  const root = await id(mod.post('A root of a conversation'));
  const answer = await id(admin.reply(root, 'The first answer'));
  await lin.reply(root, 'The second answer');
  const deeper = await id(mod.reply(answer, 'Deeper'));
  await admin.reply(deeper, 'Deepest');
  await lin.reply(answer, 'Deeper, too');
  return { root, answer };
}

/** The newest of Ada's home timeline: one repeated twice, and one that she repeated herself, of a bot. */
async function onHome({ ada, mod, admin }: People) {
  await mod.reply(await newestOf(ada, 'wei'), TO_A_STRANGER);
  const twice = await newestOf(ada, 'sam');
  await mod.call('POST', `/api/v1/statuses/${twice}/reblog`);
  await admin.call('POST', `/api/v1/statuses/${twice}/reblog`);
  const bot = await newestOf(ada, 'tides');
  await ada.call('POST', `/api/v1/statuses/${bot}/reblog`);
  return { twice, bot, own: await id(ada.post('Of her own, to be deleted')) };
}

export async function make(url: string): Promise<Made> {
  const [ada, mod, admin, lin] = await Promise.all(
    ['ada', 'mod', 'admin', 'lin'].map((name) => Person.as(url, name)),
  );
  if (!ada || !mod || !admin || !lin) throw new Error('nobody is there');
  const people = { ada, mod, admin, lin };
  await ada.wear('pleroma_background_image', png(8, 8));
  const post = { ...(await tagged(people)), ...(await conversation(people)), ...(await onHome(people)) };
  const film = (await samplesAt(url)).get('video');
  if (film === undefined) throw new Error('no film');
  return { url, ada, mod, post: { ...post, film } };
}

function idOf(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string')
    return body.id;
  throw new Error(`no post: ${JSON.stringify(body)}`);
}
