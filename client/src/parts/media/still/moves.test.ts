import { describe, expect, it } from 'vitest';
import { movingByBytes, movingByName } from './moves';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  );
const SIZE = [0, 0, 0, 0];

describe('by its first bytes a picture moves', () => {
  it('when it is a GIF', () => {
    expect(movingByBytes(bytes('GIF89a'))).toBe('GIF');
  });

  it('when it is an extended WEBP with the bit of animation', () => {
    expect(movingByBytes(bytes('RIFF', SIZE, 'WEBPVP8X', SIZE, [0b10]))).toBe('WEBP');
    expect(movingByBytes(bytes('RIFF', SIZE, 'WEBPVP8X', SIZE, [0b10000]))).toBeNull();
    expect(movingByBytes(bytes('RIFF', SIZE, 'WEBPVP8 ', SIZE, [0b10]))).toBeNull();
  });

  it('when it is a PNG whose acTL comes before its IDAT', () => {
    const png = (...chunks: string[]): Uint8Array => bytes([0x89], 'PNG', SIZE, ...chunks);
    expect(movingByBytes(png('IHDR', 'acTL', 'IDAT'))).toBe('APNG');
    expect(movingByBytes(png('IHDR', 'IDAT', 'acTL'))).toBeNull();
    expect(movingByBytes(png('IHDR'))).toBeNull();
  });

  it('not when there is nothing to read', () => {
    expect(movingByBytes(new Uint8Array())).toBeNull();
  });
});

it('by its name it moves as a GIF, WEBP or APNG', () => {
  expect(movingByName('https://a.example/x.gif')).toBe('GIF');
  expect(movingByName('https://a.example/x.WEBP?width=3')).toBe('WEBP');
  expect(movingByName('https://a.example/x.apng#a')).toBe('APNG');
  expect(movingByName('https://a.example/x.png')).toBeNull();
  expect(movingByName('https://a.example/gif')).toBeNull();
});
