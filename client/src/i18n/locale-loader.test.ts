import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cookieLanguage, languagesOfCookie } from './language-cookie';
import { LANGUAGES } from './languages';
import { chooseLanguage, offeredLanguages } from './locale-loader';
import { en } from './messages/en';
import { pseudoCatalogue } from './pseudo-locale';
import { createTranslator } from './translator';

const none = { url: null, preference: '', browser: [] };

describe('the choice of language (SYS-06)', () => {
  test('English is offered, and no language without a file', () => {
    const files = readdirSync(join(import.meta.dirname, 'messages')).filter((name) => name.endsWith('.json'));
    const codes = files.map((name) => name.replace('.json', ''));
    expect(offeredLanguages().map(({ code }) => code)).toEqual(
      LANGUAGES.map(({ code }) => code).filter((code) => code === 'en' || codes.includes(code)),
    );
  });
  test('the address wins over the preference, that over the browser', () => {
    const asked = { url: 'de', preference: 'fr', browser: ['tlh', 'pl', 'it'] };
    expect(chooseLanguage(asked, LANGUAGES).code).toBe('de');
    expect(chooseLanguage({ ...asked, url: null }, LANGUAGES).code).toBe('fr');
    expect(chooseLanguage({ ...asked, url: null, preference: '' }, LANGUAGES).code).toBe('pl');
    expect(chooseLanguage({ ...none, browser: ['it'] }, LANGUAGES).code).toBe('it');
  });
  test.each([
    ['de-AT', 'de'],
    ['zh-TW', 'zh_Hant'],
    ['zh-Hant-TW', 'zh_Hant'],
    ['zh-Hans-HK', 'zh'],
    ['nn-NO', 'nb'],
    ['no', 'nb'],
    ['iw-IL', 'he'],
    ['zh-CN', 'zh'],
    ['ja', 'ja'],
    ['tlh', 'en'],
  ])('a browser in %s reads %s', (tag, code) => {
    expect(chooseLanguage({ ...none, browser: [tag] }, LANGUAGES).code).toBe(code);
  });
  test('pseudo-languages are chosen by name only', () => {
    expect(chooseLanguage({ ...none, browser: ['en-XA'] }).code).toBe('en');
    expect(chooseLanguage({ ...none, url: 'ar-XB' })).toMatchObject({ code: 'ar-XB', dir: 'rtl' });
  });
});

describe('pseudo-languages', () => {
  test('texts grow by 40 % and keep their slots and plurals', () => {
    const t = createTranslator('en-XA', 'ltr', pseudoCatalogue(en, 'ltr'));
    expect(t('common.cancel')).toBe('Cáñçél~~~');
    expect(t('login.title_to', { site: 'Tidepool' })).toContain('Tidepool');
    expect(t('nav.notifications_count', { count: 2 })).toMatch(/2 üñréáð/);
  });
  test('the other one runs from right to left', () => {
    const t = createTranslator('ar-XB', 'rtl', pseudoCatalogue(en, 'rtl'));
    expect(t('common.cancel')).toBe('\u202eCancel\u202c');
  });
});

test('the cookie names the browser variant of the language', () => {
  expect(cookieLanguage('pt', ['en', 'pt-BR'])).toBe('pt-BR');
  expect(cookieLanguage('ja_easy', [])).toBe('ja-easy,ja');
  expect(cookieLanguage('zh_Hant', [])).toBe('zh-HANT');
  expect(cookieLanguage('eu', ['de'])).toBe('eu');
});

test.each([
  ['', []],
  ['a=b; userLanguage=zh-HANT; c=d', ['zh-HANT']],
  ['userLanguage=de%2Cen', ['de', 'en']],
  ['userLanguage=', []],
  ['myuserLanguage=de', []],
])('of the cookies "%s" are read %j', (cookies, tags) => {
  expect(languagesOfCookie(cookies)).toEqual(tags);
});
