import type { Rolldown } from 'vite';

/**
 * Puts all that the first page needs into one file: many small ones cost requests and compress worse. What
 * is reached by `import()` only keeps its own chunks.
 */
export function firstLoadGroup(
  entry: string,
): (id: string, context: Rolldown.ChunkingContext) => string | null {
  let reached: Set<string> | null = null;
  const reach = (context: Rolldown.ChunkingContext): Set<string> => {
    const seen = new Set<string>();
    const open = [entry];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
    }
    return seen;
  };
  return (id, context) => {
    reached ??= reach(context);
    return reached.has(id) ? 'index' : null;
  };
}
