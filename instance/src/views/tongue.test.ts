import { describe, expect, it } from 'vitest';
import { tongueOf } from './tongue.ts';

describe('the language of the pages that the instance draws', () => {
  it.each([
    [['zh-HANT', 'de'], 'zh-Hant', 'ltr'],
    [['zh-TW'], 'zh-Hant', 'ltr'],
    [['zh-CN'], 'zh-Hans', 'ltr'],
    [['tlh', '*', 'pt-BR'], 'pt', 'ltr'],
    [['he'], 'he', 'rtl'],
    [['nn-NO'], 'nb', 'ltr'],
    [['iw', 'de'], 'he', 'rtl'],
    [['en-GB', 'de'], 'en', 'ltr'],
    [['constructor'], 'en', 'ltr'],
    [['../../package', '..%2f'], 'en', 'ltr'],
    [[], 'en', 'ltr'],
  ] as const)('is, of %j, %s', (tags, lang, dir) => {
    expect(tongueOf(tags)).toMatchObject({ lang, dir });
  });

  it('is easy Japanese for who chose that in the client', () => {
    expect(tongueOf(['ja-easy', 'ja']).say('Deny')).toBe('ことわる');
    expect(tongueOf(['ja-easy', 'ja']).lang).toBe('ja');
    expect(tongueOf(['ja']).say('Deny')).toBe('拒否');
  });

  it('fills what is named, and leaves what is not', () => {
    const { say } = tongueOf(['de']);
    expect(say('Follow {name}', { name: '$&' })).toBe('$& folgen');
    expect(say('{app} asks for access to your account:')).toContain('{app}');
  });
});
