import type { Rolldown } from 'vite';

type GroupOf = (id: string, context: Rolldown.ChunkingContext) => string | null;

/**
 * Puts all that the first page needs into one file, and what stands beside it on wide windows into a second:
 * many small ones cost requests and compress worse. What is reached by other `import()`s only keeps its own
 * chunks.
 */
export function firstLoadGroups(entry: string, beside: readonly string[]): GroupOf {
  let first: Set<string> | null = null;
  let second: Set<string> | null = null;
  const reach = (context: Rolldown.ChunkingContext, from: readonly string[]): Set<string> => {
    const seen = new Set<string>();
    const open = [...from];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
    }
    return seen;
  };
  return (id, context) => {
    first ??= reach(context, [entry]);
    second ??= reach(context, beside);
    if (first.has(id) || id.endsWith('rolldown/runtime.js')) return 'index';
    return second.has(id) ? 'beside' : null;
  };
}
