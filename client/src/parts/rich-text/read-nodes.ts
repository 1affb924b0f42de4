import { judge, type Verdict } from './allow-list';
import { groupMentions } from './group-mentions';
import { readAnchor } from './read-anchor';
import { withLines } from './lines-of-text';
import { readMfm } from './read-mfm';
import type { RichAttributes, RichNode } from './rich-node';
import { safeImage } from './safe-url';

/** Deeper nesting than any person writes: below it only the text is kept. */
const MAX_DEPTH = 64;
/** Nodes of one fragment; a post of the worst kind must still render within a frame. */
const MAX_NODES = 800;

interface Walk {
  nodesLeft: number;
}

const pixels = (value: string | null): number | null => {
  const number = value !== null && /^\d{1,4}$/.test(value) ? Number(value) : 0;
  return number > 0 ? number : null;
};

function readAttributes(element: Element, names: readonly string[], kind: string | null): RichAttributes {
  const kept: Record<string, string> = kind === null ? {} : { 'data-kind': kind };
  for (const name of names) {
    const value = element.getAttribute(name);
    if (value !== null && value.length <= 500) kept[name] = value;
  }
  return kept;
}

function readImage(element: Element): RichNode | null {
  const src = safeImage(element.getAttribute('src'));
  const alt = element.getAttribute('alt') ?? '';
  if (src === null) return alt === '' ? null : { is: 'text', text: alt };
  return {
    is: 'image',
    src,
    alt,
    title: element.getAttribute('title'),
    width: pixels(element.getAttribute('width')),
    height: pixels(element.getAttribute('height')),
  };
}

/** What is left when the limits are reached: the readable text, in order, without recursion. */
function readText(root: Node): string {
  let text = '';
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? '';
    else if (!(node instanceof Element) || judge(node).is !== 'drop')
      for (let child = node.lastChild; child; child = child.previousSibling) stack.push(child);
  }
  return text;
}

/** Neighbouring pieces of text become one node, so that emoji and limits see whole words. */
function append(nodes: RichNode[], node: RichNode): void {
  const last = nodes.at(-1);
  if (node.is === 'text' && last?.is === 'text')
    nodes[nodes.length - 1] = { is: 'text', text: last.text + node.text };
  else nodes.push(node);
}

function keep(element: Element, verdict: Verdict & { is: 'keep' }, children: readonly RichNode[]): RichNode {
  const effect = verdict.tag === 'span' ? readMfm(element) : null;
  if (effect) return { is: 'mfm', effect, children };
  const attributes = readAttributes(element, verdict.attributes, verdict.kind);
  return { is: 'element', tag: verdict.tag, attributes, children };
}

function readElement(element: Element, walk: Walk, depth: number, into: RichNode[]): void {
  const verdict = judge(element);
  if (verdict.is === 'drop') return;
  if (verdict.is === 'image') {
    const image = readImage(element);
    if (image) append(into, image);
    return;
  }
  const children = readChildren(element, walk, depth + 1);
  const classes = (element.getAttribute('class') ?? '').split(/\s+/);
  const anchor = verdict.is === 'anchor' ? readAnchor(element, children) : null;
  if (anchor) into.push(anchor);
  else if (verdict.is !== 'keep' || classes.includes('h-card'))
    for (const child of children) append(into, child);
  else if (classes.includes('quote-inline')) into.push({ is: 'quote-inline', children });
  else into.push(keep(element, verdict, children));
}

function readChildren(parent: Node, walk: Walk, depth: number): readonly RichNode[] {
  const nodes: RichNode[] = [];
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    const text = child.nodeType === Node.TEXT_NODE ? (child.nodeValue ?? '') : '';
    if (text !== '') append(nodes, { is: 'text', text });
    else if (depth > MAX_DEPTH || walk.nodesLeft <= 0) append(nodes, { is: 'text', text: readText(child) });
    else if (child instanceof Element) {
      walk.nodesLeft -= 1;
      readElement(child, walk, depth, nodes);
    }
  }
  return groupMentions(nodes);
}

/** Copies an inert tree into plain data: allowed elements, allowed attributes, safe addresses, text. */
export const readNodes = (root: Node): readonly RichNode[] =>
  withLines(readChildren(root, { nodesLeft: MAX_NODES }, 0));
