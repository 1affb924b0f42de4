import { AlsoTo } from './also-to';
import { cutHtml } from './cut-html';
import { colourQuotedLines } from './greentext';
import { MentionRun } from './mention-run';
import { mfmStyle } from './mfm-style';

/** What few texts need: it comes with the first that does, or while nothing else is to be done. */
export const lateRich = { AlsoTo, MentionRun, colourQuotedLines, cutHtml, mfmStyle };

export type LateRich = typeof lateRich;
