import { toApiError } from '@/domain/api-error';
import type { DraftMedia } from '@/domain/writing/compose-content';
import { allMedia, boxOf, mediaOf, withFile, withMedia, type BoxKey } from '@/domain/writing/draft-media';
import { filesLeft, moved, movedTo } from '@/domain/writing/upload';
import type { Readable } from '@/data/readable';
import type { Realm } from '@/data/realm';
import type { Uploads, UploadView } from '@/data/writing/uploads/uploads';
import type { ComposeSession } from '@/parts/composer/session/compose-state';
import { newFile } from './new-file';

/** What a form says about its files as a whole. */
export type FilesNotice =
  | { is: 'left-out'; count: number; limit: number }
  | { is: 'not-ready' }
  | { is: 'folders' };

export interface Attachments {
  add(box: BoxKey, files: readonly File[]): void;
  /** Folders were among what was dropped. */
  refuseFolders(): void;
  remove(key: string): void;
  move(key: string, by: -1 | 1): void;
  moveTo(key: string, place: number): void;
  describe(key: string, facts: Partial<Pick<DraftMedia, 'description' | 'focus'>>): void;
  /** The file whose description is being written. */
  described: Readable<string | null>;
  openDescription(key: string | null): void;
  stop(key: string): void;
  again(key: string): void;
  /** Another content for a file, such as a smaller one. */
  replace(key: string, content: Blob): void;
  view(key: string): Readable<UploadView | null>;
  notice: Readable<FilesNotice | null>;
  dismissNotice(): void;
  /** All files on the server and described there, or ApiError. */
  settle(): Promise<void>;
  /** The server is out of reach, and each file is kept here: they may go up with their post later. */
  mayWait(): Promise<boolean>;
  start(): () => void;
}

const IN_WORK = new Set(['waiting', 'sending', 'processing']);

/**
 * Stands between one form and the uploads of its realm: the form's content says which files there are, the
 * uploads how far they have come. Chains have files in each of their boxes.
 */
export class FormAttachments implements Attachments {
  private uploads: Uploads | null = null;
  private loading: Promise<Uploads> | null = null;
  /** How to stop listening, by key. */
  private readonly followed = new Map<string, () => void>();
  private readonly listeners = new Set<() => void>();
  private said: FilesNotice | null = null;
  private opened: string | null = null;
  private running = false;
  /** Choices of files that are not in the content yet. */
  private taking = 0;

  constructor(
    private readonly session: ComposeSession,
    private readonly realm: Pick<Realm, 'late' | 'reach' | 'server' | 'settings'>,
  ) {}

  readonly notice: Readable<FilesNotice | null> = {
    get: () => this.said,
    subscribe: (listener) => this.listen(listener),
  };

  readonly described: Readable<string | null> = {
    get: () => this.opened,
    subscribe: (listener) => this.listen(listener),
  };

  private listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private say(notice: FilesNotice | null): void {
    this.said = notice;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  refuseFolders(): void {
    this.say({ is: 'folders' });
  }

  dismissNotice(): void {
    this.say(null);
  }

  private load(): Promise<Uploads> {
    this.loading ??= this.realm.late.details
      .load()
      .then((details) => details.uploads())
      .then(
        (uploads) => {
          this.uploads = uploads;
          this.tell();
          return uploads;
        },
        (thrown: unknown) => {
          this.loading = null;
          throw toApiError(thrown);
        },
      );
    return this.loading;
  }

  add(box: BoxKey, files: readonly File[]): void {
    const { content, posting } = this.session.get();
    if (posting || files.length === 0) return;
    const old = mediaOf(content, box);
    const server = this.realm.server.get();
    const taken = files.slice(0, filesLeft(server, old.length));
    const leftOut = files.length - taken.length;
    this.say(leftOut > 0 ? { is: 'left-out', count: leftOut, limit: server.uploads?.files ?? 0 } : null);
    if (taken.length > 0) void this.take(box, taken);
  }

  private async take(box: BoxKey, files: readonly File[]): Promise<void> {
    // The post waits from the moment on at which the files are chosen, not from when they begin to go up.
    this.taking += 1;
    this.arrange();
    try {
      const uploads = await this.load();
      const added = files.map((file) => ({ file, media: newFile(file) }));
      for (const { file, media } of added) uploads.add(media, file);
      const { content } = this.session.get();
      const all = [...mediaOf(content, box), ...added.map(({ media }) => media)];
      // behaviour.md §8: files beside a subject make the post sensitive; that can be taken back.
      const marks = content.spoilerText !== '' && this.realm.settings.get('sensitiveIfSubject');
      this.session.change({ ...withMedia(content, box, all), ...(marks && { sensitive: true }) });
    } catch {
      this.say({ is: 'not-ready' });
    } finally {
      this.taking -= 1;
      this.arrange();
    }
  }

  remove(key: string): void {
    const { content, posting } = this.session.get();
    const box = boxOf(content, key);
    if (posting || box === undefined) return;
    this.session.change(
      withMedia(
        content,
        box,
        mediaOf(content, box).filter((file) => file.key !== key),
      ),
    );
    this.uploads?.drop(key);
    if (this.said?.is === 'left-out') this.say(null);
  }

  private reorder(key: string, order: (media: readonly DraftMedia[]) => readonly DraftMedia[]): void {
    const { content } = this.session.get();
    const box = boxOf(content, key);
    if (box === undefined) return;
    const before = mediaOf(content, box);
    const after = order(before);
    if (after !== before) this.session.change(withMedia(content, box, after));
  }

  move(key: string, by: -1 | 1): void {
    this.reorder(key, (media) => moved(media, key, by));
  }

  moveTo(key: string, place: number): void {
    this.reorder(key, (media) => movedTo(media, key, place));
  }

  describe(key: string, facts: Partial<Pick<DraftMedia, 'description' | 'focus'>>): void {
    this.patch(key, facts);
  }

  openDescription(key: string | null): void {
    this.opened = key;
    this.tell();
  }

  private patch(key: string, facts: Partial<DraftMedia>): void {
    const change = withFile(this.session.get().content, key, facts);
    if (change) this.session.change(change);
  }

  private file(key: string): DraftMedia | undefined {
    return allMedia(this.session.get().content).find((file) => file.key === key);
  }

  stop(key: string): void {
    this.uploads?.stop(key);
  }

  again(key: string): void {
    const file = this.file(key);
    if (file) this.uploads?.again(file);
  }

  replace(key: string, content: Blob): void {
    this.patch(key, { size: content.size, type: content.type, mediaId: null });
    const file = this.file(key);
    if (file) this.uploads?.replace(file, content);
  }

  view(key: string): Readable<UploadView | null> {
    return {
      get: () => this.uploads?.view(key).get() ?? null,
      subscribe: (listener) => {
        let stop = this.uploads?.view(key).subscribe(listener);
        // Before the uploads are here, their arrival is the news.
        const stopWaiting = this.listen(() => {
          if (stop || !this.uploads) return;
          stop = this.uploads.view(key).subscribe(listener);
          listener();
        });
        return () => {
          stopWaiting();
          stop?.();
        };
      },
    };
  }

  async settle(): Promise<void> {
    const media = allMedia(this.session.get().content);
    if (media.length === 0) return;
    const uploads = await this.load();
    for (const { key, mediaId, sentDescription } of await uploads.settle(media))
      this.patchIfOther(key, { mediaId, sentDescription });
  }

  async mayWait(): Promise<boolean> {
    if (this.realm.reach.state.get() === 'here') return false;
    return (await this.load()).keepsAll(allMedia(this.session.get().content));
  }

  private patchIfOther(key: string, facts: Pick<DraftMedia, 'mediaId'> & Partial<DraftMedia>): void {
    const file = this.file(key);
    if (!file) return;
    const same = Object.entries(facts).every(([name, value]) =>
      Object.entries(file).some(([n, v]) => n === name && v === value),
    );
    if (!same) this.patch(key, facts);
  }

  start(): () => void {
    this.running = true;
    let { conflict } = this.session.get();
    const stop = this.session.subscribe(() => {
      const isOver = conflict === 'sent' && this.session.get().conflict === null;
      ({ conflict } = this.session.get());
      if (isOver) this.sendAnew();
      this.follow();
    });
    this.follow();
    return () => {
      this.running = false;
      stop();
      for (const end of this.followed.values()) end();
      this.followed.clear();
    };
  }

  /** What the form keeps for itself of a draft that another tab sent: that post has the uploads. */
  private sendAnew(): void {
    for (const file of allMedia(this.session.get().content))
      if (file.mediaId === null && this.followed.has(file.key)) this.uploads?.again(file);
  }

  /** Listens to the uploads of the files that are there now. */
  private follow(): void {
    const media = allMedia(this.session.get().content);
    const keys = new Set(media.map(({ key }) => key));
    for (const [key, end] of this.followed) {
      if (keys.has(key)) continue;
      end();
      this.followed.delete(key);
      // Posted, discarded or removed: the page need not hold it any longer.
      this.uploads?.forget(key);
    }
    const fresh = media.filter(({ key }) => !this.followed.has(key));
    if (!this.uploads && fresh.length > 0) {
      // Where the code does not come, posting says so (`settle`).
      this.load().then(
        () => this.running && this.follow(),
        () => this.say({ is: 'not-ready' }),
      );
      return;
    }
    for (const file of fresh) this.followOne(file);
    this.arrange();
  }

  private followOne(file: DraftMedia): void {
    if (!this.uploads) return;
    this.followed.set(
      file.key,
      this.uploads.view(file.key).subscribe(() => this.hear(file.key)),
    );
    this.uploads.resume(file);
    this.hear(file.key);
  }

  private hear(key: string): void {
    const view = this.uploads?.view(key).get();
    if (view?.state.is === 'done')
      this.patchIfOther(key, {
        mediaId: view.state.mediaId,
        ...(view.attachment && { previewUrl: view.attachment.previewUrl }),
      });
    this.arrange();
  }

  /** Posting waits for files under way (COMP-03). */
  private arrange(): void {
    const busy =
      this.taking > 0 ||
      allMedia(this.session.get().content).some(({ key }) =>
        IN_WORK.has(this.uploads?.view(key).get()?.state.is ?? ''),
      );
    if (busy !== this.session.get().blocks.has('upload')) this.session.block('upload', busy);
  }
}
