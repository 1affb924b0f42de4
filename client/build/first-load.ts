import type { Rolldown } from 'vite';

type GroupOf = (id: string, context: Rolldown.ChunkingContext) => string | null;

/**
 * Puts all that the first page needs into one file, and what it brings a moment later into a few more, by name:
 * many small ones cost requests and compress worse. A module goes to the first that needs it. What is reached
 * by other `import()`s only keeps its own chunks.
 */
export function firstLoadGroups(entry: string, later: Readonly<Record<string, readonly string[]>>): GroupOf {
  const wanted = Object.entries({ index: [entry], ...later });
  let groups: [name: string, ids: Set<string>][] | null = null;
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
    groups ??= wanted.map(([name, from]) => [name, reach(context, from)]);
    if (id.endsWith('rolldown/runtime.js')) return 'index';
    return groups.find(([, ids]) => ids.has(id))?.[0] ?? null;
  };
}
