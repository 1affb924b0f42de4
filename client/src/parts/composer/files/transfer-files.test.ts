import { expect, test } from 'vitest';
import { transferred } from './transfer-files';

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
