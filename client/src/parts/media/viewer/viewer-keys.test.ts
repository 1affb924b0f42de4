import { expect, it } from 'vitest';
import { actOf } from './viewer-keys';

const act = (key: string, facts: { shiftKey?: boolean; rtl?: boolean; zoomed?: boolean } = {}) =>
  actOf({ key, shiftKey: false, rtl: false, zoomed: false, ...facts });

it('arrows move along the line of reading', () => {
  expect(act('ArrowRight')).toEqual({ is: 'move', by: 1 });
  expect(act('ArrowLeft')).toEqual({ is: 'move', by: -1 });
  expect(act('ArrowRight', { rtl: true })).toEqual({ is: 'move', by: -1 });
  expect(act('ArrowLeft', { rtl: true })).toEqual({ is: 'move', by: 1 });
});

it('plus and minus zoom, zero shows the whole', () => {
  expect(act('+')).toEqual({ is: 'zoom', factor: 1.5 });
  expect(act('=')).toEqual({ is: 'zoom', factor: 1.5 });
  expect(act('-')).toMatchObject({ is: 'zoom' });
  expect(act('0')).toEqual({ is: 'whole' });
});

it('a zoomed picture is panned by up and down, and by all arrows with Shift', () => {
  expect(act('ArrowDown', { zoomed: true })).toMatchObject({ is: 'pan', dx: 0 });
  expect(act('ArrowLeft', { zoomed: true, shiftKey: true })).toMatchObject({ is: 'pan', dy: 0 });
  expect(act('ArrowLeft', { zoomed: true })).toEqual({ is: 'move', by: -1 });
  expect(act('PageDown', { zoomed: true })).toMatchObject({ is: 'pan', dx: 0 });
  expect(act('End', { zoomed: true })).toEqual({ is: 'pan', dx: 0, dy: -Infinity });
  expect(act('ArrowDown')).toBeNull();
  expect(act('End')).toBeNull();
  expect(act('ArrowRight', { shiftKey: true })).toBeNull();
});

it('leaves other keys to the browser', () => {
  expect(act('Tab')).toBeNull();
  expect(act('Escape')).toBeNull();
  expect(act('constructor')).toBeNull();
});
