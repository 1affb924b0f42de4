import type { Platform } from '@/data/platform';

/** Changes are collected for so long, in milliseconds. */
const COLLECT_FOR = 5_000;

/**
 * Writes the snapshot now and then: never per event, when the page is idle, and when it is hidden
 * (the last moment that a browser grants).
 */
export class SnapshotKeeper {
  private dirty = false;
  private cancel: (() => void) | null = null;
  private running = false;

  constructor(
    private readonly platform: Platform,
    /** Must have asked the browser before it returns: of a page that goes, nothing runs after it. */
    private readonly put: () => Promise<unknown>,
    /** Done before it is written, unless the page is about to go: then there is no time. */
    private readonly prepare: () => Promise<void> = () => Promise.resolve(),
  ) {}

  /** Something that is on the screen has changed. */
  changed(): void {
    if (!this.running) return;
    this.dirty = true;
    this.cancel ??= this.platform.after(COLLECT_FOR, () =>
      this.platform.whenIdle(() => void this.prepareAndWrite()),
    );
  }

  start(): () => void {
    this.running = true;
    const stop = this.platform.page.subscribe(() => {
      if (this.platform.page.hidden()) void this.write();
    });
    return () => {
      stop();
      this.cancel?.();
      this.cancel = null;
      this.running = false;
      this.dirty = false;
    };
  }

  private async prepareAndWrite(): Promise<void> {
    if (this.running && this.dirty) await this.prepare();
    await this.write();
  }

  private async write(): Promise<void> {
    if (!this.running || !this.dirty) return;
    this.dirty = false;
    this.cancel?.();
    this.cancel = null;
    await this.put();
  }
}
