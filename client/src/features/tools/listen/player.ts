import type { Readable } from '@/data/readable';
import type { StatusId } from '@/domain/ids';
import type { Piece } from './pieces';
import { voiceFor, type Speech, type Voice } from './speech';

/** Why nothing is heard, or not all. */
type Trouble = 'no-speech' | 'no-voices' | 'silent' | 'nothing';

export interface Playing {
  ids: readonly StatusId[];
  /** Index of the post that is read. */
  at: number;
  is: 'playing' | 'paused' | 'ended';
  trouble: Trouble | null;
  /** A language that there is no voice for; null while all have one. */
  missing: string | null;
  rate: number;
}

export interface Player {
  /** Null while nothing is read aloud. */
  readonly state: Readable<Playing | null>;
  /** Reads these posts; from `from` on where it is one of them, else from where they were left, or their beginning. */
  readonly start: (ids: readonly StatusId[], from: StatusId | null) => void;
  readonly play: () => void;
  readonly pause: () => void;
  /** Goes so many posts on, or back. */
  readonly move: (by: number) => void;
  readonly setRate: (rate: number) => void;
  readonly stop: () => void;
}

/** Where the reader was in what begins with a post. */
interface KeptPlaces {
  readonly get: (first: StatusId) => StatusId | undefined;
  readonly set: (first: StatusId, at: StatusId) => void;
  readonly delete: (first: StatusId) => void;
}

export interface PlayerDeps {
  speech: Speech;
  /** What is said of a post now. */
  piecesOf: (id: StatusId) => readonly Piece[];
  places: KeptPlaces;
}

/**
 * Reads posts aloud, one piece after another. A pause stops the voice and remembers the piece, which is said anew:
 * pausing itself works in few browsers.
 */
export class PostPlayer implements Player {
  private now: Playing | null = null;
  private piece = 0;
  /** What was begun before the last press has nothing more to say. */
  private turn = 0;
  private readonly listeners = new Set<() => void>();
  constructor(private readonly deps: PlayerDeps) {}

  readonly state: Readable<Playing | null> = {
    get: () => this.now,
    subscribe: (listener) => {
      this.listeners.add(listener);
      return () => this.listeners.delete(listener);
    },
  };

  readonly start = (ids: readonly StatusId[], from: StatusId | null): void => {
    const [first] = ids;
    if (first === undefined) return;
    const kept = from ?? this.deps.places.get(first) ?? first;
    const at = Math.max(0, ids.indexOf(kept));
    const rate = this.now?.rate ?? 1;
    this.piece = 0;
    this.become({ ids, at, is: 'playing', trouble: null, missing: null, rate });
    void this.run();
  };

  readonly play = (): void => {
    const { now } = this;
    if (!now || now.is === 'playing') return;
    const again = now.is === 'ended';
    if (again) this.piece = 0;
    this.become({ ...now, is: 'playing', trouble: null, ...(again && { at: 0 }) });
    void this.run();
  };

  readonly pause = (): void => {
    if (this.now?.is !== 'playing') return;
    this.silence();
    this.become({ ...this.now, is: 'paused' });
  };

  readonly move = (by: number): void => {
    const { now } = this;
    if (!now) return;
    const at = Math.min(now.ids.length - 1, Math.max(0, now.at + by));
    this.silence();
    this.piece = 0;
    const is = now.is === 'ended' ? 'paused' : now.is;
    this.become({ ...now, at, is, missing: null });
    if (is === 'playing') void this.run();
  };

  readonly setRate = (rate: number): void => {
    const { now } = this;
    if (!now) return;
    this.silence();
    this.become({ ...now, rate });
    if (now.is === 'playing') void this.run();
  };

  readonly stop = (): void => {
    if (!this.now) return;
    this.silence();
    this.become(null);
  };

  private silence(): void {
    this.turn += 1;
    this.deps.speech.stop();
  }

  private become(next: Playing | null): void {
    this.now = next;
    const [first] = next?.ids ?? [];
    const at = next?.ids[next.at];
    // A text of one post has no place to come back to.
    if (first !== undefined && at !== undefined && next && next.ids.length > 1) {
      if (next.is === 'ended') this.deps.places.delete(first);
      else this.deps.places.set(first, at);
    }
    for (const listener of this.listeners) listener();
  }

  private async run(): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    const voices = await this.deps.speech.voices();
    if (turn !== this.turn || !this.now) return;
    if (voices === null || voices.length === 0)
      return this.become({ ...this.now, is: 'paused', trouble: voices ? 'no-voices' : 'no-speech' });
    let heard = false;
    while (this.now) {
      const id = this.now.ids[this.now.at];
      const pieces = id === undefined ? [] : this.deps.piecesOf(id);
      heard ||= pieces.length > 0;
      if (!(await this.sayAll(pieces, voices, turn))) return;
      if (this.now.at + 1 >= this.now.ids.length) break;
      this.piece = 0;
      this.become({ ...this.now, at: this.now.at + 1, missing: null });
    }
    if (this.now) this.become({ ...this.now, is: 'ended', trouble: heard ? null : 'nothing' });
  }

  /** False where it was stopped, or does not go on. */
  private async sayAll(pieces: readonly Piece[], voices: readonly Voice[], turn: number): Promise<boolean> {
    for (; this.piece < pieces.length; this.piece += 1) {
      const piece = pieces[this.piece];
      if (!piece || !this.now) return false;
      const voice = voiceFor(voices, piece.lang);
      const missing = voice ? null : piece.lang;
      // The words around a post have a voice more often than the post: what is missing stays said until the next post.
      if (missing !== null && missing !== this.now.missing) this.become({ ...this.now, missing });
      const outcome = await this.deps.speech.say({ ...piece, voice, rate: this.now.rate });
      if (turn !== this.turn || !this.now) return false;
      if (outcome === 'said') continue;
      this.turn += 1;
      this.become({ ...this.now, is: 'paused', trouble: outcome === 'silent' ? 'silent' : null });
      return false;
    }
    return true;
  }
}
