import { describe, expect, it } from 'vitest';
import type { Attachment, AttachmentKind } from '@/domain/status/attachment';
import { makeAttachment } from '../../../test/make-attachment';
import { layGallery, layLines, rowsOf } from './gallery-layout';

const files = (count: number, kind: AttachmentKind = 'image'): Attachment[] =>
  Array.from({ length: count }, (_, index) => makeAttachment({ id: `${kind}${index}`, kind }));

describe('rows of a gallery', () => {
  it('hold three, a single one left over joins the row before it', () => {
    const rows = Object.fromEntries([3, 4, 5, 6, 7, 8, 10, 16].map((count) => [count, rowsOf(count)]));
    expect(rows).toEqual({
      3: [3],
      4: [4],
      5: [2, 3],
      6: [3, 3],
      7: [3, 4],
      8: [2, 3, 3],
      10: [3, 3, 4],
      16: [3, 3, 3, 3, 4],
    });
  });

  it('give every tile a place, whatever the number', () => {
    for (let count = 1; count < 60; count += 1)
      expect(rowsOf(count).reduce((sum, row) => sum + row, 0)).toBe(count);
  });
});

describe('a long set', () => {
  it('is one whose rows add up to more than the width is', () => {
    expect(layGallery(files(10), false)).toMatchObject({ hidden: 0, hiddenTiles: 0 });
    const long = layGallery(files(11), false);
    expect(long.rows).toEqual([2, 3, 3]);
    expect(long).toMatchObject({ hidden: 3, hiddenTiles: 3 });
    expect(long.tiles).toHaveLength(8);
  });

  it('is shown whole when asked', () => {
    expect(layGallery(files(16), true)).toMatchObject({ hidden: 0, rows: [3, 3, 3, 3, 4] });
  });

  it('counts a sound as a quarter and another line as an eighth', () => {
    const one = files(1);
    expect(layGallery([...one, ...files(1, 'audio')], false).hidden).toBe(0);
    expect(layGallery([...one, ...files(2, 'audio')], false)).toMatchObject({ hidden: 1, hiddenTiles: 0 });
    expect(layGallery([...one, ...files(3, 'unknown')], false).hidden).toBe(0);
    expect(layGallery([...one, ...files(4, 'unknown')], false).hidden).toBe(1);
  });

  it('of lines alone is longer than eight', () => {
    expect(layLines(files(8), false)).toHaveLength(8);
    expect(layLines(files(9), false)).toHaveLength(8);
    expect(layLines(files(9), true)).toHaveLength(9);
  });
});

describe('files of other kinds', () => {
  it('and pictures that the server still works on are lines', () => {
    const waiting = makeAttachment({ id: 'w', url: null });
    const layout = layGallery([...files(2), waiting, ...files(1, 'audio'), ...files(1, 'html')], false);
    expect(layout.tiles.map(({ id }) => id)).toEqual(['image0', 'image1']);
    expect(layout.lines.map(({ id }) => id)).toEqual(['w', 'audio0', 'html0']);
  });
});
