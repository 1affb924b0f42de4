import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast } from './colours';
import { derived, figures, fixed } from './edit-theme';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const EMPTY = { name: 'x', opacity: {}, radii: {}, fonts: {}, shadows: {} };

it('a theme from one colour, and from two, is readable in every pair (property)', () => {
  fc.assert(
    fc.property(
      hex,
      fc.oneof(
        hex.map((bg) => ({ bg })),
        fc.boolean().map((dark) => ({ dark })),
      ),
      (accent, ground) => {
        // On a middle grey black and white are read just so: what lies between it and the text leaves too little.
        const bg = 'bg' in ground ? ground.bg : '#000000';
        const grey = Math.max(contrast(bg, '#ffffff'), contrast(bg, '#000000')) < 6;
        const bad = figures(derived('x', accent, ground)).filter(
          ({ background, good }) => !good && !(grey && ['unseen', 'accentSoft'].includes(background)),
        );
        expect(bad.map(({ text, background, ratio }) => `${text} on ${background}: ${ratio}`)).toEqual([]);
      },
    ),
  );
});

it('a fix changes the one colour so that it is read, and no other (property)', () => {
  fc.assert(
    fc.property(hex, hex, hex, (bg, text, cOrange) => {
      const before = { ...EMPTY, colors: { bg, text, cOrange } };
      const after = fixed(before, 'cOrange');
      expect(figures(after).find((figure) => figure.text === 'cOrange')?.good).toBe(true);
      expect({ ...after.colors, cOrange }).toEqual(before.colors);
    }),
  );
});

it('links on rows that are new, and what stands out on its own tint, are named and fixed', () => {
  const theme = { ...EMPTY, colors: { bg: '#ffffff', text: '#000000', link: '#767676', accent: '#767676' } };
  const bad = (of: typeof theme, slot: string) =>
    figures(of)
      .filter(({ text, good }) => text === slot && !good)
      .map(({ background }) => background);
  expect(bad(theme, 'link')).toEqual(['unseen']);
  expect(bad(theme, 'accent')).toEqual(['accentSoft']);
  expect(figures(fixed(theme, 'link')).filter(({ text, good }) => text === 'link' && !good)).toEqual([]);
  expect(figures(fixed(theme, 'accent')).filter(({ text, good }) => text === 'accent' && !good)).toEqual([]);
});

it('text of chosen buttons and of alerts is named where a theme gives both and they are too near, and fixed', () => {
  const colors = { bg: '#e8ecd2', text: '#38303a', btnToggled: '#9aba58', btnToggledText: '#eef2e0' };
  const theme = { ...EMPTY, colors: { ...colors, alertWarning: '#d8d410', alertWarningText: '#ffffff' } };
  for (const slot of ['btnToggledText', 'alertWarningText'] as const) {
    expect(figures(theme).find(({ text }) => text === slot)?.good).toBe(false);
    expect(figures(fixed(theme, slot)).find(({ text }) => text === slot)?.good).toBe(true);
  }
});
