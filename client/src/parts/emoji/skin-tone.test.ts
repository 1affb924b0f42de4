import { describe, expect, it } from 'vitest';
import { withoutTone, withTone } from './skin-tone';

describe('a skin tone', () => {
  it.each([
    ['👋', 5, '👋🏿'],
    ['☝️', 1, '☝🏻'],
    ['🧑‍🚀', 3, '🧑🏽‍🚀'],
    ['🧑‍🤝‍🧑', 2, '🧑🏼‍🤝‍🧑🏼'],
    ['🤝', 4, '🤝🏾'],
    ['👩‍❤️‍👨', 1, '👩🏻‍❤️‍👨🏻'],
    ['🏋️‍♀️', 2, '🏋🏼‍♀️'],
    ['👋', 0, '👋'],
  ])('of %s in %i is %s', (character, tone, toned) => {
    expect(withTone(character, tone)).toBe(toned);
  });

  it('does not count when an emoji is looked for', () => {
    expect(withoutTone('☝🏻')).toBe(withoutTone('☝️'));
    expect(withoutTone('🧑🏼‍🤝‍🧑🏼')).toBe('🧑‍🤝‍🧑');
  });
});
