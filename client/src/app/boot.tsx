import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Sessions } from '@/data/session/sessions';
import { startLanguage } from '@/i18n/locale-loader';
import { App } from './app';
import { assemble } from './assemble';
import { routeOf } from './pages';
import { preloadOverlays } from './overlay-host';
import { preloadPage, preloadScreens } from './screens';
import { startServiceWorker } from './start-service-worker';
import { preloadSidebar } from './sidebar';
import { wishedLanguage } from './use-appearance';

const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 5000 });
  else setTimeout(task, 1500);
};

/**
 * Starts the page (SYS-01): the code of the first screen is asked for at once, the stored session and the
 * last screen are read from this browser, and the page is drawn from them before any server answers.
 */
export async function boot(): Promise<void> {
  preloadPage(routeOf(location.pathname, location.search).page);
  const sessions = await assemble();
  await startLanguage(wishedLanguage(sessions.active.get().settings.get('interfaceLanguage')));
  mount(sessions);
}

function mount(sessions: Sessions): void {
  const place = document.getElementById('app');
  if (!place) throw new Error('the page has no #app');
  const mobile = window.matchMedia('(max-width: 800px)').matches;
  preloadSidebar(!sessions.active.get().key.endsWith('|guest'), mobile);
  createRoot(place).render(
    <StrictMode>
      <App sessions={sessions} />
    </StrictMode>,
  );
  whenIdle(() => {
    void preloadScreens();
    void preloadOverlays(mobile);
    startServiceWorker();
  });
}
