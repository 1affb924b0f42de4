import type { RichNode } from './rich-node';

type MentionNode = RichNode & { is: 'mention' };

/** ST-06: so many are shown, the rest behind "plus N more". */
export const MENTIONS_SHOWN = 5;

const isGap = (node: RichNode | undefined): boolean =>
  node?.is === 'text' && node.text.trim() === '' && !node.text.includes('\n');

/** Long runs of mentions with nothing but spaces between become one node (behaviour.md §1). */
export function groupMentions(nodes: readonly RichNode[]): readonly RichNode[] {
  const result: RichNode[] = [];
  let run: MentionNode[] = [];
  let start = 0;
  const flush = (end: number): void => {
    if (run.length > MENTIONS_SHOWN) result.push({ is: 'mentions', children: run });
    else result.push(...nodes.slice(start, end));
    run = [];
    start = end;
  };
  for (const [index, node] of nodes.entries()) {
    if (node.is === 'mention') {
      if (run.length === 0) flush(index);
      run.push(node);
    } else if (!isGap(node) || nodes[index + 1]?.is !== 'mention') {
      flush(index);
    }
  }
  flush(nodes.length);
  return result;
}
