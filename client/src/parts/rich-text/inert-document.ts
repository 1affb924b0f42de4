import { parseInertHtml } from '@/lib/trusted-types';
import { disarm } from './parts-of-html';

/**
 * Parses server HTML into a document without a browsing context: no script runs, nothing is fetched.
 * Its nodes never enter the page; `read-nodes.ts` copies what it knows into plain data.
 */
export const parseInert = (html: string): Element => parseInertHtml(disarm(html)).body;
