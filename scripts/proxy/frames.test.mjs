import { describe, expect, it } from 'vitest';
import { frameRewriter } from './frames.mjs';

const head = (opcode, length) => {
  if (length < 126) return Buffer.from([0x80 | opcode, length]);
  if (length < 65_536) return Buffer.from([0x80 | opcode, 126, length >> 8, length & 255]);
  const long = Buffer.alloc(10);
  long[0] = 0x80 | opcode;
  long[1] = 127;
  long.writeBigUInt64BE(BigInt(length), 2);
  return long;
};
const frame = (opcode, text) => {
  const payload = Buffer.from(text);
  return Buffer.concat([head(opcode, payload.length), payload]);
};
const swap = (text) => text.replaceAll('far', 'nearer');

describe('rewriting frames', () => {
  it.each([0, 1, 119, 120, 125, 126, 65_528, 65_536, 200_000])(
    'rewrites a text of %i more bytes, however the bytes come',
    (size) => {
      const sent = frame(1, `far${'é'.repeat(size / 2)}`);
      const wanted = frame(1, `nearer${'é'.repeat(size / 2)}`);
      const whole = frameRewriter(swap)(sent);
      expect(whole.equals(wanted)).toBe(true);
      const rewrite = frameRewriter(swap);
      const parts = [];
      const step = Math.max(1, Math.floor(sent.length / 7));
      for (let i = 0; i < sent.length; i += step) parts.push(rewrite(sent.subarray(i, i + step)));
      expect(Buffer.concat(parts).equals(wanted)).toBe(true);
    },
  );

  it('leaves pings, closing and binary frames alone, and finds the next text', () => {
    const others = Buffer.concat([frame(9, 'far'), frame(2, 'far'), frame(8, '')]);
    const out = frameRewriter(swap)(Buffer.concat([others, frame(1, 'far')]));
    expect(out.equals(Buffer.concat([others, frame(1, 'nearer')]))).toBe(true);
  });

  it('passes on what is too long to hold', () => {
    const rewrite = frameRewriter(swap);
    const start = Buffer.concat([head(1, 9 * 1024 * 1024), Buffer.from('far')]);
    expect(rewrite(start).equals(start)).toBe(true);
    expect(rewrite(Buffer.from('far')).toString()).toBe('far');
  });
});
