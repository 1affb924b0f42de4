// Firefox and WebKit for the walk of e2e/browsers: those that are present, else Debian's packages when root on Debian.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall, isRootOnDebian, step } from './setup.mjs';

const FIREFOX_PLACES = [process.env.SKEIN_FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT_PLACES = [
  process.env.SKEIN_WEBKIT,
  ...['x86_64', 'aarch64'].flatMap((machine) =>
    ['4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
  ),
];

const firstOf = (places) => places.find((path) => path && existsSync(path));

function isOnPath(command) {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const present = () => ({
  Firefox: firstOf(FIREFOX_PLACES),
  WebKit: isOnPath('WebKitWebDriver') && isOnPath('Xvfb') ? firstOf(WEBKIT_PLACES) : undefined,
});

const isWhole = (browsers) => Object.values(browsers).every(Boolean);

/** Paths of Firefox and of WebKit's MiniBrowser; what cannot be had is left out, and its walk is skipped. */
export async function otherBrowsers() {
  const found = present();
  if (isWhole(found) || !isRootOnDebian()) return found;
  await step("Installing Debian's Firefox and WebKit", async () => {
    try {
      await aptInstall(['firefox-esr', 'webkit2gtk-driver', 'xvfb']);
      return '';
    } catch {
      return 'not to be had: their walk is skipped';
    }
  });
  return present();
}

/** One line for the end of `npm run test:browsers`. */
export function walkedLine(browsers) {
  const names = (has) =>
    Object.keys(browsers)
      .filter((name) => Boolean(browsers[name]) === has)
      .join(' and ');
  const walked = ['Chromium', names(true)].filter(Boolean).join(', ');
  const missing = names(false);
  return `walked in ${walked}${missing ? `; skipped, not installed: ${missing}` : ''}`;
}
