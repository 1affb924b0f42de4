import { afterEach, expect, test } from 'vitest';
import type { ThemeStyle } from '@/lib/theme-style';
import { applyLook, preview } from './apply';

const style = (theme: string): ThemeStyle => ({ theme, dark: true, css: {} });
const worn = (): string | undefined => document.documentElement.dataset['theme'];

afterEach(() => preview(null));

test('a look that comes late, as with the settings of the server, waits behind the theme that is being made', () => {
  const look = (theme: string) => ({ night: style(theme), day: style(theme), of: theme });
  applyLook(look('first'), false);
  preview(style('made'));
  applyLook(look('late'), false);
  expect(worn()).toBe('made');
  preview(null);
  expect(worn()).toBe('late');
  applyLook(look('next'), false);
  expect(worn()).toBe('next');
});
