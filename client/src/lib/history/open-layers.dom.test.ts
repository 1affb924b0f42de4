import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Layers from './open-layers';

/** Each test starts a page: what it has open is its own. */
let watchLayers: typeof Layers.watchLayers;
let openLayer: typeof Layers.openLayer;

beforeEach(async () => {
  vi.resetModules();
  ({ watchLayers, openLayer } = await import('./open-layers'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A browser that names its entries: a page, and a layer over it, where it is. */
function naming(committed: Promise<void>) {
  const traverseTo = vi.fn(() => ({ committed }));
  const entries = [{ key: 'page before' }, { key: 'page' }, { key: 'layer' }];
  vi.stubGlobal('navigation', { currentEntry: { index: 2 }, entries: () => entries, traverseTo });
  return traverseTo;
}

it('after a reload with a layer open one step is made, however long the browser takes for it', () => {
  history.replaceState({ skeinLayers: 1 }, '');
  const go = vi.spyOn(history, 'go').mockReturnValue();
  watchLayers();
  expect(go.mock.calls).toEqual([[-1]]);
  vi.advanceTimersByTime(60_000);
  expect(go.mock.calls).toEqual([[-1]]);
});

it('where the browser names its entries, the step is to that of the page', () => {
  history.replaceState({ skeinLayers: 1, others: 'kept' }, '');
  const go = vi.spyOn(history, 'go').mockReturnValue();
  const traverseTo = naming(Promise.resolve());
  watchLayers();
  expect(traverseTo.mock.calls).toEqual([['page']]);
  expect(go).not.toHaveBeenCalled();
  expect(history.state).toEqual({ skeinLayers: 1, others: 'kept' });
});

it('a reload in the moment in which the entry was made, of which the browser does not know, leads nowhere', async () => {
  history.replaceState({ skeinLayers: 1, others: 'kept' }, '');
  const go = vi.spyOn(history, 'go').mockReturnValue();
  naming(Promise.reject(new DOMException('Invalid key', 'InvalidStateError')));
  watchLayers();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(go).not.toHaveBeenCalled();
  expect(history.state).toEqual({ others: 'kept' });
});

it('an entry that has the state of the one above it is put right, and no second step is made', () => {
  history.replaceState({ others: 'kept' }, '');
  const go = vi.spyOn(history, 'go').mockReturnValue();
  watchLayers();
  const close = openLayer({ onBack: () => undefined });
  vi.runAllTimers();
  expect(history.state).toEqual({ others: 'kept', skeinLayers: 1 });
  close();
  vi.advanceTimersByTime(1);
  expect(go.mock.calls).toEqual([[-1]]);
  window.dispatchEvent(new PopStateEvent('popstate'));
  vi.runAllTimers();
  expect(go.mock.calls).toEqual([[-1]]);
  expect(history.state).toEqual({ others: 'kept' });
});
