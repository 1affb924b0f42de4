import type { KeptPost } from '@/domain/library/kept-post';
import { exportedJson, exportedPage, mediaName, type PageWords } from '@/domain/library/exported';
import { zip, type ZipFile } from '@/lib/zip';
import type { Library } from './library';

/** Bytes of media in one archive, and of one file: what a phone can still hold in one piece. */
export const MEDIA_MOST = 200_000_000;
const FILE_MOST = 40_000_000;
/** Milliseconds for one file. */
const PATIENCE = 60_000;

export interface ExportProgress {
  /** Files that were looked at. */
  done: number;
  total: number;
}

export interface Exported {
  archive: Blob;
  posts: number;
  /** Files that are in it, and that stand in it by their address alone. */
  fetched: number;
  named: number;
}

/** All kept posts, newest first. Rejects with ApiError. */
export async function allPosts(library: Pick<Library, 'walk'>): Promise<KeptPost[]> {
  const posts: KeptPost[] = [];
  for (let from: number | null = 0; from !== null;) {
    const walked: Awaited<ReturnType<Library['walk']>> = await library.walk(from);
    posts.push(...walked.posts);
    from = walked.next;
  }
  return posts.sort((a, b) => b.createdAt - a.createdAt);
}

/** Null where it cannot be had from a page: not allowed by its server, too large, gone. Tells nobody who asks. */
async function fetchFile(url: string, most: number, signal: AbortSignal): Promise<ZipFile['data'] | null> {
  try {
    const answer = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    });
    const size = Number(answer.headers.get('content-length') ?? 0);
    if (!answer.ok || size > most) {
      await answer.body?.cancel();
      return null;
    }
    const data = new Uint8Array(await answer.arrayBuffer());
    return data.length > most ? null : data;
  } catch {
    return null;
  }
}

/**
 * An archive with the posts as JSON, as a page for people, and the media that their servers give to a page, up to
 * `MEDIA_MOST` bytes. An origin that refuses once is not asked again. Rejects with ApiError, and when `signal` ends it.
 */
export async function exportLibrary(
  library: Pick<Library, 'walk'>,
  words: PageWords,
  signal: AbortSignal,
  tell: (progress: ExportProgress) => void,
): Promise<Exported> {
  const posts = await allPosts(library);
  const urls = [...new Set(posts.flatMap(({ media }) => media.map(({ url }) => url)))].filter((url) =>
    URL.canParse(url),
  );
  const names = new Map<string, string>();
  const files: ZipFile[] = [];
  const refusing = new Set<string>();
  let bytes = 0;
  for (const [at, url] of urls.entries()) {
    signal.throwIfAborted();
    tell({ done: at, total: urls.length });
    const { origin } = new URL(url);
    const most = Math.min(FILE_MOST, MEDIA_MOST - bytes);
    const data = most > 0 && !refusing.has(origin) ? await fetchFile(url, most, signal) : null;
    if (!data) {
      if (origin !== location.origin) refusing.add(origin);
      continue;
    }
    const name = mediaName(url, files.length + 1);
    names.set(url, name);
    files.push({ name, data });
    bytes += data.length;
  }
  signal.throwIfAborted();
  const text = (name: string, content: string): ZipFile => ({
    name,
    data: new TextEncoder().encode(content),
  });
  const archive = zip([
    text('library.json', exportedJson(posts, words.folders)),
    text('library.html', exportedPage(posts, words, names)),
    ...files,
  ]);
  return { archive, posts: posts.length, fetched: files.length, named: urls.length - files.length };
}
