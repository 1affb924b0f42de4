import { describe, expect, it } from 'vitest';
import { array, assert, double, integer, property, record } from 'fast-check';
import { clampView, firstView, MAX_SCALE, panBy, REST, settle, toggleAt, zoomAt, type Sizes } from './zoom';

const SIZES: Sizes = { stage: { width: 1000, height: 800 }, picture: { width: 1000, height: 500 } };

describe('zooming', () => {
  it('never goes below the whole picture nor above eight times', () => {
    expect(zoomAt(REST, 0.3, { x: 10, y: 10 }, SIZES)).toEqual(REST);
    expect(zoomAt(REST, 100, { x: 0, y: 0 }, SIZES).scale).toBe(MAX_SCALE);
  });

  it('keeps the point under the pointer where it is', () => {
    const view = zoomAt(REST, 4, { x: 200, y: -100 }, SIZES);
    // The point's place in the picture, before and after.
    expect((200 - view.x) / view.scale).toBeCloseTo(200);
    expect((-100 - view.y) / view.scale).toBeCloseTo(-100);
  });

  it('below 1.2 goes back to the whole when the fingers are up', () => {
    expect(settle({ scale: 1.19, x: 5, y: 0 })).toEqual(REST);
    expect(settle({ scale: 1.2, x: 5, y: 0 }).scale).toBe(1.2);
  });

  it('toggles between the whole and closer', () => {
    const closer = toggleAt(REST, { x: 0, y: 0 }, SIZES);
    expect(closer.scale).toBe(2.5);
    expect(toggleAt(closer, { x: 0, y: 0 }, SIZES)).toEqual(REST);
  });
});

describe('a picture that is very long or very wide', () => {
  // 300 by 9,000, whole on a stage of 1000 by 800.
  const LONG: Sizes = { stage: SIZES.stage, picture: { width: 800 / 30, height: 800 } };

  it('can be as wide as the stage, and moves from end to end', () => {
    const close = toggleAt(REST, { x: 0, y: -400 }, LONG);
    expect(close.scale * LONG.picture.width).toBeCloseTo(1000);
    expect(close).toMatchObject({ x: 0, y: (800 * close.scale - 800) / 2 });
    expect(panBy(close, 0, -50_000, LONG).y).toBeCloseTo(-close.y);
    expect(toggleAt(close, { x: 0, y: 0 }, LONG)).toEqual(REST);
    expect(zoomAt(REST, 100, { x: 0, y: 0 }, LONG).scale).toBeCloseTo(close.scale);
  });

  it('is seen first from its top, as wide as a narrow stage, or as it is on a wide one', () => {
    const first = firstView(LONG, 300);
    expect(first.scale * LONG.picture.width).toBeCloseTo(300);
    expect(first).toMatchObject({ x: 0, y: (9000 - 800) / 2 });
    const phone: Sizes = { stage: { width: 360, height: 600 }, picture: { width: 20, height: 600 } };
    for (const own of [300, 900]) expect(firstView(phone, own).scale * 20).toBeCloseTo(360);
  });

  it('is seen whole first where it is no higher than the picture of a phone, or has no size', () => {
    const phone: Sizes = { stage: SIZES.stage, picture: { width: 360, height: 800 } };
    expect(firstView(phone, 1080)).toEqual(REST);
    expect(firstView({ ...LONG, picture: { width: 0, height: 0 } }, 300)).toEqual(REST);
    // As small as it is seen already.
    expect(firstView({ ...LONG, picture: { width: 20, height: 400 } }, 20)).toEqual(REST);
  });

  it('can be as high as the stage', () => {
    const wide: Sizes = { stage: SIZES.stage, picture: { width: 1000, height: 20 } };
    expect(toggleAt(REST, { x: 0, y: 0 }, wide).scale).toBe(40);
  });

  it('is none that is only small', () => {
    const small: Sizes = { stage: SIZES.stage, picture: { width: 64, height: 64 } };
    expect(toggleAt(REST, { x: 0, y: 0 }, small).scale).toBe(2.5);
    expect(zoomAt(REST, 100, { x: 0, y: 0 }, small).scale).toBe(MAX_SCALE);
  });

  it('without a size yet is enlarged as any other', () => {
    const none: Sizes = { stage: SIZES.stage, picture: { width: 0, height: 0 } };
    expect(toggleAt(REST, { x: 0, y: 0 }, none).scale).toBe(2.5);
  });
});

describe('panning', () => {
  it('stops at the edges of the picture', () => {
    const view = panBy({ scale: 2, x: 0, y: 0 }, 5000, -5000, SIZES);
    expect(view).toEqual({ scale: 2, x: 500, y: -100 });
  });

  it('does not move an axis on which all is seen', () => {
    expect(clampView({ scale: 1.5, x: 30, y: 30 }, SIZES)).toEqual({ scale: 1.5, x: 30, y: 0 });
  });
});

describe('any run of gestures', () => {
  it('leaves no empty edge that the picture could fill', () => {
    const gesture = record({
      factor: double({ min: 0.2, max: 5, noNaN: true }),
      x: integer({ min: -500, max: 500 }),
      y: integer({ min: -400, max: 400 }),
    });
    assert(
      property(array(gesture, { maxLength: 20 }), (gestures) => {
        let view = REST;
        for (const { factor, x, y } of gestures)
          view = panBy(zoomAt(view, factor, { x, y }, SIZES), x, y, SIZES);
        const slack = (SIZES.picture.width * view.scale - SIZES.stage.width) / 2;
        expect(Math.abs(view.x)).toBeLessThanOrEqual(Math.max(0, slack) + 1e-6);
        expect(view.scale).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
