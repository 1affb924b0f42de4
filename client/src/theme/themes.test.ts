import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resolveTheme, THEMES } from './themes';

const nobody = { chosen: null, instance: '', prefersLight: false, prefersContrast: false };

test('the own choice wins over the instance, the instance over the system', () => {
  expect(resolveTheme({ ...nobody, chosen: 'high-contrast', instance: 'pleroma-light' })).toBe(
    'high-contrast',
  );
  expect(resolveTheme({ ...nobody, instance: 'pleroma-dark', prefersLight: true })).toBe('pleroma-dark');
  expect(resolveTheme({ ...nobody, prefersLight: true })).toBe('pleroma-light');
  expect(resolveTheme({ ...nobody, prefersContrast: true, prefersLight: true })).toBe('high-contrast');
  expect(resolveTheme(nobody)).toBe('pleroma-dark');
});

test('a theme that is not built in falls back to the default', () => {
  expect(resolveTheme({ ...nobody, chosen: 'somebody-elses', prefersLight: true })).toBe('pleroma-dark');
});

test('every built-in theme has its values in tokens.css', () => {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  for (const theme of THEMES) expect(css).toContain(`[data-theme='${theme}']`);
});
