import { expect, it } from 'vitest';
import { readPreloaded } from './preloaded';

const pack = (value: unknown): string => Buffer.from(JSON.stringify(value), 'utf8').toString('base64');

it('answers inside the page are base64 of UTF-8 JSON by path', () => {
  const source = JSON.stringify({
    '/api/v1/instance': pack({ title: 'Zürich 🌊' }),
    '/instance/panel.html': pack('<p>'),
  });
  const answers = readPreloaded(source);
  expect(answers.get('/api/v1/instance')).toEqual({ title: 'Zürich 🌊' });
  expect(answers.get('/instance/panel.html')).toBe('<p>');
});

it('broken ones are left out, and a page without any has none', () => {
  const source = JSON.stringify({
    a: '***',
    b: 7,
    c: Buffer.from([0xff, 0xfe]).toString('base64'),
    d: pack(1),
  });
  expect([...readPreloaded(source)]).toEqual([['d', 1]]);
  for (const none of [null, undefined, '', '{', '[]', '"x"', 'null'])
    expect(readPreloaded(none).size).toBe(0);
});
