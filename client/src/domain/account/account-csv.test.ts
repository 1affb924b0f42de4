import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvHead, csvLine, listLine, parseCsv, readImport } from './account-csv';

test('a file of follows is read back, whatever stands in its cells', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 })), (rows) => {
      const written = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
      const text = written.map((row) => csvLine(...row.map((cell) => `a${cell}`))).join('');
      const read = parseCsv(text);
      expect(read).toEqual(
        written.map((row) =>
          // A carriage return stays in quoted cells alone, and such cells are quoted.
          row.map((cell) => `a${cell}`),
        ),
      );
    }),
  );
});

test('the head, an @ before a handle, doubles and spaces count for nothing; odd lines are named', () => {
  const text = `${csvHead('follows')}@ann@a.example,true,false,\r\nbob@b.example\nann@a.example\n\nnobody\n`;
  expect(readImport('follows', text)).toEqual({ lines: ['ann@a.example', 'bob@b.example'], odd: ['nobody'] });
});

test('mutes and blocks may stand between blanks, and in the columns of Mastodon', () => {
  expect(readImport('blocks', 'a@x.example b@x.example\nc@x.example').lines).toEqual([
    'a@x.example',
    'b@x.example',
    'c@x.example',
  ]);
  expect(readImport('mutes', 'Account address,Hide notifications\na@x.example,true\n').lines).toEqual([
    'a@x.example',
  ]);
});

test('a list keeps its name with commas and quotes', () => {
  const { lines } = readImport('lists', csvLine('Sea, "deep"', 'ann@a.example'));
  expect(lines.map(listLine)).toEqual([{ list: 'Sea, "deep"', handle: 'ann@a.example' }]);
});

test('of bookmarks only addresses of posts are taken', () => {
  const { lines, odd } = readImport('bookmarks', 'https://a.example/notice/1\njavascript:alert(1)\n');
  expect([lines, odd]).toEqual([['https://a.example/notice/1'], ['javascript:alert(1)']]);
});

test('five thousand lines are read at once', () => {
  const text = Array.from({ length: 5000 }, (_, at) => `p${at}@a.example,true,false,en\n`).join('');
  expect(readImport('follows', text).lines).toHaveLength(5000);
});
