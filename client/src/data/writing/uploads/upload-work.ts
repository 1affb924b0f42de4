import type { Attachment } from '@/domain/status/attachment';
import { ApiError, toApiError } from '@/domain/api-error';
import type { Server } from '@/domain/instance/server';
import { problemOfFile, type UploadState } from '@/domain/writing/upload';
import type { Platform } from '@/data/platform';
import type { Reach } from '@/data/reach/reach';
import type { DraftFiles } from '@/data/writing/drafts/draft-files';
import type { DetailsRemote } from '@/data/remote/details-remote';
import type { Readable } from '@/data/readable';
import type { Batch } from '@/data/store/batch';
import { createCell, type Cell } from '@/data/store/cell';
import type { UploadFile, UploadView } from './uploads';

export type MediaRemote = Pick<DetailsRemote, 'uploadMedia' | 'media' | 'describeMedia'>;

export interface UploadDeps {
  batch: Batch;
  server: Readable<Server>;
  platform: Pick<Platform, 'after' | 'now'>;
  reach: Pick<Reach, 'onReturn'>;
  files: Pick<DraftFiles, 'put' | 'get' | 'drop'>;
  remote: MediaRemote;
  /** Takes the place where it was taken out of a file. */
  clean: (file: Blob) => Promise<Blob>;
}

/** Bytes; what is larger lives as long as the page. */
const LARGEST_KEPT = 64 * 1024 * 1024;

/** One file's standing; `facts` are what the server was last told of it. */
export interface Entry {
  cell: Cell<UploadView | null>;
  stop: AbortController | null;
  told: { description: string; focus: UploadFile['focus'] } | null;
  /** When the server was last seen to have it; Unix milliseconds. */
  seenAt: number;
}

type Outcome = { is: 'done'; attachment: Attachment } | { is: 'over' };

/** The work on single files, apart from the order in which they come. */
export class UploadWork {
  private readonly entries = new Map<string, Entry>();

  constructor(readonly deps: UploadDeps) {}

  entry(key: string): Entry {
    const known = this.entries.get(key);
    if (known) return known;
    const entry: Entry = {
      cell: createCell<UploadView | null>(this.deps.batch, null),
      stop: null,
      told: null,
      seenAt: 0,
    };
    this.entries.set(key, entry);
    return entry;
  }

  /** Nobody is interested any more. */
  forget(key: string): void {
    this.stopWith(key);
    this.entry(key).cell.set(null);
    this.entries.delete(key);
  }

  set(key: string, state: UploadState, more: Partial<UploadView> = {}): void {
    const { cell } = this.entry(key);
    const old = cell.get() ?? { file: null, attachment: null };
    cell.set({ ...old, ...more, state });
  }

  stopWith(key: string): void {
    const entry = this.entry(key);
    entry.stop?.abort();
    entry.stop = null;
  }

  /** The server has it. */
  here(key: string, attachment: Attachment): void {
    const entry = this.entry(key);
    entry.seenAt = this.deps.platform.now();
    entry.told = { description: attachment.description ?? '', focus: attachment.focus };
    this.set(key, { is: 'done', mediaId: attachment.id }, { attachment });
  }

  /** Sends one file and follows it until the server is done with it; never rejects. */
  async send(file: UploadFile, content: Blob): Promise<void> {
    const { key } = file;
    const entry = this.entry(key);
    const controller = new AbortController();
    entry.stop = controller;
    try {
      const outcome = await this.transfer(file, content, controller.signal);
      if (outcome.is === 'done' && !controller.signal.aborted) this.here(key, outcome.attachment);
    } catch (thrown) {
      // Stopped by hand: that has been told already.
      if (!controller.signal.aborted)
        this.set(key, { is: 'failed', problem: { is: 'failed', error: toApiError(thrown) } });
    } finally {
      if (entry.stop === controller) entry.stop = null;
    }
  }

  private async transfer(file: UploadFile, content: Blob, signal: AbortSignal): Promise<Outcome> {
    const { key, name, description, focus } = file;
    const { remote, server, files } = this.deps;
    const problem = problemOfFile(content, server.get());
    const clean = problem ? content : await this.deps.clean(content).catch(() => content);
    if (signal.aborted) return { is: 'over' };
    this.set(key, { is: 'waiting' }, { file: clean });
    if (clean.size <= LARGEST_KEPT) await files.put(key, clean);
    if (signal.aborted) return { is: 'over' };
    if (problem) {
      this.set(key, { is: 'failed', problem });
      return { is: 'over' };
    }
    this.set(key, { is: 'sending', sent: 0 });
    const attachment = await remote.uploadMedia(clean, {
      fileName: name,
      description: description.trim(),
      focus,
      signal,
      onSent: (sent, total) => {
        if (signal.aborted) return;
        if (sent >= total) this.set(key, { is: 'processing' });
        else this.set(key, { is: 'sending', sent: total > 0 ? sent / total : 0 });
      },
    });
    if (attachment.url !== null) return { is: 'done', attachment };
    this.set(key, { is: 'processing' });
    return { is: 'done', attachment: await this.processed(attachment.id, signal) };
  }

  /** Asks with growing pauses until the server is done with the file. */
  private async processed(id: string, signal: AbortSignal): Promise<Attachment> {
    for (let pause = 500; ; pause = Math.min(pause * 1.5, 5000)) {
      await this.wait(pause);
      if (signal.aborted) throw new ApiError('aborted');
      const attachment = await this.deps.remote.media(id, signal);
      if (attachment.url !== null) return attachment;
    }
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => void this.deps.platform.after(ms, resolve));
  }
}
