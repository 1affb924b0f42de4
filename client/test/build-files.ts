import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';

/** Lets `readBuildFile` read the sources: their addresses are paths from the project's folder in unit tests. */
export function serveBuildFiles(): void {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(readFileSync(join(process.cwd(), path)))),
  );
}
