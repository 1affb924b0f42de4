import type { ThreadNode } from '@/data/conversations/thread';
import type { AccountId, StatusId } from '@/domain/ids';

/**
 * What one person wrote in answer to themselves, as one text: from the post at hand up to where they began, then all
 * that hangs below it by their own posts alone. Oldest first, as `nodes` are. Just the post where nothing else is known.
 */
export function authorChain(
  nodes: readonly ThreadNode[],
  at: StatusId,
  authorOf: (id: StatusId) => AccountId | undefined,
): readonly StatusId[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const author = authorOf(at);
  if (author === undefined || !byId.has(at)) return [at];
  let first = at;
  // A circle would never end; the tree of a thread has none, and no more steps than posts.
  for (let steps = 0; steps < nodes.length; steps += 1) {
    const parent = byId.get(first)?.parentId ?? null;
    if (parent === null || authorOf(parent) !== author) break;
    first = parent;
  }
  const chain = new Set([first]);
  for (const { id, parentId } of nodes)
    if (parentId !== null && chain.has(parentId) && authorOf(id) === author) chain.add(id);
  return nodes.map(({ id }) => id).filter((id) => chain.has(id));
}
