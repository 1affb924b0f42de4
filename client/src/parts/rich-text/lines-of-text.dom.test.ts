import { expect, test } from 'vitest';
import { outline } from '../../../test/rich-text/outline';
import { parseInert } from './inert-document';
import { readNodes } from './read-nodes';

const read = (html: string): string => outline(readNodes(parseInert(html)));

test('where only newlines tell lines and paragraphs, they are shown', () => {
  expect(read('first line\nsecond line\n\nnew paragraph')).toBe(
    '<p|first line<br|>second line><p|new paragraph>',
  );
  expect(read('\n one\r\ntwo <b>bold</b>\nthree\n')).toBe('one<br|>two <b|bold><br|>three');
  expect(read('a\n \n\n<b>b</b>\n\n')).toBe('<p|a><p|<b|b>>');
});

test('where elements tell them, newlines are only space', () => {
  expect(read('<p>a\nb</p>\n<p>c</p>')).toBe('<p|a\nb>\n<p|c>');
  expect(read('<b>a<br>b</b>\nc')).toBe('<b|a<br|>b>\nc');
  expect(read('a\nb<br>c')).toBe('a\nb<br|>c');
  expect(read('one line ')).toBe('one line ');
});
