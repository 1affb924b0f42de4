import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver } from '../browsers/driver';
import { startByPuppeteer } from '../browsers/puppeteer-driver';
import { DESKTOP } from '../browsers/parts/places';
import { signIn } from '../browsers/parts/sign-in';
import { samplesAt } from '../browsers/samples';
import { PARTS, type Given } from '../browsers/scenes';
import { walkWith, type Walk } from '../browsers/walk';
import { CHROMIUM } from '../support/browser';
import { startInstance } from '../support/instance';
import { DIST } from '../support/places';
import { png } from '../support/pictures';
import seedOnce from '../support/seed-once';
import { deeds, staffDeeds } from './deeds';
import { beInEnglish, watchWords, wordsInSight } from './in-page';
import { fileOf, marked, numbersIn, type Pictured } from './marks';
import { orWithout } from './or-without';
import { doors, ownPlaces, staffPlaces } from './places';

/** What compiles this file names its functions by one of its own, which no page has. */
const FIRST = `globalThis.__name = (it) => it;\n(${beInEnglish.toString()})();\n(${watchWords.toString()})();`;

/** Of the walk of all browsers: those that show the same again, or nothing at all. */
const NOTHING_NEW = /^(?:keys|right to left|500 posts|Back on a phone|F5|without a server)/;

/** The built client, whose German is English with marks. */
function clientWith(catalogue: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'skein-pictures-'));
  cpSync(DIST, folder, { recursive: true });
  const words = JSON.stringify(marked(catalogue));
  for (const name of readdirSync(join(folder, 'assets'))) {
    const path = join(folder, 'assets', name);
    // Also those that are packed.
    if (!name.startsWith('language-de-')) continue;
    if (name.endsWith('.json')) writeFileSync(path, words);
    else rmSync(path);
  }
  return folder;
}

type Go = (walk: Walk, given: Given) => Promise<void>;

/** All that is walked, by who walks: empty is a visitor. */
const WALKS: readonly (readonly [who: string, parts: readonly (readonly [string, Go])[]])[] = [
  ['', [['doors', doors]]],
  [
    'admin',
    [
      ['moderation', staffPlaces],
      ['work of staff', staffDeeds],
    ],
  ],
  [
    'ada',
    [['every place', ownPlaces], ...PARTS.filter(([name]) => !NOTHING_NEW.test(name)), ['more deeds', deeds]],
  ],
];

/** Takes the picture of each scene of a walk once. */
function photographer(driver: Driver, folder: string, all: Pictured[]): (scene: string) => Promise<void> {
  return async (scene) => {
    const file = fileOf(scene);
    if (all.some((other) => other.file === file)) return;
    const numbers = (await driver.run(wordsInSight)).flatMap(numbersIn);
    await driver.picture(join(folder, file));
    all.push({ file, numbers });
  };
}

async function walkAs(
  who: string,
  parts: (typeof WALKS)[number][1],
  given: Given,
  url: string,
  folder: string,
) {
  const all: Pictured[] = [];
  const driver = await startByPuppeteer('Chromium', CHROMIUM, FIRST);
  try {
    const walk = walkWith(driver, url, photographer(driver, folder, all));
    await driver.resize(...DESKTOP);
    if (who !== '') await signIn(walk, who);
    for (const [name, go] of parts) await orWithout(name, go(walk, given));
  } finally {
    await driver.close();
  }
  return all;
}

/** Walks through Skein on the sample data and writes a picture of each screen into the folder. */
export async function takePictures(
  catalogue: Readonly<Record<string, string>>,
  folder: string,
): Promise<readonly Pictured[]> {
  await seedOnce();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const client = clientWith(catalogue);
  const instance = await startInstance({ flags: ['--client', client] });
  const picture = join(client, 'bowl.png');
  writeFileSync(picture, png(640, 400));
  try {
    const given = { samples: await samplesAt(instance.url), picture, stopServer: () => instance.stop() };
    const all: Pictured[] = [];
    for (const [who, parts] of WALKS) all.push(...(await walkAs(who, parts, given, instance.url, folder)));
    return all;
  } finally {
    await instance.stop();
    rmSync(client, { recursive: true, force: true });
  }
}
