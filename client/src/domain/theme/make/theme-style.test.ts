import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTheme } from '@/domain/theme/read-theme';
import type { ThemeSource } from '@/domain/theme/theme-source';
import { contrast, nearestLegible } from './colours';
import { effectiveColours, PAIRS, READABLE } from './effective-colours';
import { ownTheme, themeStyle } from './theme-style';

const theme = (more: object): ThemeSource => {
  const answer = readTheme({ _pleroma_theme_version: 2, source: { themeEngineVersion: 3, ...more } }, 'x');
  if (answer.is !== 'read') throw new Error('refused');
  return answer.theme;
};
const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('the style of a theme', () => {
  it('has readable text on every surface whatever surfaces it names (property)', () => {
    fc.assert(
      fc.property(hex, hex, hex, hex, hex, (bg, fg, btn, input, popover) => {
        const all = effectiveColours(theme({ colors: { bg, fg, btn, input, popover } }));
        for (const [text, background] of PAIRS)
          if (text.endsWith('Text') || text === 'onAccent')
            expect(contrast(all[text], all[background])).toBeGreaterThanOrEqual(READABLE);
      }),
    );
  });

  it('follows names of other slots, lighter on dark and darker on light, and ends in a circle', () => {
    const { css } = themeStyle(
      theme({ colors: { bg: '#101010', text: '#ffffff', input: '--bg,10', btn: '--link', link: '--btn' } }),
    );
    expect(css['--input']).toBe('#2a2a2a');
    expect(css['--btn']).toBe(css['--fg']);
  });

  it('holds known properties with values that were made here, and nothing of a hostile file', () => {
    const { css, dark } = themeStyle(
      theme({
        colors: { bg: '#fdfcfb', evil: '#000000', link: 'red;}body{display:none' },
        radii: { btn: '8', panel: 1e9, evil: 3 },
        fonts: { post: { family: 'Comic Sans MS, serif' }, interface: { family: 'a;b' } },
        shadows: { panel: [{ x: 1, y: 2, blur: 3, spread: 0, color: '#112233', alpha: 0.5 }] },
      }),
    );
    expect(dark).toBe(false);
    expect(css).toMatchObject({
      '--btnRadius': '8px',
      '--panelRadius': '100px',
      '--postFont': '"Comic Sans MS", serif',
      '--panelShadow': '1px 2px 3px 0px #11223380',
    });
    expect(JSON.stringify(css)).not.toMatch(/evil|display|;/);
  });

  it('has heads that let the ground through as far as the file says, with text that is read on what comes of it', () => {
    const colors = { bg: '#c0c0c0', text: '#000000', link: '#0000ff', panel: '#000080' };
    const { css } = themeStyle(theme({ colors }));
    expect(css['--panel']).toBe('#000080');
    for (const slot of ['panelText', 'panelFaint', 'panelLink'])
      expect(contrast(css[`--${slot}`] ?? '', '#000080')).toBeGreaterThanOrEqual(READABLE);
    expect(themeStyle(theme({ colors, opacity: { panel: '0' } })).css['--panel']).toBe('#c0c0c0');
  });

  it('has text that is read on pressed and chosen buttons and on alerts whose colour alone is named', () => {
    const { css } = themeStyle(
      theme({
        colors: {
          bg: '#10161e',
          fg: '#18202c',
          text: '#b9bbbd',
          btnPressed: '#d0c8b0',
          btnToggled: '#c09468',
          alertError: '#ff1018',
          alertWarning: '#ffb46c',
        },
        opacity: { alert: '1' },
      }),
    );
    for (const slot of ['btnPressed', 'btnToggled', 'alertError', 'alertWarning'])
      expect(contrast(css[`--${slot}Text`] ?? '', css[`--${slot}`] ?? '')).toBeGreaterThanOrEqual(READABLE);
  });

  it('has a logo and a mark of the place in the top bar that are seen where the bar is of the accent’s colour', () => {
    const colors = { bg: '#c4c4c4', text: '#000000', accent: '#08087c', topBar: '#08087c' };
    const mark = (of: object): string => themeStyle(theme({ colors: of })).css['--topBarAccent'] ?? '';
    expect(contrast(mark(colors), '#08087c')).toBeGreaterThanOrEqual(3);
    expect(mark({ ...colors, topBar: '#ffffff' })).toBe('#08087c');
  });

  it('has bars of polls on which the answers, drawn in the colour of text, are read', () => {
    const { css } = themeStyle(theme({ colors: { bg: '#002c38', text: '#92a0a2', link: '#2ca298' } }));
    for (const bar of ['poll', 'badgeNeutral'])
      expect(contrast(css['--text'] ?? '', css[`--${bar}`] ?? '#92a0a2')).toBeGreaterThanOrEqual(READABLE);
    const plain = { bg: '#101418', text: '#f0f2f4', link: '#f0a070' };
    expect(contrast(themeStyle(theme({ colors: plain })).css['--poll'] ?? '', '#101418')).toBeGreaterThan(
      1.2,
    );
  });

  it('has alerts that let the ground through as far as the file says, half of it where it says nothing', () => {
    const colors = { bg: '#000000', text: '#ffffff', alertError: '#ff0000' };
    const alert = (opacity: object): string | undefined =>
      themeStyle(theme({ colors, opacity })).css['--alertError'];
    expect(alert({ alert: 1 })).toBe('#ff0000');
    expect(alert({ alert: 0 })).toBe('#000000');
    expect(alert({})).toBe(alert({ alert: 0.5 }));
    expect(alert({})).not.toBe('#ff0000');
  });

  it('takes a colour with an alpha of its own for that colour, or for none', () => {
    const { css } = themeStyle(
      theme({ colors: { bg: '#101010', text: '#ffffff', border: '#22334480', btn: '#16161600' } }),
    );
    expect(css).toMatchObject({ '--border': '#223344', '--btn': '#101010' });
  });

  it('is of the reader’s own theme, or of none', () => {
    expect(ownTheme({ Moss: ['Moss', '#101010'] }, 'Moss')?.colors['bg']).toBe('#101010');
    expect(ownTheme({}, 'toString')).toBeNull();
  });
});

it('the nearest colour that can be read keeps its hue and is the same where it is good already (property)', () => {
  fc.assert(
    fc.property(hex, hex, (colour, background) => {
      const fixed = nearestLegible(colour, [background], READABLE);
      if (fixed === null) throw new Error('none');
      expect(contrast(fixed, background)).toBeGreaterThanOrEqual(READABLE);
      if (contrast(colour, background) >= READABLE) expect(fixed).toBe(colour);
    }),
  );
});
