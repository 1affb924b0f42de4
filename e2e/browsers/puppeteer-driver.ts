import { writeFileSync } from 'node:fs';
import { launch, type LaunchOptions } from 'puppeteer-core';
import type { BrowserName, Driver, Plain } from './driver';
import { SAME_FONTS } from './fonts';

const OPTIONS: Record<'Chromium' | 'Firefox', LaunchOptions> = {
  Chromium: {
    browser: 'chrome',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--lang=en-US',
      // As in Firefox below: a turn of the wheel is one step, not twenty frames.
      '--disable-smooth-scrolling',
      '--font-render-hinting=none',
      // A mouse, as WebKit has under Xvfb: without a window there is none, and what only touch needs would be drawn.
      '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
    ],
  },
  Firefox: {
    browser: 'firefox',
    extraPrefsFirefox: {
      // Lists that scroll are as wide as in Chromium without a window.
      'ui.useOverlayScrollbars': 1,
      'intl.accept_languages': 'en-US',
      // As Chromium: letters that are not rounded to the pixel.
      'gfx.text.subpixel-position.force-enabled': true,
      'general.smoothScroll': false,
      // The same mouse: 2, it is exact, and 4, it hovers.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // No notifications, as where there is no screen to show them.
      'permissions.default.desktop-notification': 2,
    },
  },
};

/**
 * Chromium by its own protocol, Firefox by WebDriver BiDi: neither needs a program between. `first` is a
 * script that runs in each page before its own.
 */
export async function startByPuppeteer(
  name: Extract<BrowserName, 'Chromium' | 'Firefox'>,
  executablePath: string,
  first?: string,
): Promise<Driver> {
  const browser = await launch({
    ...OPTIONS[name],
    executablePath,
    headless: true,
    defaultViewport: null,
    env: { ...process.env, ...SAME_FONTS },
  });
  // Not the page that is there: Firefox gives that one the focus, and what tells of it, only when it asks something.
  const page = await browser.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  if (first) await page.evaluateOnNewDocument(first);
  return {
    name,
    version: await browser.version(),
    async open(url) {
      await page.goto(url);
    },
    run: <A extends Plain[], R>(work: (...args: A) => R, ...args: A) =>
      page.evaluate<[], () => R>(`(${work.toString()})(...${JSON.stringify(args)})`),
    async resize(width, height) {
      // A set viewport would take Chromium's mouse away.
      if (name === 'Chromium') return page.resize({ contentWidth: width, contentHeight: height });
      await page.setViewport({ width, height }).catch((error: unknown) => {
        // Asked for with it, and not known to Firefox ESR 140.
        if (!String(error).includes('setScreenOrientationOverride')) throw error;
      });
    },
    hover: (x, y) => page.mouse.move(x, y, { steps: 2 }),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(key, held) {
      if (held) await page.keyboard.down(held);
      await page.keyboard.press(key);
      if (held) await page.keyboard.up(held);
    },
    wheel: (by) => page.mouse.wheel({ deltaY: by }),
    async attach(selector, path) {
      const input = await page.$(selector);
      if (!input) throw new Error(`${name}: no ${selector}`);
      await (await input.toElement('input')).uploadFile(path);
    },
    async picture(path) {
      writeFileSync(path, await page.screenshot());
    },
    close: () => browser.close(),
  };
}
