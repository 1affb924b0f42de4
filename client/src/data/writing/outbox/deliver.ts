import { ApiError, toApiError } from '@/domain/api-error';
import type { ComposeBox, ComposeContent, DraftMedia } from '@/domain/writing/compose-content';
import type { AccountId, StatusId } from '@/domain/ids';
import { unseenParts } from '@/domain/writing/newer-edit';
import { contentOfEdit } from '@/domain/writing/source-content';
import type { StatusBundle } from '@/api/decode/status';
import type { DraftFiles } from '@/data/writing/drafts/draft-files';
import type { OutgoingStatus } from '@/domain/writing/outgoing-status';
import { isAsEdited } from '@/data/remote/is-as-edited';
import type { EditOfPost, LostPost, PostAnswer, PostingRemote } from '@/data/remote/posting-remote';
import { boxesOf, keyOfPost, type ComposeContext, type OutboxEntry } from './outbox-entry';

export interface DeliverDeps {
  remote: () => Promise<PostingRemote>;
  files: DraftFiles;
  /** Whose posts they are. */
  me: AccountId | null;
  now: () => number;
  /** Keeps how far it is, before the next step. */
  write: (entry: OutboxEntry) => Promise<unknown>;
  /** A post is on the server. */
  posted: (bundle: StatusBundle, isEdit: boolean) => StatusId;
  /** Tells what the server made otherwise than it was asked. */
  compare: (asked: OutgoingStatus, answer: PostAnswer, content: ComposeContent) => void;
  compareEdit: (asked: EditOfPost, answer: StatusBundle) => void;
  /** The person wants it to end where it is. */
  isStopped: () => boolean;
  /** Ends the call that is under way, too. */
  signal: AbortSignal;
}

export type Delivered =
  | { is: 'posted'; id: StatusId }
  | { is: 'scheduled'; at: number }
  | { is: 'stopped' }
  /** Another edit was there first: nothing is saved before the author has seen the post as it is now. */
  | { is: 'overtaken'; now: ComposeContent };

/** Akkoma keeps a file without a post for half an hour; milliseconds. */
const FILES_KEPT_FOR = 15 * 60_000;

/** What is left of a chain quotes nothing any more; what is written anew quotes what it did. */
const quoteOf = (content: ComposeContent, context: ComposeContext): StatusId | null =>
  content.quotes ?? (content.after === null ? context.quoteId : null);

/** Ends where the server, or the network, says no: what was done until then is written already. */
export class Delivery {
  constructor(
    private entry: OutboxEntry,
    private readonly deps: DeliverDeps,
  ) {}

  /** How far it is. */
  get state(): OutboxEntry {
    return this.entry;
  }

  async run(): Promise<Delivered> {
    const remote = (await this.deps.remote()).until(this.deps.signal);
    if ((await this.cancelScheduled(remote)) === 'sent-already')
      return { is: 'scheduled', at: this.deps.now() };
    if (this.entry.context.editOf !== null) return this.edit(remote, this.entry.context.editOf);
    const total = boxesOf(this.entry).length;
    // What waits for its time cannot be answered yet. The form does not let it through.
    if (total > 1 && this.entry.content.scheduledAt !== null) throw new ApiError('invalid');
    const last = this.entry.sentIds.at(-1);
    // All of it may be there already: the tab was killed before the entry was gone.
    let done: Delivered = last === undefined ? { is: 'stopped' } : { is: 'posted', id: last };
    for (let at = this.entry.sentIds.length; at < total; at += 1) {
      if (this.deps.isStopped()) return { is: 'stopped' };
      done = await this.postOne(remote, at);
    }
    return done;
  }

  private async step(patch: Partial<OutboxEntry>): Promise<void> {
    this.entry = { ...this.entry, ...patch };
    await this.deps.write(this.entry);
  }

  /** The scheduled post goes before it is posted, or it would be there twice. */
  private async cancelScheduled(remote: PostingRemote): Promise<'free' | 'sent-already'> {
    const { cancels } = this.entry.context;
    if (cancels === null) return 'free';
    const putCancels = (next: ComposeContext['cancels']): Promise<void> =>
      this.step({ context: { ...this.entry.context, cancels: next } });
    await putCancels({ ...cancels, asked: true });
    try {
      await remote.cancelScheduled(cancels.id);
    } catch (thrown) {
      const isDue = this.deps.now() >= cancels.at;
      // Where both may be, or somebody else took it away, its author has to look.
      if (toApiError(thrown).kind !== 'not-found' || isDue === cancels.asked) throw thrown;
      if (isDue) return 'sent-already';
      // It went with an earlier question whose answer was lost.
    }
    await putCancels(null);
    return 'free';
  }

  private async edit(remote: PostingRemote, id: StatusId): Promise<Delivered> {
    const mediaIds = await this.sendMedia(remote, 0);
    const edit = { ...this.entry.content, mediaIds };
    const { unsureSince, content } = this.entry;
    // Another edit that its author has not seen stays. Without a look nothing is saved.
    const { bundle: there, source } = await remote.current(id);
    // Saved twice, it would be there as two versions.
    const isSaved = unsureSince !== null && isAsEdited(there.status, source, edit);
    if (!isSaved) {
      const now = contentOfEdit(there.status, source, this.deps.now());
      if (unseenParts(content, now).length > 0) return { is: 'overtaken', now };
      await this.step({ unsureSince: unsureSince ?? this.deps.now() });
    }
    const bundle = isSaved ? there : await remote.edit(id, edit);
    const posted = this.deps.posted(bundle, true);
    this.deps.compareEdit(edit, bundle);
    return { is: 'posted', id: posted };
  }

  private async postOne(remote: PostingRemote, at: number): Promise<Delivered> {
    const mediaIds = await this.sendMedia(remote, at);
    const box = this.box(at);
    const { content, context, sentIds } = this.entry;
    const isFirst = at === 0;
    const scheduledAt = isFirst ? content.scheduledAt : null;
    const isRepeat = this.entry.unsureSince !== null;
    const there: Delivered = { is: 'scheduled', at: Date.parse(scheduledAt ?? '') };
    const lost = { text: box.text, scheduledAt, keyFails: false };
    if (isRepeat ? await this.isThere(remote, lost) : await this.wasThereBefore(remote, at)) return there;
    await this.step({ unsureSince: this.entry.unsureSince ?? this.deps.now() });
    const outgoing: OutgoingStatus = {
      text: box.text,
      poll: box.poll,
      mediaIds,
      spoilerText: content.spoilerText,
      visibility: content.visibility,
      sensitive: content.sensitive,
      contentType: content.contentType,
      language: content.language,
      expiresIn: content.expiresIn,
      scheduledAt,
      inReplyToId: sentIds.at(-1) ?? content.after ?? context.inReplyToId,
      quoteId: isFirst ? quoteOf(content, context) : null,
      idempotencyKey: keyOfPost(this.entry, at),
    };
    const answer = await remote.send(outgoing).catch(async (thrown: unknown) => {
      const { kind, status } = toApiError(thrown);
      // There are Mastodons that break on a key whose post they have.
      const tellsNothing = kind === 'nonsense' || (isRepeat && status === 500);
      if (tellsNothing && (await this.isThere(remote, { ...lost, keyFails: true }))) return null;
      throw thrown;
    });
    if (answer === null) return there;
    if (answer.is === 'scheduled') {
      this.deps.compare(outgoing, answer, content);
      return { is: 'scheduled', at: answer.post.at };
    }
    const id = this.deps.posted(answer.bundle, false);
    await this.step({ sentIds: [...sentIds, id], unsureSince: null });
    this.deps.compare(outgoing, answer, content);
    return { is: 'posted', id };
  }

  /** Whether an earlier attempt, whose answer was lost, came through. Where only its author can tell it is kept so. */
  private async isThere(
    remote: PostingRemote,
    post: Pick<LostPost, 'text' | 'scheduledAt' | 'keyFails'>,
  ): Promise<boolean> {
    const { unsureSince: sentAt, sentIds: known } = this.entry;
    if (sentAt === null || this.deps.me === null) return false;
    const has = await remote.has({ ...post, by: this.deps.me, sentAt, known });
    return has === 'maybe' ? this.ask() : has === 'yes';
  }

  /**
   * What came back to its form without an answer, and was changed there, is another post for the server: it is looked
   * for by its words of then. Where it may be there its author is asked, whatever it was.
   */
  private async wasThereBefore(remote: PostingRemote, at: number): Promise<false> {
    const { maybeSent } = this.entry.content;
    if (at > 0 || maybeSent === null || this.deps.me === null) return false;
    const has = await remote.has({ ...maybeSent, by: this.deps.me, known: [], keyFails: true });
    return has === 'no' ? false : this.ask();
  }

  private async ask(): Promise<never> {
    await this.step({ mayBeThere: true });
    throw new ApiError('timeout');
  }

  private box(at: number): ComposeBox {
    return boxesOf(this.entry)[at] ?? { text: '', media: [], poll: null };
  }

  private async putMedia(at: number, media: readonly DraftMedia[]): Promise<void> {
    const { content } = this.entry;
    const more = content.more.map((box, index) => (index === at - 1 ? { ...box, media } : box));
    await this.step({ content: at === 0 ? { ...content, media } : { ...content, more } });
  }

  /** Uploads what is missing and sends descriptions (behaviour.md §8); the ids of the files, in order. */
  private async sendMedia(remote: PostingRemote, at: number): Promise<readonly string[]> {
    const ids: string[] = [];
    for (let index = 0; index < this.box(at).media.length; index += 1) {
      const file = this.box(at).media[index];
      if (!file) continue;
      const sent = await this.sendFile(remote, file);
      if (sent !== file) await this.putMedia(at, this.box(at).media.with(index, sent));
      if (sent.mediaId !== null) ids.push(sent.mediaId);
    }
    return ids;
  }

  /** A post that waited long: servers throw files away that hang on no post, and say nothing when it is sent. */
  private async isForgotten(remote: PostingRemote, { key, mediaId }: DraftMedia): Promise<boolean> {
    // Without a file of our own there is nothing to send again.
    if (mediaId === null || mediaId === key) return false;
    if (this.deps.now() - this.entry.createdAt < FILES_KEPT_FOR) return false;
    return !(await remote.hasMedia(mediaId));
  }

  private async sendFile(remote: PostingRemote, file: DraftMedia): Promise<DraftMedia> {
    let mediaId = (await this.isForgotten(remote, file)) ? null : file.mediaId;
    let sentDescription = file.sentDescription;
    if (mediaId === null) {
      const blob = await this.deps.files.get(file.key);
      // The browser threw the file away; a post without it would be another post.
      if (!blob) throw new ApiError('invalid', { identifier: 'file-gone', message: file.name });
      mediaId = (await remote.upload(blob, file.name, file.description.trim())).id;
      sentDescription = file.description;
    }
    const description = file.description.trim();
    // An edit may also empty a description.
    const isNew = description !== sentDescription.trim();
    if ((isNew && (description !== '' || sentDescription !== '')) || (file.focus && file.mediaId === null))
      await remote.describe(mediaId, { description, focus: file.focus }).catch((thrown: unknown) => {
        // The edit itself takes the words along where the file hangs on its post.
        if (this.entry.context.editOf === null || toApiError(thrown).kind !== 'not-found') throw thrown;
      });
    if (mediaId === file.mediaId && !isNew) return file;
    return { ...file, mediaId, sentDescription: file.description };
  }
}

/** What may go better later; all else is the server's last word. */
export function isTryAgain(thrown: unknown): boolean {
  const { kind } = toApiError(thrown);
  return (
    kind === 'offline' ||
    kind === 'timeout' ||
    kind === 'server' ||
    kind === 'rate-limited' ||
    kind === 'unauthorized'
  );
}
