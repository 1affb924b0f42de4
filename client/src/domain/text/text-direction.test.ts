import { expect, it } from 'vitest';
import { textDirection } from './text-direction';

it('follows the words behind the names of a reply', () => {
  expect(textDirection('@lin @pia@far.example مرحبا')).toBe('rtl');
  expect(textDirection('@lin 👋 שלום all')).toBe('rtl');
  expect(textDirection('@lin hello مرحبا')).toBe('auto');
});

it('is the browser’s to say where no name begins the text, or nothing follows', () => {
  for (const text of ['', 'مرحبا', 'hello @lin', '@lin ', '@lin', '@lin 123'])
    expect(textDirection(text)).toBe('auto');
});
