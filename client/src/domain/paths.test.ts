import { describe, expect, test } from 'vitest';
import { paths, profilePath, remoteInteractionUrl, tagPath } from './paths';

describe('profilePath (NAV-14)', () => {
  const server = { restrictedNicknames: ['about', 'admin'] };
  test('a local account is linked by name', () => {
    expect(profilePath({ id: '7', acct: 'ada' }, server)).toBe('/ada');
  });
  test('a remote account is linked by id', () => {
    expect(profilePath({ id: '7', acct: 'ada@reef.example' }, server)).toBe('/users/7');
  });
  test('a name that the addresses of the settings begin with is linked by id', () => {
    expect(profilePath({ id: '7', acct: 'settings' }, server)).toBe('/users/7');
  });
  test('a name that the server restricts is linked by id', () => {
    expect(profilePath({ id: '7', acct: 'about' }, server)).toBe('/users/7');
  });
});

describe('tagPath (NAV-13)', () => {
  test('the tag of the link data wins', () => {
    expect(tagPath('Reef', 'https://a.example/tags/other')).toBe('/tag/Reef');
  });
  test.each(['https://a.example/tag/reef', 'https://a.example/x/tags/reef/', '/tag/reef?q=1'])(
    'the last segment after tag or tags of %s',
    (href) => {
      expect(tagPath(null, href)).toBe('/tag/reef');
    },
  );
  test('an escaped tag is not escaped twice', () => {
    expect(tagPath(null, 'https://a.example/tags/%E6%B8%AF')).toBe('/tag/%E6%B8%AF');
  });
  test('an address without a tag gives none', () => {
    expect(tagPath(null, 'https://a.example/about')).toBeNull();
    expect(tagPath('  ', 'https://a.example/tags')).toBeNull();
  });
});

test('ids and names are escaped', () => {
  expect(paths.conversation('a/b?c')).toBe('/notice/a%2Fb%3Fc');
  expect(paths.search('a b&c')).toBe('/search?query=a%20b%26c');
  expect(remoteInteractionUrl('https://a.example', 'x&y')).toBe(
    'https://a.example/main/ostatus?status_id=x%26y',
  );
});
