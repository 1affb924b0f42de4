import type { Platform } from '@/data/platform';
import { picturesOf } from './pictures-of';

/** All pictures of one account together; those kept first go first. */
const PICTURES_BUDGET = 20 * 1024 * 1024;
/** One picture alone is not kept when it is larger. */
const LARGEST = 1024 * 1024;
/** Shown pictures are collected for so long, in milliseconds: what was read is saved before them. */
const COLLECT_FOR = 8_000;
const PATIENCE = 20_000;

/** The part of a browser's cache that is used. Calls reject where storage is refused or full. */
export interface PictureCache {
  addresses(): Promise<readonly string[]>;
  read(address: string): Promise<Blob | null>;
  write(address: string, picture: Blob): Promise<void>;
  remove(address: string): Promise<void>;
}

const cacheOf = (name: string): PictureCache => ({
  addresses: async () => (await (await caches.open(name)).keys()).map(({ url }) => url),
  read: async (address) => (await caches.match(address, { cacheName: name }))?.blob() ?? null,
  write: async (address, picture) =>
    (await caches.open(name)).put(
      address,
      new Response(picture, { headers: { 'content-type': picture.type } }),
    ),
  remove: async (address) => void (await (await caches.open(name)).delete(address)),
});

/** Null where its server does not let it be read, or it is too large. Usually the browser has it still. */
async function fetchPicture(address: string): Promise<Blob | null> {
  const answer = await fetch(address, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'force-cache',
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok || Number(answer.headers.get('content-length')) > LARGEST) return null;
  const picture = await answer.blob();
  return picture.type.startsWith('image/') && picture.size <= LARGEST ? picture : null;
}

export interface KeptPicturesDeps {
  platform: Pick<Platform, 'after' | 'whenIdle' | 'page'>;
  cache: PictureCache;
  fetch: (address: string) => Promise<Blob | null>;
  origin: string;
}

/**
 * Pictures that were shown, for a time without network: kept when the page is idle, in the order in which they were
 * first shown. A server that does not let its pictures be read (CORS) is asked once a visit.
 */
export class KeptPictures {
  /** Bytes by address, the oldest first; null until it is known what is kept. */
  private sizes: Map<string, number> | null = null;
  /** Their sum. */
  private used = 0;
  private readonly shown = new Set<string>();
  private readonly refusing = new Set<string>();
  private cancel: (() => void) | null = null;
  private busy = false;
  private stopped = false;

  constructor(private readonly deps: KeptPicturesDeps) {}

  /** A picture is on the screen. */
  note(address: string): void {
    if (!/^https?:/.test(address) || this.sizes?.has(address)) return;
    this.shown.add(address);
    this.arrange();
  }

  /** A kept one, or null. Never rejects. */
  async read(address: string): Promise<Blob | null> {
    return this.deps.cache.read(address).catch(() => null);
  }

  stop(): void {
    this.stopped = true;
    this.cancel?.();
  }

  private arrange(): void {
    const { platform } = this.deps;
    if (this.busy || this.stopped) return;
    this.cancel ??= platform.after(COLLECT_FOR, () => platform.whenIdle(() => void this.keepShown()));
  }

  private async keepShown(): Promise<void> {
    this.cancel = null;
    this.busy = true;
    try {
      this.sizes ??= await this.kept();
      for (const address of this.shown) {
        if (this.stopped || !this.deps.platform.page.online()) return;
        this.shown.delete(address);
        if (!this.sizes.has(address)) await this.keep(address, this.sizes);
      }
    } catch {
      // Storage is refused or full: the words of the reader need the room more.
      this.stopped = true;
    } finally {
      this.busy = false;
      if (this.shown.size > 0) this.arrange();
    }
  }

  private async kept(): Promise<Map<string, number>> {
    const { cache } = this.deps;
    const found = new Map<string, number>();
    for (const address of await cache.addresses()) {
      const size = (await cache.read(address))?.size ?? 0;
      found.set(address, size);
      this.used += size;
    }
    return found;
  }

  private async keep(address: string, sizes: Map<string, number>): Promise<void> {
    const { origin } = new URL(address);
    if (this.refusing.has(origin)) return;
    const picture = await this.deps.fetch(address).catch(() => {
      if (origin !== this.deps.origin) this.refusing.add(origin);
      return null;
    });
    if (!picture || this.stopped) return;
    await this.reduceTo(PICTURES_BUDGET - picture.size, sizes);
    try {
      await this.deps.cache.write(address, picture);
    } catch {
      // The browser has less room than the budget: half of what is kept goes, the oldest first.
      await this.reduceTo(this.used / 2, sizes);
      return;
    }
    sizes.set(address, picture.size);
    this.used += picture.size;
  }

  private async reduceTo(bytes: number, sizes: Map<string, number>): Promise<void> {
    for (const [oldest, size] of sizes) {
      if (this.used <= bytes) return;
      await this.deps.cache.remove(oldest);
      sizes.delete(oldest);
      this.used -= size;
    }
  }
}

/** Those of one account in this browser. */
export const createKeptPictures = (key: string, platform: KeptPicturesDeps['platform']): KeptPictures =>
  new KeptPictures({
    platform,
    cache: cacheOf(picturesOf(key)),
    fetch: fetchPicture,
    origin: location.origin,
  });

/** Notes what is shown, and gives back what is kept to a page without network. Returns the way to stop. */
export function watchPictures(kept: KeptPictures, page: Document): () => void {
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) kept.note(target.currentSrc);
  };
  for (const { complete, naturalWidth, currentSrc } of page.images)
    if (complete && naturalWidth > 0) kept.note(currentSrc);
  page.addEventListener('load', note, true);
  return () => page.removeEventListener('load', note, true);
}

/** A kept picture takes its place; else who has drawn it is told that it failed. */
export async function giveBack(kept: Pick<KeptPictures, 'read'>, picture: HTMLImageElement): Promise<void> {
  const { src } = picture;
  const found = await kept.read(picture.currentSrc || src);
  if (picture.src !== src) return;
  if (!found) return void picture.dispatchEvent(new Event('error'));
  const address = URL.createObjectURL(found);
  picture.addEventListener('load', () => URL.revokeObjectURL(address), { once: true });
  picture.src = address;
}
