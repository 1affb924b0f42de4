import type { RichNode } from './rich-node';

/** Elements that tell where lines end. */
const LINES: ReadonlySet<string> = new Set(
  'blockquote br center dd details div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre summary table ul'.split(' '),
);

const tellsLines = (nodes: readonly RichNode[]): boolean =>
  nodes.some(
    (node) =>
      (node.is === 'element' && LINES.has(node.tag)) || ('children' in node && tellsLines(node.children)),
  );

const element = (tag: string, children: readonly RichNode[]): RichNode => ({
  is: 'element',
  tag,
  attributes: {},
  children,
});

/** The pieces of a text at its newlines; null stands for an empty line. */
function pieces(text: string, atStart: boolean, atEnd: boolean): readonly (string | null)[] {
  const begun = atStart ? text.trimStart() : text;
  const plain = atEnd ? begun.trimEnd() : begun;
  return plain.split(/([^\S\n]*\n\s*)/).map((piece, at) => {
    if (at % 2 === 0) return piece;
    return piece.split('\n').length > 2 ? null : '\n';
  });
}

/** Neighbouring pieces of text are one node. */
function append(nodes: RichNode[], text: string): void {
  const last = nodes.at(-1);
  if (last?.is === 'text') nodes[nodes.length - 1] = { is: 'text', text: last.text + text };
  else nodes.push({ is: 'text', text });
}

/** Lines of one text; behind them newlines are space, so that no post can stop the page. */
const MOST_LINES = 400;

/** Some servers send text whose lines only newlines tell: these become breaks, and empty lines paragraphs. */
export function withLines(nodes: readonly RichNode[]): readonly RichNode[] {
  if (!nodes.some((node) => node.is === 'text' && node.text.includes('\n')) || tellsLines(nodes))
    return nodes;
  const paragraphs: RichNode[][] = [];
  let lines = 0;
  let line: RichNode[] = [];
  paragraphs.push(line);
  for (const [at, node] of nodes.entries()) {
    if (node.is !== 'text') {
      line.push(node);
      continue;
    }
    for (const piece of pieces(node.text, at === 0, at === nodes.length - 1)) {
      const breaks = lines < MOST_LINES;
      if (piece === null || piece === '\n') lines += 1;
      if (piece === null && breaks) {
        line = [];
        paragraphs.push(line);
      } else if (piece === '\n' && breaks) line.push(element('br', []));
      else if (piece !== '') append(line, piece ?? '\n');
    }
  }
  return paragraphs.length === 1 ? line : paragraphs.map((children) => element('p', children));
}
