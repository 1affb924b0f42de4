import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTheme, readThemeFile, themeColour, themeFont, writeThemeFile } from './read-theme';

const must = (input: unknown) => {
  const answer = readTheme(input, 'file');
  if (answer.is !== 'read') throw new Error('refused');
  return answer.theme;
};

describe('theme files', () => {
  it('of the short form are read, red before green before blue', () => {
    expect(
      must(['Dusk', '#111', '#222222', '#EEEEEE', '#0f0', '#f00', '#0e0', '#00f', '#fa0']),
    ).toMatchObject({
      name: 'Dusk',
      colors: { bg: '#111111', link: '#00ff00', cRed: '#ff0000', cGreen: '#00ee00', cBlue: '#0000ff' },
    });
  });

  it('of the oldest form have other names and flat radii', () => {
    const theme = must({
      _pleroma_theme_version: 1,
      name: 'Lighthouse',
      theme: { colors: { bg: '#0d1b2a', fg: '#e0e6ee', btn: '#1b2d44' }, btnRadius: '2', panelRadius: 6 },
    });
    expect(theme.colors).toMatchObject({ text: '#e0e6ee', fg: '#1b2d44' });
    expect(theme.radii).toEqual({ btn: 2, panel: 6 });
  });

  it('are read from their source where it is of this engine, else from the snapshot', () => {
    const file = (engine: number) => ({
      _pleroma_theme_version: 2,
      source: { themeEngineVersion: engine, colors: { bg: '#000001' } },
      theme: { colors: { bg: '#000002', lightBg: '#000003' } },
    });
    expect(must(file(3)).colors['bg']).toBe('#000001');
    expect(must(file(2)).colors).toMatchObject({ bg: '#000002', highlight: '#000003' });
  });

  it('of an older engine have shadows in the colour of a slot as strong as that slot, not as they say', () => {
    const shadows = {
      buttonPressed: [
        { x: 0, y: 0, blur: 0, spread: 50, inset: true, color: '--faint', alpha: 1 },
        { x: 0, y: 0, blur: 0, spread: 1, color: '--link', alpha: '0.3' },
        { x: 1, y: 1, blur: 0, spread: 0, color: '#000000', alpha: '0.3' },
      ],
    };
    const half = { colors: { bg: '#101820' }, shadows };
    const alphas = (file: object) =>
      must({ _pleroma_theme_version: 2, ...file }).shadows['buttonPressed']?.map(({ alpha }) => alpha);
    expect(alphas({ theme: half })).toEqual([0.5, 1, 0.3]);
    expect(alphas({ theme: { ...half, opacity: { faint: '0.8' } } })).toEqual([0.8, 1, 0.3]);
    expect(alphas({ source: { ...half, themeEngineVersion: 3 } })).toEqual([1, 0.3, 0.3]);
  });

  it.each([
    ['no JSON', '{'],
    ['a list without colours', '[]'],
    ['no background', '{"_pleroma_theme_version":2,"theme":{"colors":{"fg":"#000000"}}}'],
    ['neither half', '{"_pleroma_theme_version":2}'],
    ['a null', 'null'],
    ['a large one', `["a","#000000"]${' '.repeat(300_000)}`],
    ['a deep one', `${'{"theme":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ])('that are broken are refused: %s', (_what, text) => {
    expect(readThemeFile(text, 'x')).toEqual({ is: 'refused', why: 'theme_invalid' });
  });

  it.each([
    'red;}body{display:none',
    'url(https://evil.example)',
    '#12345',
    '--bg,1);x',
    'rgb(0 0 0)',
    '--x y',
    7,
    null,
    {},
  ])('let no other colour in: %s', (value) => {
    expect(themeColour(value)).toBeNull();
  });

  it('let nothing but names of fonts in', () => {
    expect(themeFont({ family: '"Comic Sans MS", Georgia, serif' })).toBe('Comic Sans MS, Georgia, serif');
    expect(themeFont('x;}body{color:red')).toBeNull();
    expect(themeFont('url(evil), Inter')).toBe('Inter');
  });

  it('have values within sense and nothing else, whatever they hold (property)', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (some, other) => {
        const answer = readTheme(
          {
            _pleroma_theme_version: 2,
            theme: {
              colors: { bg: '#000000', a: some },
              radii: some,
              opacity: other,
              fonts: some,
              shadows: { panel: [some, other] },
            },
          },
          'x',
        );
        if (answer.is !== 'read') throw new Error('refused');
        for (const colour of Object.values(answer.theme.colors))
          expect(colour).toMatch(/^(#[0-9a-f]{6}|transparent|--\w+(,-?[\d.]+)?)$/);
        for (const radius of Object.values(answer.theme.radii)) expect(radius).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('come back as they were written', () => {
    const theme = must({
      _pleroma_theme_version: 2,
      name: 'Mossbank',
      source: {
        themeEngineVersion: 3,
        colors: { bg: '#171f18', input: '--bg,-6.5', panel: 'transparent', foreign: '#123456' },
        opacity: { faint: '0.4' },
        radii: { btn: '8' },
        fonts: { post: { family: 'Georgia, serif' } },
        shadows: {
          panel: [{ x: 1, y: 2, blur: '3', spread: 0, inset: false, color: '--faint', alpha: '0.5' }],
        },
      },
    });
    const again = readThemeFile(writeThemeFile(theme), 'x');
    expect(again).toEqual({ is: 'read', theme, older: false });
  });
});
