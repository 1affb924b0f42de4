import type { Samples } from '../samples';
import type { Walk } from '../walk';
import { DIALOG } from './places';

/** A post's pictures in the viewer: sizes, arrows, the menu of all, Escape; then a film. */
export async function viewer(walk: Walk, samples: Samples): Promise<void> {
  const { driver, press, see, until } = walk;
  const shows = (kind: 'pictures' | 'video'): Promise<void> =>
    walk.visit(
      `/notice/${samples.get(kind)}`,
      `article[data-status-id="${samples.get(kind)}"] [data-tone="reply"]`,
    );
  const at = (place: string): Promise<void> =>
    until(
      `the picture ${place}`,
      (words) => document.querySelector('dialog[open]')?.textContent?.includes(words) ?? false,
      place,
    );
  await shows('pictures');
  await press(`css article[data-status-id="${samples.get('pictures')}"] a[target="_blank"]:has(img)`);
  await see(`${DIALOG} img`);
  await at('1 of 2');
  await walk.measure('viewer', DIALOG);
  await driver.press('ArrowRight');
  await at('2 of 2');
  await driver.press('ArrowLeft');
  await at('1 of 2');
  await walk.leave(DIALOG);
  await until('the focus where it was', () => document.activeElement?.closest('article') !== null);
}
