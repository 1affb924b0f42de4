import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import { CHROMIUM } from './browser';

/** The app as the system has it, in windows of its own. */
export interface Installed {
  /** A page of the browser, before the app is installed. */
  page: Page;
  install(): Promise<void>;
  /** Starts it as its icon does, or at the address of a shortcut. Gives the window that shows it. */
  start(url?: string): Promise<Page>;
  /** What stands on its icon. */
  count(): Promise<number>;
  end(): Promise<void>;
}

/**
 * A browser that installs the app of `base` by its protocol, as a person does by its menu: in a profile of its own, for
 * nothing is installed in private windows. Only who drives it by a pipe may install.
 */
export async function installable(base: string): Promise<Installed> {
  const profile = mkdtempSync(join(tmpdir(), 'skein-installed-'));
  const browser = await launch({
    browser: 'chrome',
    executablePath: CHROMIUM,
    headless: true,
    pipe: true,
    userDataDir: profile,
    defaultViewport: null,
    // What the system is told of the app stays in the profile.
    env: { ...process.env, HOME: profile, XDG_DATA_HOME: join(profile, 'data') },
    args: ['--no-sandbox', '--disable-gpu', '--lang=en-US', '--enable-devtools-pwa-handler'],
  });
  const [page = await browser.newPage()] = await browser.pages();
  const session = await browser.target().createCDPSession();
  const manifestId = `${base}/`;
  return {
    page,
    async install() {
      await session.send('PWA.install', { manifestId, installUrlOrBundleUrl: manifestId });
      await session.send('PWA.changeAppUserSettings', { manifestId, displayMode: 'standalone' });
    },
    async start(url) {
      await session.send('PWA.launch', { manifestId, ...(url !== undefined && { url }) });
      const isWindow = async (one: Page): Promise<boolean> =>
        one !== page && (await one.evaluate(() => matchMedia('(display-mode: standalone)').matches));
      for (let tries = 0; tries < 200; tries += 1) {
        for (const one of await browser.pages()) if (await isWindow(one).catch(() => false)) return one;
        await new Promise((resolve) => {
          setTimeout(resolve, 100);
        });
      }
      throw new Error('the app has no window');
    },
    count: async () => (await session.send('PWA.getOsAppState', { manifestId })).badgeCount,
    async end() {
      await browser.close();
      const patiently = { recursive: true, force: true, maxRetries: 15, retryDelay: 100 };
      await rm(profile, patiently).catch(() => undefined);
    },
  };
}
