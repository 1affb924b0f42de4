// Named here again, as in lib/last-screen.ts: a module of both page and worker would become a file of its own, which
// a classic worker cannot import. e2e/last-screen.test.ts holds them together.
const CACHE = 'skein-last-screen';
const KEY = '/last-screen';
const EARLY = '<script src="/assets/early';
const HEAD_END = '</head>';
const PLACE = '<div id="app">';

/** `StoredPicture` of lib/last-screen.ts. */
interface StoredPicture {
  paths: readonly string[];
  build: string;
  sheets: readonly string[];
  head: string;
  body: string;
}

/** Written by our own page: then it has the shape. */
const isStored = (value: unknown): value is StoredPicture =>
  typeof value === 'object' && value !== null && 'paths' in value && 'build' in value;

async function storedPicture(): Promise<StoredPicture | null> {
  const stored = await (await caches.open(CACHE)).match(KEY);
  const value: unknown = await stored?.json();
  return isStored(value) ? value : null;
}

/**
 * The page with the picture of the last screen in it, before any script: null when there is none for this address
 * and build. Whether it is for who looks now, client/early/early.js decides.
 */
export async function withLastScreen(page: string, { pathname, search }: URL): Promise<string | null> {
  const picture = await storedPicture().catch(() => null);
  if (picture === null || search !== '' || !picture.paths.includes(pathname)) return null;
  if (!page.includes(`"${picture.build}"`) || !page.includes(EARLY) || !page.includes(PLACE)) return null;
  const { head, sheets, body } = picture;
  // Last, as they came when they were first asked for.
  const late = sheets
    .filter((href) => !page.includes(href))
    .map((href) => `<link rel="stylesheet" crossorigin href="${href}">`);
  return page
    .replace(EARLY, () => head + EARLY)
    .replace(HEAD_END, () => late.join('') + HEAD_END)
    .replace(PLACE, () => body + PLACE);
}
