import { StrictMode, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { returnInside } from '@/features/timeline/return-inside';
import { useT } from '@/i18n/use-t';
import { appPlace } from '@/lib/app-place';
import { upTo } from '@/lib/breakpoints';
import { createCommands } from '@/parts/commands/commands';
import { startBelowWindow } from '@/parts/commands/window-address';
import { idle } from '@/lib/idle';
import { watchLayers } from '@/lib/history/open-layers';
import { watchPresses } from '@/lib/typing/last-press';
import { firstScreen } from '@/lib/first-screen/first-screen';
import { onFirstSign } from '@/lib/typing/first-sign';
import type { Sessions } from '@/data/session/sessions';
import { LoadingArea } from '@/ui/state/spinner';
import { preloadMedia } from '@/parts/media/late-code';
import { preloadPostPieces } from '@/parts/status/card/late-pieces';
import { App } from './app';
import { assemble } from './assemble';
import { addCustomStyles } from './custom-styles';
import { routeOf } from '@/app/routes/routes';
import { standIn } from '@/app/screen-picture/lift-picture';
import { preloadNotices } from '@/app/frame/notices';
import { postsSoon } from './posts-soon';
import { preloadPage, preloadScreens } from '@/app/routes/screens';
import { startServiceWorker } from './start-service-worker';
import { preloadSidebar } from '@/app/frame/sidebar';
import { speakChosen } from '@/app/frame/use-language';

const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 5000 });
  else setTimeout(task, 1500);
};

/** A first visit without preloaded data waits this long for the server to describe itself. */
const PATIENCE_MS = 4000;
/** Longer than this nothing waits for the first posts. */
const POSTS_FIRST_MS = 2500;
/** A fast answer should not flicker. */
const WAITING_AFTER_MS = 300;

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

function Waiting(): ReactElement {
  const t = useT();
  return <LoadingArea label={t('pages.loading')} />;
}

/** A plain click on a link that leads out, or on a card, waits for the code that may lead it inside, then happens again. */
function holdClicks(ready: Promise<unknown>): void {
  const hold = (event: MouseEvent): void => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLElement>('a,button,[data-opens]') : null;
    if (
      !link?.matches('[target=_blank],[data-opens]') ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    void done.then(() => link.click());
  };
  document.addEventListener('click', hold);
  const done = ready.catch(() => {}).then(() => document.removeEventListener('click', hold));
}

/** The picture of the last screen, and words, are of use where the service worker serves them. */
async function keepForWorker(sessions: Sessions): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // With the first visit the service worker has just fetched the page itself.
  const hasNewestPage = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.ready;
  await idle();
  const [{ keepScreenPicture }, { keepManifestWords }] = await Promise.all([
    import('@/app/screen-picture/keep-picture'),
    import('./manifest-words'),
  ]);
  keepManifestWords();
  keepScreenPicture(sessions, { build: new URL(import.meta.url).pathname, hasNewestPage });
}

/**
 * Starts the page (SYS-01): the code of the first screen is asked for at once, the stored session and the
 * snapshot are read from this browser, and the page is drawn from them before any server answers. Only
 * where nothing at all is known of the server, its description comes first.
 */
export async function boot(): Promise<void> {
  const place = await appPlace();
  standIn(place);
  const commands = createCommands();
  startBelowWindow(commands);
  const { page } = routeOf(location.pathname, location.search);
  preloadPage(page);
  // The home timeline is on its way: it goes first.
  if (page.is === 'timeline' && page.key === 'home' && window.skeinEarly) firstScreen.expect(POSTS_FIRST_MS);
  const mobile = window.matchMedia(upTo('phone')).matches;
  const sessions = await assemble();
  const realm = sessions.active.get();
  // The first answer may be here before the page is drawn.
  if (page.is === 'timeline') returnInside(realm.timelines, page.key);
  preloadSidebar(!realm.key.endsWith('|guest'), mobile);
  const root = createRoot(place);
  const waiting = setTimeout(() => root.render(<Waiting />), WAITING_AFTER_MS);
  await Promise.all([
    speakChosen(realm.settings.get('interfaceLanguage')),
    Promise.race([sessions.ready, after(PATIENCE_MS)]),
    firstScreen.isWaiting() && postsSoon(realm.timelines.view('home')),
  ]);
  clearTimeout(waiting);
  root.render(
    <StrictMode>
      <App sessions={sessions} commands={commands} />
    </StrictMode>,
  );
  addCustomStyles();
  whenIdle(startServiceWorker);
  keepForWorker(sessions).catch(() => {});
  watchLayers();
  watchPresses();
  // Who only glances at the page fetches nothing more.
  onFirstSign(() => {
    // Not when idle: the sign may be the beginning of a click on a link.
    holdClicks(import('@/app/routes/lead-inside').then(({ leadInside }) => leadInside(sessions.active.get)));
    whenIdle(() => {
      sessions.watchOthers();
      void preloadNotices();
      void preloadScreens();
      import('@/app/hosts/overlay-host')
        .then(({ preloadOverlays }) => preloadOverlays(mobile))
        .catch(() => {});
      void preloadPostPieces();
      void preloadMedia();
    });
  });
}
