import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_EXTRAS, type ComposeExtras } from '@/domain/writing/compose-content';
import { decodeExtras, encodeExtras } from './draft-extras';

const text = fc.string();
const key = fc.string({ minLength: 1 });
const media = fc.record({
  key,
  mediaId: fc.option(key),
  name: text,
  type: text,
  size: fc.nat(),
  description: text,
  sentDescription: text,
  focus: fc.option(fc.record({ x: fc.integer({ min: -1, max: 1 }), y: fc.integer({ min: -1, max: 1 }) })),
  previewUrl: fc.option(key),
});
const poll = fc.record({
  options: fc.array(text),
  multiple: fc.boolean(),
  expiresIn: fc.integer({ min: 1 }),
  hideTotals: fc.boolean(),
});
const box = fc.record({ text, media: fc.array(media), poll: fc.option(poll), key });
const edited = fc.record({
  text,
  media: fc.array(media),
  poll: fc.option(poll),
  spoilerText: text,
  sensitive: fc.boolean(),
  contentType: key,
  language: fc.option(key),
});
const extras: fc.Arbitrary<ComposeExtras> = fc.record({
  media: fc.array(media),
  poll: fc.option(poll),
  more: fc.array(box),
  scheduledAt: fc.option(key),
  expiresIn: fc.option(fc.integer({ min: 1 })),
  leftOut: fc.array(text),
  after: fc.option(key),
  quotes: fc.option(key),
  edits: fc.option(key),
  maybeSent: fc.option(fc.record({ key, text, scheduledAt: fc.option(key), sentAt: fc.nat() })),
  from: fc.option(edited),
});

describe('what a draft keeps beside its words', () => {
  it('comes back as it was saved, through JSON', () => {
    fc.assert(
      fc.property(extras, (given) => {
        expect(decodeExtras(JSON.parse(JSON.stringify(encodeExtras(given))))).toEqual(given);
      }),
    );
  });

  it('is nothing where there is nothing, so that an empty draft can be deleted', () => {
    expect(encodeExtras(NO_EXTRAS)).toEqual({});
    expect(decodeExtras({ poll: {} })).toEqual(NO_EXTRAS);
  });

  it('survives any nonsense in the storage', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (skein, files, stored) => {
        const read = decodeExtras({ skein, files, poll: stored, mediaDescriptions: stored });
        expect(Object.keys(read).toSorted()).toEqual(Object.keys(NO_EXTRAS).toSorted());
      }),
    );
  });

  it('takes files and descriptions that another client stored', () => {
    const files = [{ id: '9', preview_url: 'https://a/b.png', pleroma: { mime_type: 'image/png' } }];
    const read = decodeExtras({ files, mediaDescriptions: { 9: 'a cat' } });
    expect(read.media).toMatchObject([{ mediaId: '9', type: 'image/png', description: 'a cat' }]);
  });
});
