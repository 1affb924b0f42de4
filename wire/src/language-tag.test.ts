import { expect, it } from 'vitest';
import { writtenLanguage } from './language-tag.ts';

it.each([
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-MO', 'zh-Hant'],
  ['zh-HANT', 'zh-Hant'],
  ['zh-Hant-CN', 'zh-Hant'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['zh-SG', 'zh'],
  ['zh', 'zh-Hans'],
  ['nn-NO', 'nb'],
  ['no', 'nb'],
  ['iw-IL', 'he'],
  ['in', 'id'],
  ['pt-BR', 'pt'],
  ['en-XA', 'en'],
  ['oc-FR', 'oc'],
])('who reads %s reads %s', (tag, other) => {
  expect(writtenLanguage(tag)).toBe(writtenLanguage(other));
});

it.each([
  ['zh-TW', 'zh'],
  ['sr-Latn', 'sr'],
  ['ja-easy', 'ja'],
  ['de', 'nl'],
])('%s is another one than %s', (tag, other) => {
  expect(writtenLanguage(tag)).not.toBe(writtenLanguage(other));
});

it.each(['*', '', 'constructor', '../..', 'x', 'zh_Hant'])('%j is no tag', (text) => {
  expect(writtenLanguage(text)).toBe(text);
});
