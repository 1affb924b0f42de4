import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { id, dto } from './decode/shape';
import { cursorQuery, parseLink, readPage } from './pagination';
import { hasRecordings, recordings } from './test/recordings';

const decode = (item: unknown): string | null => id(dto(item).id);
const answer = (
  body: unknown,
  link: string | null = null,
): { status: number; body: unknown; link: string | null } => ({
  status: 200,
  body,
  link,
});

describe('the Link header', () => {
  it('gives the cursors of both ends, whatever host and order it names', () => {
    const header =
      '<https://evil.example/api?min_id=9&limit=2>; rel="prev", <http://x/?limit=2&max_id=3>; rel=next; title="a"';
    expect(parseLink(header)).toEqual({ older: { maxId: '3' }, newer: { minId: '9' } });
  });

  it('gives the mark of a server that pages by none of the ids, and nothing else of the address', () => {
    const header =
      '<https://p.example/api/v1/accounts/7/followers?limit=80&cursor=eyJpZCI6OX0&token=x>; rel="next", <https://p.example/?cursor=eyJpZCI6M30>; rel="prev"';
    const { older } = parseLink(header);
    expect(cursorQuery(older ?? {})).toMatchObject({ cursor: 'eyJpZCI6OX0' });
    expect(Object.values(cursorQuery(older ?? {})).filter(Boolean)).toHaveLength(1);
    expect(cursorQuery(parseLink('<x?offset=40>; rel="next"').older ?? {})).toMatchObject({ offset: '40' });
    expect(cursorQuery(parseLink('<x?page=2>; rel="next"').older ?? {})).toMatchObject({ page: '2' });
    // What an encoder ended with `=` comes back whole; an id goes before a mark.
    expect(cursorQuery(parseLink('<x?cursor=a%3D%3D>; rel="next"').older ?? {})).toMatchObject({
      cursor: 'a==',
    });
    expect(parseLink('<x?page=2&max_id=3>; rel="next"').older).toEqual({ maxId: '3' });
  });

  it('reads since_id, encoded ids, and nothing from nonsense', () => {
    expect(parseLink('<?since_id=a%2Fb>; rel="prev"').newer).toEqual({ sinceId: 'a/b' });
    for (const header of [
      null,
      '',
      'nonsense',
      '<>; rel="next"',
      '<x?limit=1>; rel="next"',
      '<x?max_id=1>',
    ]) {
      expect(parseLink(header)).toEqual({ older: null, newer: null });
    }
  });

  it('never throws and stays fast on hostile input', () => {
    fc.assert(fc.property(fc.string(), (header) => void parseLink(header)));
    parseLink('<'.repeat(100_000));
    parseLink(`<${'a'.repeat(100_000)}`);
  });

  it.runIf(hasRecordings)('of every recorded page is understood', () => {
    const linked = recordings().filter(({ link }) => link?.includes('rel='));
    process.stdout.write(`read ${String(linked.length)} recorded Link headers\n`);
    for (const { link } of linked) expect(parseLink(link).older ?? parseLink(link).newer).not.toBeNull();
    expect(linked.length).toBeGreaterThan(20);
  });
});

describe('a page', () => {
  const items = [{ id: '5' }, { id: '4' }, {}, { id: '2' }];

  it('keeps the good items and follows the header', () => {
    const link = '<x?max_id=row7>; rel="next", <x?min_id=row9>; rel="prev"';
    expect(readPage(answer(items, link), decode)).toEqual({
      items: ['5', '4', '2'],
      older: { maxId: 'row7' },
      newer: { minId: 'row9' },
    });
  });

  it('falls back on the ids of its items, also of those that could not be read', () => {
    const odd = (item: unknown): string | null => (decode(item) === '2' ? null : decode(item));
    expect(readPage(answer(items), odd)).toMatchObject({ older: { maxId: '2' }, newer: { minId: '5' } });
  });

  it('is the last one where the header names only what is newer', () => {
    // Mastodon's lists of people: no id of theirs is a cursor, and one would begin the list anew.
    expect(readPage(answer(items, '<x?since_id=row9>; rel="prev"'), decode)).toMatchObject({
      older: null,
      newer: { sinceId: 'row9' },
    });
  });

  it('is the last one where only the way back has a mark', () => {
    const page = readPage(answer(items, '<x?cursor=eyJpZCI6M30>; rel="prev"'), decode);
    expect(page.older).toBeNull();
  });

  it.each([{ ok: true }, null, 'OK', 7])('is nonsense where the answer is no list: %j', (body) => {
    expect(() => readPage({ status: 200, body, link: null }, decode)).toThrow(
      expect.objectContaining({ kind: 'nonsense' }),
    );
  });

  it('does not, where the cursors are ids of rows', () => {
    expect(readPage(answer(items), decode, { linkOnly: true })).toMatchObject({ older: null, newer: null });
  });

  it('that is empty has no ends', () => {
    expect(readPage(answer([]), decode)).toEqual({ items: [], older: null, newer: null });
  });

  it.each([{}, null, 'x'])('%j instead of a list is nonsense', (body) => {
    expect(() => readPage(answer(body), decode)).toThrow(expect.objectContaining({ kind: 'nonsense' }));
  });
});

it('a cursor becomes the query of the next call', () => {
  expect(cursorQuery({ maxId: '1' })).toEqual({ max_id: '1', min_id: undefined, since_id: undefined });
});
