import { CHROMIUM } from '../support/browser';
import { startByPuppeteer } from './puppeteer-driver';
import { startWebKit } from './webkit-driver';
import type { Driver } from './driver';

export const startChromium = (): Promise<Driver> => startByPuppeteer('Chromium', CHROMIUM);

const { SKEIN_FIREFOX: firefox, SKEIN_WEBKIT: webKit } = process.env;

/** The browsers beside Chromium that this machine has; `npm test` names them (scripts/other-browsers.mjs). */
export const OTHERS: readonly (readonly [string, (() => Promise<Driver>) | null])[] = [
  ['Firefox', firefox ? () => startByPuppeteer('Firefox', firefox) : null],
  ['WebKit', webKit ? () => startWebKit(webKit) : null],
];
