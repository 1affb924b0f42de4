import { beforeAll, describe, expect, it } from 'vitest';
import type { ServerEmoji } from '@/domain/emoji';
import { serveBuildFiles } from '../../../test/build-files';
import { packGroups, recentGroup, searchEmoji } from './emoji-groups';
import { inLanguage, loadStandardGroups, wordsFileOf } from './standard-emoji';

beforeAll(serveBuildFiles);

const emoji = (shortcode: string, given: Partial<ServerEmoji> = {}): ServerEmoji => ({
  shortcode,
  url: `https://tidepool.example/emoji/${shortcode}.png`,
  staticUrl: `https://tidepool.example/emoji/${shortcode}.png`,
  category: null,
  visibleInPicker: true,
  tags: [],
  pack: null,
  ...given,
});

describe('packs', () => {
  it('come by title, those without one last, emoji by name', () => {
    const groups = packGroups([
      emoji('loose'),
      emoji('b', { pack: 'Sea' }),
      emoji('a', { pack: 'Sea' }),
      emoji('z', { pack: 'Blobs' }),
    ]);
    expect(groups.map(({ id, emoji: members }) => [id, members.map(({ name }) => name)])).toEqual([
      ['pack:Blobs', ['z']],
      ['pack:Sea', ['a', 'b']],
      ['custom', ['loose']],
    ]);
  });

  it('reject what is hidden and what belongs to another server', () => {
    expect(packGroups([emoji('cat@far.example'), emoji('secret', { visibleInPicker: false })])).toEqual([]);
  });
});

describe('standard emoji', () => {
  it('are found by name, tag, shortcode and a word of the language, and by themselves', async () => {
    const groups = await loadStandardGroups(['de-AT', 'en']);
    const first = (query: string): string | undefined => searchEmoji(groups, query)[0]?.name;
    expect(first('octopus')).toBe('🐙');
    expect(first('oktopus')).toBe('🐙');
    expect(first(':crab:')).toBe('🦀');
    expect(first('🦀')).toBe('🦀');
    expect(first('👋🏽')).toBe('👋');
    expect(groups.flatMap(({ emoji: all }) => all).find(({ name }) => name === '🐙')?.label).toBe('Oktopus');
  });

  it('keep their English names where only the browser speaks another language', async () => {
    const groups = await loadStandardGroups(['en', 'fr']);
    expect(searchEmoji(groups, 'pieuvre')[0]).toMatchObject({ name: '🐙', label: 'octopus' });
  });

  it('have words for the regions and scripts of a language', () => {
    expect(wordsFileOf('pt-BR')).toBe('pt');
    expect(wordsFileOf('zh-TW')).toBe('zh-hant');
    expect(wordsFileOf('zh-Hans')).toBe('zh');
    expect(wordsFileOf('nn')).toBe('nb');
    expect(wordsFileOf('en')).toBeNull();
    expect(wordsFileOf('../x')).toBeNull();
  });

  it('do without words that are missing', async () => {
    const [smileys] = await loadStandardGroups([]);
    expect(smileys && inLanguage([smileys], [], true)).toEqual([smileys]);
  });
});

it('recent ones keep their order and tone; unknown ones are skipped', async () => {
  const groups = [...packGroups([emoji('limpet')]), ...(await loadStandardGroups([]))];
  const { emoji: recent } = recentGroup([':limpet:', '👋🏽', ':gone:', '🐙'], groups);
  expect(recent.map(({ name }) => name)).toEqual(['limpet', '👋🏽', '🐙']);
});
