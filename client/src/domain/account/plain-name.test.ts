import { expect, test } from 'vitest';
import { makeAccount } from '../../../test/make';
import { plainName } from './plain-name';

const shell = { shortcode: 'shell', url: '', staticUrl: '', category: null, visibleInPicker: true };
const named = (displayName: string): string =>
  plainName(makeAccount({ id: 'tides', acct: 'tides', displayName, emojis: [shell] }));

test('a name in a title is without the codes of its own emoji, and never empty', () => {
  expect(named('Tide :shell: Clock :shell:').replace(/ +/, ' ')).toBe('Tide Clock');
  expect(named('At 10:30:15')).toBe('At 10:30:15');
  expect(named(':shell:')).toBe('@tides');
  expect(named('\u200B:shell:')).toBe('@tides');
  expect(named('Hour :shell:30:15')).toBe('Hour 30:15');
  expect(plainName(undefined)).toBe('');
});
