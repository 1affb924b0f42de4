import type { StoredThread } from '@/data/persistence/stored-thread';
import type { ThreadCode, ThreadDeps, Threads } from './threads';

/** All threads of a realm. Their code comes with the screen that first shows one, which hands it in. */
export class LateThreads {
  /** Of the last visit; put back with the code. */
  stored: readonly StoredThread[] = [];
  private here: Threads | null = null;

  constructor(private readonly deps: ThreadDeps) {}

  /** Null until a thread was shown: there is none yet that could miss a post. */
  get(): Threads | null {
    return this.here;
  }

  by(Code: ThreadCode): Threads {
    if (this.here) return this.here;
    this.here = new Code(this.deps);
    for (const { id, ids } of this.stored) this.here.restore(id, ids);
    return this.here;
  }
}
