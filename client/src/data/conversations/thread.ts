import { compareIds, type StatusId } from '@/domain/ids';

export interface ThreadPost {
  id: StatusId;
  /** Null for a root; may name a post that is not here, `_`, or (from a hostile server) itself. */
  parentId: StatusId | null;
}

export interface ThreadNode {
  id: StatusId;
  /** The parent if it is in the thread. */
  parentId: StatusId | null;
  /** Oldest first. */
  replies: readonly StatusId[];
  /** 0 for a root. */
  depth: number;
}

/** Where following parents from `id` comes round to a post again, the link that closes the circle. */
function closesCircle(parents: ReadonlyMap<StatusId, StatusId | null>, id: StatusId): boolean {
  let at = parents.get(id) ?? null;
  for (let steps = 0; at !== null && steps <= parents.size; steps += 1) {
    if (at === id) return true;
    at = parents.get(at) ?? null;
  }
  return false;
}

type Order = (a: StatusId, b: StatusId) => number;

function parentsOf(posts: readonly ThreadPost[], order: Order): Map<StatusId, StatusId | null> {
  const known = new Set(posts.map((post) => post.id));
  const parents = new Map<StatusId, StatusId | null>();
  for (const { id, parentId } of posts) {
    const usable = parentId !== null && parentId !== '_' && known.has(parentId) && !parents.has(id);
    if (!parents.has(id)) parents.set(id, usable ? parentId : null);
  }
  // A parent is older than its reply; only a link against that order can be part of a circle.
  for (const [id, parent] of parents)
    if (parent !== null && order(parent, id) >= 0 && closesCircle(parents, id)) parents.set(id, null);
  return parents;
}

/** Oldest first. A parent comes before its replies also where a server's ids do not follow the time. */
function inOrder(parents: ReadonlyMap<StatusId, StatusId | null>, order: Order): readonly StatusId[] {
  const ordered = new Set<StatusId>();
  for (const id of [...parents.keys()].sort(order)) {
    const line: StatusId[] = [];
    for (let at: StatusId | null = id; at !== null && !ordered.has(at); at = parents.get(at) ?? null)
      line.push(at);
    for (const one of line.toReversed()) ordered.add(one);
  }
  return [...ordered];
}

/**
 * The tree of a flat list of posts (Akkoma's context is "older and newer", not a tree: api.md §6).
 * Every post appears once; posts without a parent here are roots. Nodes come oldest first, by their ids unless there is
 * another order.
 */
export function buildThread(posts: readonly ThreadPost[], order: Order = compareIds): readonly ThreadNode[] {
  const parents = parentsOf(posts, order);
  const ids = inOrder(parents, order);
  const replies = new Map<StatusId, StatusId[]>();
  const depths = new Map<StatusId, number>();
  for (const id of ids) {
    const parent = parents.get(id) ?? null;
    if (parent === null) continue;
    const siblings = replies.get(parent);
    if (siblings) siblings.push(id);
    else replies.set(parent, [id]);
  }
  const pending = ids.filter((id) => parents.get(id) === null).map((id) => ({ id, depth: 0 }));
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    depths.set(next.id, next.depth);
    for (const id of replies.get(next.id) ?? []) pending.push({ id, depth: next.depth + 1 });
  }
  return ids.map((id) => ({
    id,
    parentId: parents.get(id) ?? null,
    replies: replies.get(id) ?? [],
    depth: depths.get(id) ?? 0,
  }));
}
