import type { ComposeContent } from '@/domain/writing/compose';
import type { ComposeGuard } from './compose-guard';

/** What looks at a post before it is sent, and may hold it back. */
export class Guards {
  private readonly silent = new Set<ComposeGuard>();
  private readonly asking = new Set<ComposeGuard>();

  get none(): boolean {
    return this.silent.size + this.asking.size === 0;
  }

  /** Those that ask the person come after all others. Returns the way to take it back. */
  add(guard: ComposeGuard, asks: boolean): () => void {
    const kind = asks ? this.asking : this.silent;
    kind.add(guard);
    return () => kind.delete(guard);
  }

  /** The first objection; null when all let it go. */
  async objection(content: ComposeContent): Promise<Awaited<ReturnType<ComposeGuard>>> {
    for (const guard of [...this.silent, ...this.asking]) {
      const answer = await guard(content);
      if (answer !== null) return answer;
    }
    return null;
  }
}
