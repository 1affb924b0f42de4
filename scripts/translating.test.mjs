import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contexts, english, take, unsaid } from './translating.mjs';

const MESSAGES = new URL('../client/src/i18n/messages/', import.meta.url);
const german = readFileSync(new URL('de.json', MESSAGES), 'utf8');

describe('the source for translators', () => {
  it('tells something of every message', () => {
    const said = contexts();
    expect(Object.keys(said)).toEqual(Object.keys(english));
    expect(Object.keys(english).filter((key) => !/\w{3,} \w/.test(said[key].split('Code:')[0]))).toEqual([]);
  });

  it('tells the part, the lines around, and where it is said', () => {
    const said = contexts();
    expect(said['own_move.move']).toBe(
      'Other names of the account and the way to another one, in the settings. Code: features/settings/move.',
    );
    expect(said['status.pinned']).toMatch(
      /^A post in a timeline or a conversation\. Above and around a post\. Code: /,
    );
  });
});

describe('messages that the code says nowhere', () => {
  it('are found, and not those that it puts together', () => {
    const said = ['common.cancel', 'settings.tab_profile', 'timeline_errors.internal'];
    expect(unsaid([...said, 'common.made_up', 'common.cancel_'])).toEqual([
      'common.made_up',
      'common.cancel_',
    ]);
  });
});

describe('a file that a platform wrote', () => {
  it('is the same file where nothing was changed, in whatever order it comes', () => {
    const turned = Object.fromEntries(Object.entries(JSON.parse(german)).reverse());
    const { words, missing, unknown } = take(JSON.stringify(turned));
    expect(`${JSON.stringify(words, null, 2)}\n`).toBe(german);
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });

  it('may be one with descriptions', () => {
    const { words } = take('{"common.cancel": {"defaultMessage": "Lass es", "description": "x"}}');
    expect(words).toEqual({ 'common.cancel': 'Lass es' });
  });

  it('keeps the words of what it leaves out, and tells what has none and what is no message', () => {
    const taken = take('{"common.close": "", "made.up": "x"}', { 'common.close': 'Schließen' });
    expect(taken.words).toEqual({ 'common.close': 'Schließen' });
    expect(taken.unknown).toEqual(['made.up']);
    expect(taken.missing).toHaveLength(Object.keys(english).length - 1);
  });

  it('that is none is refused', () => {
    for (const text of ['[]', 'null', '{']) expect(() => take(text)).toThrow();
  });
});
