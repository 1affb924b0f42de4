import { ApiError } from '@/domain/api-error';
import type { RealmKey } from '@/domain/ids';
import type { KeptPost } from '@/domain/library/kept-post';
import type { Platform, TabChannel } from '@/data/platform';
import type { Kept } from './library';

/** Milliseconds in which the tab that writes has written. */
const PATIENCE = 5_000;

const isPosts = (message: unknown): message is { posts: KeptPost[]; turn?: string } =>
  typeof message === 'object' && message !== null && 'posts' in message && Array.isArray(message.posts);

const isTaken = (message: unknown): message is { turn: string; kept: Kept } =>
  typeof message === 'object' && message !== null && 'turn' in message && 'kept' in message;

interface Answers {
  /** Writes the posts of another tab; null where this is not the tab that writes. */
  take: (posts: readonly KeptPost[]) => Promise<Kept> | null;
  /** Another tab has written. */
  onChanged: () => void;
}

/** What the tabs of one library tell each other: one of them writes, the others give it what they have. */
export class BetweenTabs {
  private readonly channel: TabChannel;
  /** What another tab is writing for this one. */
  private readonly letting = new Map<string, (kept: Kept) => void>();

  constructor(
    private readonly platform: Pick<Platform, 'after' | 'tabs'>,
    key: RealmKey,
    private readonly answers: Answers,
  ) {
    this.channel = platform.tabs.open(`skein:library:${key}`, (message) => this.hear(message));
  }

  tellChanged(): void {
    this.channel.post('changed');
  }

  give(posts: readonly KeptPost[]): void {
    this.channel.post({ posts });
  }

  /** The tab that writes does it, and answers; rejects with `timeout` where none does. */
  letTake(posts: readonly KeptPost[]): Promise<Kept> {
    const turn = crypto.randomUUID();
    return new Promise((resolve, reject) => {
      const giveUp = this.platform.after(PATIENCE, () => {
        this.letting.delete(turn);
        reject(new ApiError('timeout'));
      });
      this.letting.set(turn, (kept) => {
        giveUp();
        this.letting.delete(turn);
        resolve(kept);
      });
      this.channel.post({ posts, turn });
    });
  }

  close(): void {
    this.channel.close();
  }

  private async takeFor(posts: readonly KeptPost[], turn: string | undefined): Promise<void> {
    const kept = await this.answers.take(posts);
    if (kept !== null && turn !== undefined) this.channel.post({ turn, kept });
  }

  private hear(message: unknown): void {
    if (message === 'changed') this.answers.onChanged();
    else if (isPosts(message)) void this.takeFor(message.posts, message.turn).catch(() => undefined);
    else if (isTaken(message)) this.letting.get(message.turn)?.(message.kept);
  }
}
