import { expect, test } from 'vitest';
import { outline } from '../../../test/rich-text/outline';
import { colourQuotedLines } from './greentext';
import { parseInert } from './inert-document';
import { readNodes } from './read-nodes';

const coloured = (html: string): string => outline(colourQuotedLines(readNodes(parseInert(html))));

test('a line that starts with > is green and one that starts with < is cyan', () => {
  expect(coloured('<p>&gt;be me<br>&lt;be you<br>plain</p>')).toBe(
    '<p|<green|>be me><br|><cyan|<be you><br|>plain>',
  );
});

test('mentions before the sign do not count', () => {
  expect(coloured('<a class="mention" href="https://a.example/@x">@x</a> &gt;yes')).toBe(
    '<green|<mention https://a.example/@x|@x> >yes>',
  );
  expect(coloured('@someone &gt;yes')).toBe('<green|@someone >yes>');
});

test('only lines whose blocks are paragraphs are coloured', () => {
  expect(coloured('<blockquote>&gt;no</blockquote><ul><li>&gt;no</li></ul><pre>&gt;no</pre>')).toBe(
    '<blockquote|>no><ul|<li|>no>><pre|>no>',
  );
});

test('newlines end a line as breaks do', () => {
  expect(coloured('one\n&gt;two\nthree')).toBe('one<br|><green|>two><br|>three');
});
