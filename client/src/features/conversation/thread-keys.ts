import type { ThreadNode } from '@/data/conversations/thread';
import type { StatusId } from '@/domain/ids';

export type Relative = 'parent' | 'child' | 'next' | 'previous';

/** Who is meant, from one post of a thread; null when there is none. */
export function relativeOf(nodes: readonly ThreadNode[], from: StatusId, which: Relative): StatusId | null {
  const node = nodes.find(({ id }) => id === from);
  if (!node) return null;
  if (which === 'parent') return node.parentId;
  if (which === 'child') return node.replies[0] ?? null;
  const siblings = nodes.filter(({ parentId }) => parentId === node.parentId).map(({ id }) => id);
  return siblings[siblings.indexOf(from) + (which === 'next' ? 1 : -1)] ?? null;
}

/**
 * The post that arrows lead on from: the one with the focus; the opened one when nothing has it, or the page as a
 * whole, as after it was opened by a key. Null inside a post, and in everything else that has arrows of its own.
 */
export function startOfWalk(target: HTMLElement, opened: StatusId): StatusId | null {
  if (target.matches('body, main')) return opened;
  return target.tagName === 'ARTICLE' ? (target.dataset['statusId'] ?? null) : null;
}

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The arrow to the line's beginning leads to the parent, the other way to the first reply. */
export function relativeOfKey(event: Pressed, rtl: boolean): Relative | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.shiftKey) return event.key === 'ArrowDown' ? 'next' : event.key === 'ArrowUp' ? 'previous' : null;
  if (event.key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return 'parent';
  return event.key === (rtl ? 'ArrowLeft' : 'ArrowRight') ? 'child' : null;
}
