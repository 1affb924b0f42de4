import type { StatusId } from '@/domain/ids';
import type { ThreadNode } from '@/data/conversations/thread';

/** One row of a conversation. Keys are post ids, or `others:`, `more:`, `all:` with the id they belong to. */
export type ThreadRow =
  | ListedRow<'post'>
  | { is: 'ancestor'; id: StatusId; others: number }
  | { is: 'others'; id: StatusId; others: number }
  | ListedRow<'selected'>
  | ReplyRow
  | MoreRow
  | { is: 'all'; id: StatusId; count: number };

/** A post of a list; in a tree it has no number. */
interface ListedRow<Is> {
  is: Is;
  id: StatusId;
  number: number | null;
  replies: readonly NumberedPost[];
}

/** A post of a list, called by its place there: `#3` (behaviour.md §6). */
export interface NumberedPost {
  id: StatusId;
  number: number;
}

export interface ReplyRow {
  is: 'reply';
  id: StatusId;
  /** Steps to the inline end; 0 begins a branch of its own. */
  indent: number;
  /** For each step before the last: `1` when a line runs on beside this row to a later reply. */
  lines: string;
  /** A later reply to the same post follows. */
  goesOn: boolean;
  /** Replies stand below. */
  open: boolean;
}

export interface MoreRow {
  is: 'more';
  id: StatusId;
  indent: number;
  lines: string;
  /** The reply that stands here once they are shown. */
  first: StatusId;
  /** Posts that are not shown. */
  count: number;
  /** Levels that are not shown. */
  depth: number;
  /** `folded` by the reader; `deep` by the depth rule (CONV-03). */
  why: 'folded' | 'deep';
  /** Newest of the posts that are not shown, for their authors' pictures. */
  faces: readonly StatusId[];
}

export interface TreeOptions {
  /** The post that the conversation is opened at. */
  at: StatusId;
  maxDepth: number;
  othersBelow: boolean;
  /** What the reader has set for a post; undefined leaves it to the depth rule. */
  shows(id: StatusId): boolean | undefined;
}

const FACES = 3;

export const rowKey = (row: ThreadRow): string =>
  row.is === 'others' || row.is === 'more' || row.is === 'all' ? `${row.is}:${row.id}` : row.id;

/** All posts below one, and how many levels they are. */
function below(nodes: ReadonlyMap<StatusId, ThreadNode>, id: StatusId): { ids: StatusId[]; depth: number } {
  const own = nodes.get(id);
  const ids: StatusId[] = [];
  let depth = 0;
  const pending = [...(own?.replies ?? [])];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    ids.push(next);
    const node = nodes.get(next);
    depth = Math.max(depth, (node?.depth ?? 0) - (own?.depth ?? 0));
    pending.push(...(node?.replies ?? []));
  }
  return { ids, depth };
}

/** The post's parents from the top of its thread down. */
function ancestorsOf(nodes: ReadonlyMap<StatusId, ThreadNode>, id: StatusId): readonly StatusId[] {
  const chain: StatusId[] = [];
  for (let at = nodes.get(id)?.parentId ?? null; at !== null; at = nodes.get(at)?.parentId ?? null)
    chain.push(at);
  return chain.toReversed();
}

/** CONV-03: the limit for depth minus dive depth up to which a post's replies are shown. */
const depthLimit = (maxDepth: number): number => Math.max(1, maxDepth - 2);

interface Todo {
  id: StatusId;
  indent: number;
  lines: string;
  goesOn: boolean;
  /** A branch above was unfolded as a whole. */
  whole: boolean;
}

/** Rows of the branches below some posts, each post's replies under it, oldest first. */
function branches(
  nodes: ReadonlyMap<StatusId, ThreadNode>,
  start: readonly Todo[],
  options: TreeOptions,
  baseDepth: number,
  out: ThreadRow[],
): void {
  const limit = depthLimit(options.maxDepth);
  const pending = start.toReversed();
  for (let todo = pending.pop(); todo !== undefined; todo = pending.pop()) {
    const { id, indent, lines, goesOn } = todo;
    const node = nodes.get(id);
    if (!node) continue;
    const shown = options.shows(id);
    const deep = node.depth - baseDepth > limit;
    const [first] = node.replies;
    const open = first !== undefined && (shown ?? (todo.whole || !deep));
    if (id === options.at) out.push({ is: 'selected', id, number: null, replies: [] });
    else out.push({ is: 'reply', id, indent, lines, goesOn, open });
    const inner = id === options.at ? '' : lines + (indent > 0 && goesOn ? '1' : indent > 0 ? '0' : '');
    const step = id === options.at ? 0 : indent + 1;
    if (open) {
      const whole = todo.whole || (shown === true && deep);
      for (const [at, reply] of node.replies.toReversed().entries())
        pending.push({ id: reply, indent: step, lines: inner, goesOn: at > 0, whole });
    } else if (first !== undefined) {
      const { ids, depth } = below(nodes, id);
      const why = shown === false || !deep ? 'folded' : 'deep';
      out.push({
        is: 'more',
        id,
        indent: step,
        lines: inner,
        first,
        count: ids.length,
        depth,
        why,
        faces: ids.toSorted().slice(-FACES),
      });
    }
  }
}

/**
 * The rows of a conversation as a tree (behaviour.md §6): opened at a reply, its ancestors in a line, the
 * post, what answers it; opened at a root, all roots with their branches.
 */
export function treeRows(thread: readonly ThreadNode[], options: TreeOptions): readonly ThreadRow[] {
  const nodes = new Map(thread.map((node) => [node.id, node]));
  const rows: ThreadRow[] = [];
  const roots = thread.filter(({ parentId }) => parentId === null).map(({ id }) => id);
  const ancestors = ancestorsOf(nodes, options.at);
  const top = ancestors[0];
  if (top !== undefined && roots.length > 1) rows.push({ is: 'all', id: top, count: roots.length - 1 });
  for (const id of ancestors) {
    const others = (nodes.get(id)?.replies.length ?? 1) - 1;
    rows.push({ is: 'ancestor', id, others: options.othersBelow ? 0 : others });
    if (others > 0 && options.othersBelow) rows.push({ is: 'others', id, others });
  }
  const start = top === undefined && nodes.has(options.at) ? roots : [options.at];
  const todos = start.map((id) => ({ id, indent: 0, lines: '', goesOn: false, whole: false }));
  branches(nodes, todos, options, nodes.get(options.at)?.depth ?? 0, rows);
  return rows;
}

/** The rows of a conversation as a list, oldest first; each with the numbers of what answers it (ST-02). */
export function linearRows(nodes: readonly ThreadNode[], at: StatusId): readonly ThreadRow[] {
  const numbers = new Map(nodes.map(({ id }, place) => [id, place + 1]));
  return nodes.map(({ id, replies: answers }, place) => {
    const replies = answers.map((reply) => ({ id: reply, number: numbers.get(reply) ?? 0 }));
    return { is: id === at ? 'selected' : 'post', id, number: place + 1, replies };
  });
}
