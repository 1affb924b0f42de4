import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGE_WORDS } from './page-words.ts';
import { tongueOf } from './tongue.ts';

describe('the language of the pages that the instance draws', () => {
  it.each([
    [['zh-HANT', 'de'], 'zh-Hant', 'ltr'],
    [['zh-TW'], 'zh-Hant', 'ltr'],
    [['zh-CN'], 'zh-Hans', 'ltr'],
    [['tlh', '*', 'pt-BR'], 'pt', 'ltr'],
    [['he'], 'he', 'rtl'],
    [['nn-NO'], 'nb', 'ltr'],
    [['en-GB', 'de'], 'en', 'ltr'],
    [['constructor'], 'en', 'ltr'],
    [[], 'en', 'ltr'],
  ] as const)('is, of %j, %s', (tags, lang, dir) => {
    expect(tongueOf(tags)).toMatchObject({ lang, dir });
  });

  it('fills what is named, and leaves what is not', () => {
    const { say } = tongueOf(['de']);
    expect(say('Follow {name}', { name: '$&' })).toContain('$&');
    expect(say('{app} asks for access to your account:')).toContain('{app}');
    expect(say('Said nowhere')).toBe('Said nowhere');
  });
});

const ENGLISH = [...new Set(Object.values(PAGE_WORDS).flatMap((words) => Object.keys(words)))];
const slots = (text: string): string => (text.match(/\{\w+\}/g) ?? []).join(' ');
const pages = ['authorize-page', 'password-page', 'remote-page'].map((name) => `views/${name}`);
const routes = ['oauth/oauth-authorize', 'accounts/password-reset', 'server/remote-interaction'];
const source = [...pages, ...routes.map((name) => `routes/${name}`)]
  .map((name) => readFileSync(join(import.meta.dirname, '..', `${name}.ts`), 'utf8'))
  .join('\n');

it('every sentence is said on a page', () => {
  expect(ENGLISH.filter((text) => !source.includes(`'${text}'`))).toEqual([]);
});

it.each(Object.entries(PAGE_WORDS))('%s says all sentences, with their slots', (_, words) => {
  const wrong = ENGLISH.filter((text) => !words[text] || slots(words[text]) !== slots(text));
  expect(wrong).toEqual([]);
});
