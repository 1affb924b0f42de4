import { describe, expect, test } from 'vitest';
import { addressIn, askedFor, hostToAsk } from './go-to';

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

test('somebody of the own server is asked for by name, however their link is written', () => {
  for (const path of ['@wren', 'users/wren', 'wren', 'wren/'])
    expect(askedFor(`https://b.example/${path}`, 'b.example')).toBe('@wren');
  for (const query of ['https://a.example/@wren', 'https://b.example/@wren/1', 'https://b.example/', 'wren'])
    expect(askedFor(query, 'b.example')).toBe(query);
});
