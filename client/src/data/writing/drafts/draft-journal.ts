import type { RealmKey } from '@/domain/ids';
import type { Platform } from '@/data/platform';
import { keysOf } from '@/lib/database';
import { writingDatabase } from './writing-database';

type Fields = Readonly<Record<string, unknown>>;

/** How a draft stood last: `entry` as local storage has it, null when there was none any more. */
export interface Noted {
  /** Its place in the order of all changes of drafts, near enough to Unix milliseconds. */
  at: number;
  entry: Fields | null;
}

/** Where records are kept, by the draft's key; none of the calls rejects. */
export interface JournalStore {
  all(): Promise<ReadonlyMap<string, Noted>>;
  /** False when the browser refused. */
  put(key: string, noted: Noted): Promise<boolean>;
  drop(key: string): Promise<void>;
}

function readNoted(stored: unknown): Noted | null {
  const { at, entry }: Fields = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  if (typeof at !== 'number') return null;
  return { at, entry: typeof entry === 'object' && entry !== null ? { ...entry } : null };
}

/** The records of one account in IndexedDB, each flushed to the disk before it counts as kept. */
export function journalStore(owner: RealmKey): JournalStore {
  const place = (key: string): string => `${owner} ${key}`;
  return {
    // However late: what it has is put beside what was written meanwhile (SPEC W6).
    async all() {
      const [keys, values] = await Promise.all([
        writingDatabase.read<IDBValidKey[]>('drafts', [], (store) => store.getAllKeys(keysOf(owner)), null),
        writingDatabase.read<unknown[]>('drafts', [], (store) => store.getAll(keysOf(owner)), null),
      ]);
      return new Map(
        keys.flatMap((key, at) => {
          const noted = readNoted(values[at]);
          return typeof key === 'string' && noted ? [[key.slice(owner.length + 1), noted] as const] : [];
        }),
      );
    },
    put: (key, noted) => writingDatabase.write('drafts', (store) => store.put(noted, place(key))),
    async drop(key) {
      await writingDatabase.write('drafts', (store) => store.delete(place(key)));
    },
  };
}

/** Between two records of one draft, in milliseconds: what a killed browser may lose. */
const EVERY = 1_000;

interface Standing {
  /** When it was written last. */
  wroteAt: number;
  /** What waits to be written. */
  next: Noted | null;
  running: boolean;
}

/**
 * One record a draft, written so that it outlives a browser that is killed: browsers write local storage to the disk
 * when they like, up to a minute later (SPEC W5).
 */
export class DraftJournal {
  private readonly drafts = new Map<string, Standing>();
  private works = false;
  private open: () => void = () => undefined;
  private readonly opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });

  constructor(
    private readonly platform: Pick<Platform, 'now' | 'after'>,
    private readonly store: JournalStore,
  ) {}

  /** What an earlier page noted. Nothing is written before, so that nothing is written over it. */
  async recall(): Promise<ReadonlyMap<string, Noted>> {
    const noted = await this.store.all();
    this.open();
    return noted;
  }

  /** On the disk soon: at once when it is a removal or a second has passed, else a little later. True when the last write was kept. */
  note(key: string, noted: Noted): boolean {
    const standing = this.drafts.get(key) ?? { wroteAt: 0, next: null, running: false };
    this.drafts.set(key, standing);
    standing.next = noted;
    if (!standing.running) void this.run(key, standing);
    else if (noted.entry === null) void this.opened.then(() => this.write(key, standing));
    return this.works;
  }

  private async run(key: string, standing: Standing): Promise<void> {
    standing.running = true;
    await this.opened;
    while (standing.next) {
      const due = standing.wroteAt + EVERY - this.platform.now();
      const wait = standing.next.entry === null ? 0 : Math.min(due, EVERY);
      if (wait > 0) await new Promise<void>((resolve) => void this.platform.after(wait, resolve));
      await this.write(key, standing);
    }
    standing.running = false;
  }

  /** A draft that is gone for long. */
  forget(key: string): Promise<void> {
    return this.store.drop(key);
  }

  private async write(key: string, standing: Standing): Promise<void> {
    const { next } = standing;
    if (!next) return;
    standing.next = null;
    standing.wroteAt = this.platform.now();
    this.works = await this.store.put(key, next);
  }
}
