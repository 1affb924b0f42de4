import { parseInertHtml } from '@/lib/trusted-types';

/** Characters of markup; more than any server lets a person write, less than what stops a frame. */
const MAX_LENGTH = 150_000;

/**
 * Parses server HTML into a document without a browsing context: no script runs, nothing is fetched.
 * Its nodes never enter the page; `read-nodes.ts` copies what it knows into plain data.
 */
export const parseInert = (html: string): Element => parseInertHtml(html.slice(0, MAX_LENGTH)).body;
