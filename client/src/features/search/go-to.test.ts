import { describe, expect, test } from 'vitest';
import { addressIn, hostToAsk, placeOnOwn } from './go-to';

describe('the address of a person', () => {
  test('is found in all the ways people write it', () => {
    const wren = { name: 'wren', host: 'hedgerow.example' };
    expect(addressIn('@wren@hedgerow.example')).toEqual(wren);
    expect(addressIn('wren@Hedgerow.example')).toEqual(wren);
    expect(addressIn('acct:wren@hedgerow.example')).toEqual(wren);
    expect(addressIn('@wren')).toEqual({ name: 'wren', host: null });
    expect(addressIn('@żuk@bór.example')).toBeNull();
    expect(addressIn('@wren@bór.example')).toEqual({ name: 'wren', host: 'bór.example' });
  });
  test('is not seen in words, hashtags and links', () => {
    for (const query of ['wren', 'low tide', '#wren', 'https://a.example/@wren', '@', '@a@b', 'a @b'])
      expect(addressIn(query)).toBeNull();
  });
});

test('another server is asked for its people and links only', () => {
  expect(hostToAsk('https://a.example/@wren/1', 'b.example')).toBe('a.example');
  expect(hostToAsk('https://b.example/@wren/1', 'b.example')).toBeNull();
  expect(hostToAsk('@wren@a.example', 'b.example')).toBe('a.example');
  expect(hostToAsk('@wren', 'b.example')).toBeNull();
  expect(hostToAsk('low tide', 'b.example')).toBeNull();
});

test('an address of this very server leads to its page, or is looked up', () => {
  const place = (query: string): unknown => placeOnOwn(query, (host) => host === 'b.example:4000');
  for (const path of ['/@wren', '/users/wren', '/wren', '/notice/AbC', '/tag/tide'])
    expect(place(`https://b.example:4000${path}`)).toEqual({ is: 'page', path });
  expect(place('https://b.example:4000/objects/12-ab')).toEqual({ is: 'address' });
  for (const query of ['https://a.example/@wren', 'https://b.example:4000/media/a.png', 'wren'])
    expect(place(query)).toBeNull();
});
