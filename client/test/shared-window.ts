import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// Files share a process and its window: the next one finds it as the first did, but for what modules keep.
afterAll(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  document.body.replaceChildren();
  window.scrollTo(0, 0);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
