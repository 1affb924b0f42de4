import { expect, test } from 'vitest';
import { mfmStyle } from './mfm-style';

const style = (name: string, args: Readonly<Record<string, string>> = {}): object => mfmStyle({ name, args });

test('a speed is a duration, and never quicker than the eye', () => {
  expect(style('tada', { speed: '2s' })).toEqual({ '--mfm-speed': '2s' });
  expect(style('jelly', { speed: '500ms' })).toEqual({ '--mfm-speed': '0.5s' });
  expect(style('shake', { speed: '.5s' })).toEqual({ '--mfm-speed': '0.5s' });
  expect(style('shake', { speed: '0s' })).toEqual({ '--mfm-speed': '0.2s' });
  for (const speed of ['', 's', '2', 'fast', '-1s', '1s-x']) expect(style('tada', { speed })).toEqual({});
});

test('a colour has three to six hexadecimal digits, else the effect keeps its own', () => {
  expect(style('fg', { color: '2a9d8f' })).toEqual({ '--mfm-colour': '#2a9d8f' });
  expect(style('bg', { color: 'f0f' })).toEqual({ '--mfm-colour': '#f0f' });
  for (const color of ['red', '12345', 'ff00ff00', ''])
    expect(style('bg', { color })).toEqual({ '--mfm-colour': '#f00' });
});

test('places, sizes and turns stay within reason', () => {
  expect(style('position', { x: '-1.5', y: '900' })).toEqual({ '--mfm-move': 'translate(-1.5em, 20em)' });
  expect(style('scale', { x: '99' })).toEqual({ '--mfm-move': 'scale(5, 1)' });
  expect(style('rotate')).toEqual({ '--mfm-move': 'rotate(90deg)' });
  expect(style('rotate', { deg: '-30.5' })).toEqual({ '--mfm-move': 'rotate(-30.5deg)' });
  expect(style('rotate', { deg: '1e9' })).toEqual({ '--mfm-move': 'rotate(90deg)' });
});

test('flags choose the way: mirrored, turned back, about another axis', () => {
  expect(style('flip')).toEqual({ '--mfm-move': 'scale(-1, 1)' });
  expect(style('flip', { v: '' })).toEqual({ '--mfm-move': 'scale(1, -1)' });
  expect(style('flip', { h: '', v: '' })).toEqual({ '--mfm-move': 'scale(-1, -1)' });
  expect(style('spin', { left: '', x: '' })).toMatchObject({
    '--mfm-way': 'reverse',
    '--mfm-to': 'perspective(128px) rotateX(360deg)',
  });
  expect(style('font', { monospace: '' })).toEqual({ '--mfm-font': 'monospace' });
  expect(style('font', { comic: '' })).toEqual({ '--mfm-font': 'inherit' });
});
