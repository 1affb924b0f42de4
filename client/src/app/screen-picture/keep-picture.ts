import { idle } from '@/lib/idle';
import type { Sessions } from '@/data/session/sessions';
import { paths } from '@/domain/paths';
import { dropPicture } from '@/lib/screen-picture/drop-picture';
import { keepNewestPage, keepPicture, windowClass, type Picture } from '@/lib/screen-picture/picture';
import { stillMarkup } from '@/lib/screen-picture/still-markup';
import { visibleRows } from '@/ui/virtual-list/places';
import { landingPath } from '@/app/routes/landing';

/** Changes are collected for so long, in milliseconds. */
const COLLECT_FOR = 3000;
/** A longer picture costs more to read than it gives, in characters. */
const LONGEST = 200_000;
/** As near to the top as a new visit begins, in pixels. */
const AT_TOP = 15;
/** Beyond the window's lower edge, in pixels: a row that only peeks in is whole. */
const BELOW = 100;
/** What lies over the page, what was only said, and a page that is not shown yet. */
const PASSING =
  '[role="dialog"], [role="menu"], [role="alert"], [role="status"], [role="tooltip"], main > [inert]';

/** Paths of the style sheets of late parts that are on the screen now; the browser's links to them are whole addresses. */
const sheets = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    .map(({ href }) => new URL(href, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\/[\w.-]+\.css$/.test(pathname))
    .map(({ pathname }) => pathname);

type Realm = ReturnType<Sessions['active']['get']>;

/** The picture of what is shown now; null where there is nothing that a later visit begins with. */
function takePicture(realm: Realm, build: string): Picture | null {
  const root = document.documentElement;
  const app = document.getElementById('app');
  const here = location.pathname === paths.home && location.search === '' && window.scrollY < AT_TOP;
  const nobodys = realm.key.endsWith('|guest') || realm.me.get() === null;
  if (!app || !here || nobodys || root.dataset['lastScreen'] !== undefined) return null;
  const first = visibleRows(app.querySelector('main [role="feed"]'))[0];
  if (!first) return null;
  const edge = window.innerHeight + BELOW;
  const markup = stillMarkup(
    app,
    (element) =>
      !element.matches(PASSING) &&
      !(element.hasAttribute('data-row') && element.getBoundingClientRect().top > edge),
  );
  if (markup.length > LONGEST) return null;
  const landing = landingPath(realm.server.get(), { signedIn: true });
  return {
    paths: landing === paths.home ? [paths.root, paths.home] : [paths.home],
    build,
    sheets: sheets(),
    for: {
      active: realm.key,
      window: windowClass(window.innerWidth),
      lang: root.lang,
      dir: root.dir,
      at: Date.now(),
      first,
    },
    markup,
  };
}

export interface ThisVisit {
  /** The address of the app's script. */
  build: string;
  /** The service worker keeps the page as the server gives it now. */
  hasNewestPage: boolean;
}

/** Keeps a picture of the home timeline for the next visit, while the page is idle and when it is hidden. */
export function keepScreenPicture({ active }: Sessions, { build, hasNewestPage }: ThisVisit): void {
  let realm = active.get();
  let kept = '';
  let timer: number | undefined;
  const take = async (): Promise<void> => {
    window.clearTimeout(timer);
    timer = undefined;
    const whose = realm;
    const picture = takePicture(whose, build);
    if (picture === null || picture.markup === kept) return;
    kept = picture.markup;
    await keepPicture(picture).catch(() => {});
    // Signed out or changed meanwhile.
    if (whose !== active.get()) await dropPicture();
  };
  const soon = (): void => {
    timer ??= window.setTimeout(() => void idle().then(take), COLLECT_FOR);
  };
  let stop = realm.timelines.view('home').subscribe(soon);
  active.subscribe(() => {
    stop();
    realm = active.get();
    kept = '';
    stop = realm.timelines.view('home').subscribe(soon);
    void dropPicture().then(soon);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void take();
  });
  // What is kept of an earlier visit must not outlive what the server says now.
  const renew = async (): Promise<void> => {
    if (!hasNewestPage) await keepNewestPage(build).catch(() => {});
    kept = '';
    await take();
  };
  void renew();
}
