import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICON_NAMES } from './icon-names';

test('every icon that has a name is in the sprite, and the other way round', () => {
  const sprite = readFileSync(new URL('./sprite.svg', import.meta.url), 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="i-([a-z0-9]+)"/g)].map((match) => match[1]);
  expect(drawn).toEqual([...ICON_NAMES]);
});
