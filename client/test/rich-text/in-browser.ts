import { parseInert } from '@/parts/rich-text/inert-document';
import { readNodes } from '@/parts/rich-text/read-nodes';
import { outline } from './outline';

/** For the end-to-end test, which runs this file inside a page. */
export const readAll = (
  fragments: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(fragments).map(([kind, list]) => [
      kind,
      list.map((html) => outline(readNodes(parseInert(html)))),
    ]),
  );
