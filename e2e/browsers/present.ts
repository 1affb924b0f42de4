import { CHROMIUM } from '../support/browser';
import { startByPuppeteer } from './puppeteer-driver';
import { startWebKit } from './webkit-driver';
import type { Driver } from './driver';

const { SKEIN_FIREFOX: firefox, SKEIN_WEBKIT: webKit } = process.env;

/** How a browser is started by its name; null where this machine has none (scripts/other-browsers.mjs names them). */
export const startOf = (name: string): (() => Promise<Driver>) | null => {
  if (name === 'Chromium') return () => startByPuppeteer('Chromium', CHROMIUM);
  if (name === 'Firefox') return firefox ? () => startByPuppeteer('Firefox', firefox) : null;
  return webKit ? () => startWebKit(webKit) : null;
};
