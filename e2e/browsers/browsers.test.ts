import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { startInstance, type Instance } from '../support/instance';
import { Person } from '../support/person';
import { CACHE } from '../support/places';
import { png } from '../support/pictures';
import { differences, type Box, type Letters } from './boxes';
import type { Driver } from './driver';
import { startOf } from './present';
import { samplesAt } from './samples';
import { DESKTOP } from './parts/places';
import { signIn } from './parts/sign-in';
import { PARTS, type Given } from './scenes';
import { walkWith, type Walk } from './walk';

const lettersOf = (name: string): Letters => (name === 'WebKit' ? 'rounded' : 'alike');
/** Of the parts that failed. */
const PICTURES = join(CACHE, 'walk');

interface Place {
  walk: Walk;
  given: Given;
  /** Takes back what was posted: each part finds the same, also on the new instance after one that is tried again. */
  tidy: () => Promise<void>;
  stop(): Promise<void>;
}

const Ids = v.array(v.object({ id: v.string() }));

/** Deletes what Ada has posted from now on. */
async function tidier(base: string): Promise<() => Promise<void>> {
  const ada = await Person.as(base, 'ada');
  const path = `/api/v1/accounts/${await ada.idOf('ada')}/statuses`;
  const newest = async (): Promise<readonly string[]> =>
    v.parse(Ids, await ada.call('GET', path)).map(({ id }) => id);
  const before = new Set(await newest());
  return async () => {
    for (const id of await newest()) if (!before.has(id)) await ada.delete(id);
  };
}

/** A browser on an instance of its own: each walk finds the same posts. Nothing of it stays when it cannot begin. */
async function begin(start: () => Promise<Driver>): Promise<Place> {
  const instance: Instance = await startInstance();
  let stopped: Promise<void> | undefined;
  const stopServer = (): Promise<void> => (stopped ??= instance.stop());
  const folder = mkdtempSync(join(tmpdir(), 'skein-walk-'));
  const picture = join(folder, 'bowl.png');
  writeFileSync(picture, png(640, 400));
  let driver: Driver | undefined;
  const stop = async (): Promise<void> => {
    await driver?.close();
    await stopServer();
    rmSync(folder, { recursive: true });
  };
  try {
    driver = await start();
    await driver.resize(...DESKTOP);
    const walk = walkWith(driver, instance.url);
    await signIn(walk);
    const given = { samples: await samplesAt(instance.url), picture, stopServer };
    const takeBack = await tidier(instance.url);
    const tidy = async (): Promise<void> => (stopped ? undefined : takeBack());
    return { walk, given, tidy, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Of Chromium, by part: what the others, which run in processes of their own, are held to. */
const boxesOfPart = (part: string): string => join(PICTURES, `${part}.json`);

const readBoxes = (part: string): Record<string, readonly Box[]> =>
  existsSync(boxesOfPart(part)) ? JSON.parse(readFileSync(boxesOfPart(part), 'utf8')) : {};

let place: Place | undefined;

/** Each browser is a project of the runner (playwright.config.ts), and walks the parts in their order. */
test.beforeAll(async () => {
  const { name } = test.info().project;
  const start = startOf(name);
  test.skip(start === null, `${name} is not installed`);
  mkdirSync(PICTURES, { recursive: true });
  if (start) place = await begin(start);
});
test.afterAll(() => place?.stop());

for (const [part, go] of PARTS)
  test(part, async () => {
    const { name } = test.info().project;
    if (!place) throw new Error(`${name} did not start`);
    const { walk, given, tidy } = place;
    walk.scenes.clear();
    // Those of an earlier walk are none of this one.
    if (name === 'Chromium') rmSync(boxesOfPart(part), { force: true });
    await go(walk, given).catch(async (error: unknown) => {
      await walk.driver.picture(join(PICTURES, `${name}, ${part}.png`));
      throw error;
    });
    await tidy();
    if (name === 'Chromium')
      writeFileSync(boxesOfPart(part), JSON.stringify(Object.fromEntries(walk.scenes)));
    const wanted = readBoxes(part);
    const wrong: string[] = [];
    for (const [scene, boxes] of walk.scenes)
      // Chromium has none when it is left out by hand, or cannot show it (a film without its codec).
      for (const line of differences(wanted[scene] ?? boxes, boxes, lettersOf(name)))
        wrong.push(`${scene}: ${line}`);
    expect(wrong).toEqual([]);
  });
