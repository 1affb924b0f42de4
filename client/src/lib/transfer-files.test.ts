import { expect, test } from 'vitest';
import { sayNamesOnly, transferred } from './transfer-files';

const file = (name: string): File => new File(['x'], name);
const item = (of: File, isDirectory: boolean | null) => ({
  kind: 'file',
  webkitGetAsEntry: () => (isDirectory === null ? null : { isDirectory }),
  getAsFile: () => of,
});
const words = { kind: 'string', webkitGetAsEntry: () => null, getAsFile: () => null };

test('files are taken, also where the browser does not say what they are', () => {
  const [a, b] = [file('a.png'), file('b.png')];
  expect(transferred({ items: [item(a, false), item(b, null), words], files: [a, b] })).toEqual({
    files: [a, b],
    folders: 0,
  });
});

test('folders are left out and counted', () => {
  const [a, folder] = [file('a.png'), file('holiday')];
  expect(transferred({ items: [item(folder, true), item(a, false)], files: [folder, a] })).toEqual({
    files: [a],
    folders: 1,
  });
  expect(transferred(null)).toEqual({ files: [], folders: 0 });
});

test('words that only name the files are told from words that are meant', () => {
  const files = [file('a b.png'), file('c.png')];
  expect(sayNamesOnly('', files)).toBe(true);
  expect(sayNamesOnly('a b.png', files)).toBe(true);
  expect(sayNamesOnly('/home/ada/a b.png\r\n/home/ada/c.png\r\n', files)).toBe(true);
  expect(sayNamesOnly('file:///home/ada/a%20b.png\nfile:///home/ada/c.png', files)).toBe(true);
  expect(sayNamesOnly('What a day', files)).toBe(false);
  expect(sayNamesOnly('c.png\nis the second', files)).toBe(false);
  // The picture of a cell of a table has a name that nobody wrote.
  expect(sayNamesOnly('42', [file('image.png')])).toBe(false);
});
