import { afterAll, vi } from 'vitest';

// Files share a process: what one of them has begun to import is there before the next one needs it.
afterAll(() => vi.dynamicImportSettled());
