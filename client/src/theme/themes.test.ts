import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resolveTheme, THEMES } from './themes';

const nobody = {
  chosen: null,
  night: 'black',
  day: 'sandbank',
  instance: '',
  prefersContrast: false,
};
const both = (theme: string) => ({ night: theme, day: theme });

test('the own choice wins over the instance, the instance over the system', () => {
  expect(resolveTheme({ ...nobody, chosen: 'high-contrast', instance: 'pleroma-light' })).toEqual(
    both('high-contrast'),
  );
  expect(resolveTheme({ ...nobody, instance: 'foghorn' })).toEqual(both('foghorn'));
  expect(resolveTheme({ ...nobody, prefersContrast: true })).toEqual(both('high-contrast'));
  expect(resolveTheme(nobody)).toEqual({ night: 'pleroma-dark', day: 'pleroma-light' });
});

test('who follows the system has a theme for the day and one for the night', () => {
  expect(resolveTheme({ ...nobody, chosen: 'system' })).toEqual({ night: 'black', day: 'sandbank' });
});

test('every built-in theme has its values in themes.css', () => {
  const css = readFileSync(new URL('./themes.css', import.meta.url), 'utf8');
  for (const theme of THEMES) expect(css).toContain(`[data-theme='${theme}']`);
});
