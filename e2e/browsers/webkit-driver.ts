import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../support/instance';
import type { Driver, Key as KeyName, Plain } from './driver';
import { SAME_FONTS } from './fonts';

/** MiniBrowser's toolbar is wider than a phone as it comes. */
const NARROW_TOOLBAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }';
/** What `system-ui` is there: the same as in the other browsers, or every width differs. */
const SAME_FONT =
  '[Settings]\ngtk-font-name=DejaVu Sans 11\ngtk-xft-antialias=1\ngtk-xft-hinting=0\ngtk-xft-hintstyle=hintnone\n';
const PATIENCE_MS = 20_000;

/** A screen that nobody sees; the server picks a number that is free and says it. */
async function startScreen(): Promise<{ server: ChildProcess; display: string }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  return { server, display };
}

async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      // The driver does not listen yet.
      if (Date.now() > end || !String(error).includes('ECONNREFUSED')) throw error;
    }
  }
}

/** The window is told twice, for its toolbar takes something off, and again while it is on its way there. */
async function resizeTo(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window();
  const inside = (): Promise<number[]> => driver.executeScript<number[]>('return [innerWidth, innerHeight]');
  const end = Date.now() + PATIENCE_MS;
  let outer = height;
  for (;;) {
    await window.setRect({ x: 0, y: 0, width, height: outer });
    const [wide = 0, tall = 0] = await inside();
    if (wide === width && tall === height) return;
    if (Date.now() > end) throw new Error(`the window is ${wide} x ${tall}`);
    const { height: whole } = await window.getRect();
    outer = height + (whole - tall);
  }
}

/** WebKitGTK in its own small browser, by its WebDriver, on a screen that nobody sees. */
export async function startWebKit(binary: string): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'skein-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), NARROW_TOOLBAR);
  writeFileSync(join(home, 'gtk-3.0', 'settings.ini'), SAME_FONT);
  const { server, display } = await startScreen();
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...SAME_FONTS,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LANG: 'en_US.UTF-8',
      LANGUAGE: 'en_US',
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const end = (): void => {
    service.kill();
    server.kill();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const driver = await connect(port, binary);
    const version = (await driver.getCapabilities()).getBrowserVersion() ?? '';
    return { ...steps(driver), name: 'WebKit', version, close: () => driver.quit().finally(end) };
  } catch (error) {
    end();
    throw error;
  }
}

function steps(driver: WebDriver): Omit<Driver, 'name' | 'version' | 'close'> {
  return {
    open: (url) => driver.get(url),
    run: <A extends Plain[], R>(work: (...args: A) => R, ...args: A) =>
      driver.executeScript<Awaited<R>>(`return (${work.toString()})(...arguments)`, ...args),
    resize: (width, height) => resizeTo(driver, width, height),
    hover: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .perform(),
    click: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
    async press(key, held) {
      const actions = driver.actions();
      if (held) actions.keyDown(HELD[held]);
      actions.sendKeys(KEYS[key]);
      if (held) actions.keyUp(HELD[held]);
      await actions.perform();
    },
    // Its WebDriver knows no wheel.
    async wheel(by) {
      await driver.executeScript('scrollBy({ top: arguments[0], behavior: "instant" })', by);
    },
    async picture(path) {
      writeFileSync(path, await driver.takeScreenshot(), 'base64');
    },
    async attach(selector, path) {
      await driver.findElement(By.css(selector)).sendKeys(path);
    },
  };
}

const HELD = { Control: Key.CONTROL, Shift: Key.SHIFT };
const KEYS: Readonly<Record<KeyName, string>> = {
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
  Backspace: Key.BACK_SPACE,
};
