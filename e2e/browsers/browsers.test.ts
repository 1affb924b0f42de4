import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startInstance, type Instance } from '../support/instance';
import { CACHE } from '../support/places';
import { png } from '../support/pictures';
import { differences, type Box, type Letters } from './boxes';
import type { Driver } from './driver';
import { OTHERS, startChromium } from './present';
import { samplesAt } from './samples';
import { DESKTOP } from './parts/places';
import { signIn } from './parts/sign-in';
import { PARTS, type Given } from './scenes';
import { walkWith, type Walk } from './walk';

const lettersOf = (name: string): Letters => (name === 'WebKit' ? 'rounded' : 'alike');
/** Of the parts that failed. */
const PICTURES = join(CACHE, 'walk');
const ONE_PART = 300_000;

interface Place {
  walk: Walk;
  given: Given;
  stop(): Promise<void>;
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
    return { walk, given, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const wanted = new Map<string, readonly Box[]>();

/** Chromium, whose boxes the others are compared with, walks alone, and then the others beside each other. */
function walkThrough(name: string, start: (() => Promise<Driver>) | null): void {
  const together = { concurrent: name !== 'Chromium' };
  describe.skipIf(start === null)(`${name} walks the built client`, together, () => {
    let place: Place | undefined;
    beforeAll(async () => {
      if (start) place = await begin(start);
    });
    afterAll(() => place?.stop());
    for (const [part, go] of PARTS)
      it.sequential(part, { timeout: ONE_PART }, async () => {
        if (!place) throw new Error(`${name} did not start`);
        const { walk, given } = place;
        walk.scenes.clear();
        await go(walk, given).catch(async (error: unknown) => {
          mkdirSync(PICTURES, { recursive: true });
          await walk.driver.picture(join(PICTURES, `${name}, ${part}.png`));
          throw error;
        });
        const wrong: string[] = [];
        for (const [scene, boxes] of walk.scenes) {
          if (name === 'Chromium') wanted.set(scene, boxes);
          // Chromium has none when it is left out by hand, or cannot show it (a film without its codec).
          for (const line of differences(wanted.get(scene) ?? boxes, boxes, lettersOf(name)))
            wrong.push(`${scene}: ${line}`);
        }
        expect(wrong).toEqual([]);
      });
  });
}

walkThrough('Chromium', startChromium);
for (const [name, start] of OTHERS) walkThrough(name, start);
