import { textOf, type RichNode } from './rich-node';

const PASSED_THROUGH: ReadonlySet<string> = new Set(['p', 'div']);
const BLOCKS: ReadonlySet<string> = new Set('blockquote dl hr ol pre table ul details'.split(' '));

const isBreak = (node: RichNode): boolean => node.is === 'element' && node.tag === 'br';
const isBlock = (node: RichNode): boolean =>
  node.is === 'element' && (PASSED_THROUGH.has(node.tag) || BLOCKS.has(node.tag));

/** Mentions do not count: "@ann >like this" is a quoted line too. */
function colourOf(line: readonly RichNode[]): 'green' | 'cyan' | null {
  const text = textOf(line.filter(({ is }) => is !== 'mention' && is !== 'mentions'))
    .replace(/@\S+/g, '')
    .trimStart();
  if (text.startsWith('>')) return 'green';
  return text.startsWith('<') ? 'cyan' : null;
}

function splitAtNewlines(node: RichNode): readonly RichNode[] {
  if (node.is !== 'text' || !node.text.includes('\n')) return [node];
  return node.text.split(/(?<=\n)/).map((text) => ({ is: 'text', text }));
}

/**
 * RICH-03, behaviour.md §1: lines that start with `>` or `<`, split at breaks, newlines and blocks, and
 * only where all enclosing blocks are paragraphs.
 */
export function colourQuotedLines(nodes: readonly RichNode[]): readonly RichNode[] {
  const result: RichNode[] = [];
  let line: RichNode[] = [];
  const flush = (): void => {
    const colour = colourOf(line);
    if (colour) result.push({ is: 'quoted-line', colour, children: line });
    else result.push(...line);
    line = [];
  };
  for (const node of nodes.flatMap(splitAtNewlines)) {
    if (isBreak(node) || isBlock(node)) {
      flush();
      const inner = node.is === 'element' && PASSED_THROUGH.has(node.tag);
      result.push(inner ? { ...node, children: colourQuotedLines(node.children) } : node);
    } else {
      line.push(node);
      if (node.is === 'text' && node.text.endsWith('\n')) flush();
    }
  }
  flush();
  return result;
}
