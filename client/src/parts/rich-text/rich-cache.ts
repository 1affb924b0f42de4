import { parseInert } from './inert-document';
import { readNodes } from './read-nodes';
import type { RichNode } from './rich-node';

/** Bodies kept parsed: a few screens of posts, names and bios, so that scrolling back parses nothing. */
const KEPT = 150;

const cache = new Map<string, readonly RichNode[]>();

function remembered(key: string, make: () => readonly RichNode[]): readonly RichNode[] {
  const known = cache.get(key);
  const nodes = known ?? make();
  cache.delete(key); // put back as the newest: a Map keeps the order of insertion
  cache.set(key, nodes);
  if (cache.size > KEPT) for (const oldest of cache.keys()) if (cache.delete(oldest)) break;
  return nodes;
}

type Colour = (nodes: readonly RichNode[]) => readonly RichNode[];

/** Server HTML as safe nodes; the same text gives the same nodes while it is remembered. */
export function richNodes(html: string, colour: Colour | null): readonly RichNode[] {
  const plain = remembered(html, () => readNodes(parseInert(html)));
  return colour ? remembered(`>${html}`, () => colour(plain)) : plain;
}
