import type { Instance } from '../../lib/context.ts';
import { STORED_ORIGIN } from '../../lib/urls.ts';
import { attachNames } from '../../rules/attach.ts';
import { composeText, type ComposedText } from '../../rules/compose.ts';
import { emojiCodes } from '../../rules/html.ts';
import { noteDirect } from '../../rules/participations.ts';
import { insertRow } from '../../storage/insert.ts';
import type { Person } from '../person.ts';
import type { MediaPlan, Post } from '../world/world.ts';
import type { Member } from './accounts.ts';
import type { Files } from './files.ts';
import { conversationNumber, sampleId, uuidOf } from './ids.ts';

/** A post that is stored. */
export interface Stored {
  readonly id: string;
  readonly uri: string;
  readonly conversation: number;
  readonly context: string;
  readonly authorId: string;
}

/** What storing posts needs besides the database. */
export interface Shelf {
  readonly inst: Instance;
  readonly members: ReadonlyMap<Person, Member>;
  readonly files: Files;
  readonly stored: Map<Post, Stored>;
}

function member(shelf: Shelf, person: Person): Member {
  const found = shelf.members.get(person);
  if (!found) throw new Error(`${person.nick} is not a member`);
  return found;
}

function attach(
  shelf: Shelf,
  plan: MediaPlan,
  post: { id: string; authorId: string; at: number },
  position: number,
): void {
  const file =
    plan.kind === 'picture' ? shelf.files.pictures[plan.picture] : shelf.files.recordings.get(plan.file);
  if (!file) throw new Error('a post shows a file that was not made');
  const words = 'description' in file ? String(file.description) : null;
  insertRow(shelf.inst.db, 'media', {
    account_id: post.authorId,
    status_id: post.id,
    position,
    type: file.type,
    mime_type: file.mime,
    path: file.path,
    preview_path: file.previewPath,
    description: plan.kind === 'file' ? plan.description : plan.described ? words : null,
    blurhash: file.blurhash,
    width: file.width,
    height: file.height,
    size: file.size,
    created_at: post.at,
  });
}

function addPoll(shelf: Shelf, post: Post, id: string): void {
  if (!post.poll) return;
  const { db } = shelf.inst;
  const { endsAt, multiple, options } = post.poll;
  const ended = endsAt !== null && endsAt <= shelf.inst.now() ? 1 : 0;
  const poll = insertRow(db, 'polls', {
    status_id: id,
    expires_at: endsAt,
    multiple: multiple ? 1 : 0,
    closed_notified: ended,
  });
  options.forEach((title, position) => insertRow(db, 'poll_options', { poll_id: poll, position, title }));
  db.run('UPDATE statuses SET poll_id = ? WHERE id = ?', poll, id);
}

/** The first wording is the post as it was; each later one was an edit. */
function addEdits(shelf: Shelf, post: Post, id: string): void {
  const versions = post.earlier ?? [];
  for (const version of versions) {
    const text = compose(shelf, { ...post, text: version.text }, undefined);
    insertRow(shelf.inst.db, 'status_edits', {
      status_id: id,
      created_at: version.at,
      content: text.content,
      spoiler_text: post.subject ?? '',
      sensitive: post.sensitive === true ? 1 : 0,
      emojis: text.emojis,
    });
  }
}

function editedAt(post: Post): number | undefined {
  const last = post.earlier?.at(-1);
  return last && last.at + 12 * 60_000;
}

function compose(shelf: Shelf, post: Post, quote: Stored | undefined): ComposedText {
  const text = composeText(
    shelf.inst,
    {
      text: post.text,
      contentType: post.type ?? 'text/plain',
      spoilerText: post.subject ?? '',
      options: post.poll?.options ?? [],
      quoteUri: quote?.uri,
    },
    '',
  );
  if (post.author.host === null) return text;
  const content = post.farHtml ?? text.content;
  // The emoji of a far post are those of its own server.
  return { ...text, content, emojis: JSON.stringify(emojiCodes(post.text)) };
}

function base(shelf: Shelf, post: Post, index: number) {
  const author = member(shelf, post.author);
  const id = sampleId(post.at, index);
  const origin = post.author.host === null ? STORED_ORIGIN : `https://${post.author.host}`;
  const uri = `${origin}/objects/${uuidOf(`post ${index}`)}`;
  const url = post.author.host === null ? `${STORED_ORIGIN}/notice/${id}` : `${origin}/notice/${id}`;
  const joined = relative(shelf, post.replyTo ?? post.quote);
  const context = joined?.context ?? `${origin}/contexts/${uuidOf(`context ${index}`)}`;
  const conversation = joined?.conversation ?? conversationNumber(context);
  return { author, stored: { id, uri, conversation, context, authorId: author.id }, url };
}

function relative(shelf: Shelf, post: Post | undefined): Stored | undefined {
  if (!post) return undefined;
  const found = shelf.stored.get(post);
  if (!found) throw new Error(`a post comes before the one it belongs to: ${post.text.slice(0, 60)}`);
  return found;
}

function addRepeat(shelf: Shelf, post: Post, of: Post, index: number): Stored {
  const { author, stored } = base(shelf, post, index);
  const original = relative(shelf, of);
  insertRow(shelf.inst.db, 'statuses', {
    id: stored.id,
    account_id: author.id,
    uri: stored.uri.replace('/objects/', '/activities/'),
    url: stored.uri.replace('/objects/', '/activities/'),
    local: post.author.host === null ? 1 : 0,
    created_at: post.at,
    visibility: post.visibility ?? 'public',
    conversation_id: original?.conversation ?? stored.conversation,
    context: original?.context ?? stored.context,
    reblog_of_id: original?.id,
  });
  return stored;
}

function insertPost(shelf: Shelf, post: Post, at: ReturnType<typeof base>, text: ComposedText): void {
  const parent = relative(shelf, post.replyTo);
  const isLocal = post.author.host === null;
  insertRow(shelf.inst.db, 'statuses', {
    id: at.stored.id,
    account_id: at.author.id,
    uri: at.stored.uri,
    url: at.url,
    local: isLocal ? 1 : 0,
    created_at: post.at,
    edited_at: editedAt(post),
    expires_at: post.expiresAt,
    pinned_at: post.pinned === true ? post.at + 60_000 : undefined,
    content: text.content,
    content_text: text.content_text,
    spoiler_text: post.subject ?? '',
    source: post.text,
    content_type: post.type ?? 'text/plain',
    language: post.language,
    visibility: post.visibility ?? 'public',
    sensitive: post.sensitive === true ? 1 : 0,
    in_reply_to_id: parent?.id,
    in_reply_to_account_id: parent?.authorId,
    conversation_id: at.stored.conversation,
    context: at.stored.context,
    quote_id: relative(shelf, post.quote)?.id,
    has_media: (post.media ?? []).length > 0 ? 1 : 0,
    emojis: text.emojis,
    card_url: post.card,
    application_name: isLocal ? 'Skein' : undefined,
  });
}

/** Whom a post addresses: those it names and the author it answers. */
function addressed(shelf: Shelf, post: Post, text: ComposedText, authorId: string): string[] {
  const parent = relative(shelf, post.replyTo);
  const ids = [...text.mentions.map(({ id }) => id), ...(parent ? [parent.authorId] : [])];
  return [...new Set(ids)].filter((id) => id !== authorId);
}

/** Stores one post with all that hangs on it; what it answers or quotes must be stored already. */
export function addPost(shelf: Shelf, post: Post, index: number): void {
  if (post.repeatOf) {
    shelf.stored.set(post, addRepeat(shelf, post, post.repeatOf, index));
    return;
  }
  const at = base(shelf, post, index);
  const text = compose(shelf, post, relative(shelf, post.quote));
  insertPost(shelf, post, at, text);
  const { id, conversation } = at.stored;
  const people = addressed(shelf, post, text, at.author.id);
  attachNames(shelf.inst, id, people, text.tags);
  (post.media ?? []).forEach((plan, i) =>
    attach(shelf, plan, { id, authorId: at.author.id, at: post.at }, i),
  );
  addPoll(shelf, post, id);
  addEdits(shelf, post, id);
  if (post.visibility === 'direct') {
    const then = { ...shelf.inst, now: () => post.at };
    noteDirect(then, { id, authorId: at.author.id, conversationId: conversation }, people);
  }
  shelf.stored.set(post, at.stored);
}
