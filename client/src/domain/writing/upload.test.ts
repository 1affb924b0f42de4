import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeServer } from '../../../test/make';
import { filesLeft, moved, movedTo, problemOfFile, withoutDescription } from './upload';

const LIMITS = { imageSize: null, files: null, description: null, types: [], focus: false };
const server = (uploadLimit: number | null, uploads: Partial<typeof LIMITS> | object = {}) => ({
  ...makeServer(),
  uploadLimit,
  uploads: { ...LIMITS, ...uploads },
});

describe('what speaks against a file', () => {
  it('nothing in it', () => {
    expect(problemOfFile({ size: 0, type: 'image/png' }, server(null))).toEqual({ is: 'empty' });
  });

  it('more than the server takes; pictures may have a limit of their own', () => {
    const limits = server(100, { imageSize: 50 });
    expect(problemOfFile({ size: 60, type: 'image/png' }, limits)).toEqual({
      is: 'too-big',
      size: 60,
      limit: 50,
    });
    expect(problemOfFile({ size: 60, type: 'video/mp4' }, limits)).toBeNull();
    expect(problemOfFile({ size: 101, type: 'video/mp4' }, limits)).toMatchObject({ limit: 100 });
    expect(problemOfFile({ size: 2 ** 40, type: '' }, server(null))).toBeNull();
  });

  it('a type that the server does not name, where it names any', () => {
    const limits = server(null, { types: ['image/png'] });
    expect(problemOfFile({ size: 1, type: 'image/tiff' }, limits)).toEqual({ is: 'type' });
    const sounds = server(null, { types: ['audio/x-wav', 'image/jpeg'] });
    for (const type of ['audio/wav', 'AUDIO/X-WAV', 'audio/wav; codecs=1', 'image/jpg'])
      expect(problemOfFile({ size: 1, type }, sounds)).toBeNull();
    expect(problemOfFile({ size: 1, type: '' }, limits)).toBeNull();
    expect(problemOfFile({ size: 1, type: 'image/tiff' }, server(null))).toBeNull();
  });
});

it('a post takes as many files as the server says, or any number', () => {
  expect(filesLeft(server(null, { files: 4 }), 3)).toBe(1);
  expect(filesLeft(server(null, { files: 4 }), 9)).toBe(0);
  expect(filesLeft(server(null), 99)).toBe(Infinity);
});

it('putting files in order loses none and moves only the one', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (keys, from, to) => {
      const files = keys.map((key) => ({ key }));
      const key = keys[from % keys.length] ?? '';
      const place = to % keys.length;
      const after = movedTo(files, key, place);
      expect(after[place]?.key).toBe(key);
      expect(after.filter((file) => file.key !== key)).toEqual(files.filter((file) => file.key !== key));
    }),
  );
});

it('the first file does not move back, nor the last one on', () => {
  const files = [{ key: 'a' }, { key: 'b' }];
  expect(moved(files, 'a', -1)).toBe(files);
  expect(moved(files, 'b', 1)).toBe(files);
  expect(moved(files, 'gone', 1)).toBe(files);
  expect(moved(files, 'a', 1)).toEqual([{ key: 'b' }, { key: 'a' }]);
});

it('a description of white space is none', () => {
  expect(withoutDescription([{ description: ' \n' }, { description: 'a cat' }])).toHaveLength(1);
});
