import { Marked, type RendererObject } from 'marked';
import { escapeHtml } from './escape.ts';
import { mfmExtension } from './mfm.ts';

const renderer: RendererObject = {
  codespan: ({ text }) => `<code class="inline">${escapeHtml(text)}</code>`,
  code: ({ text }) => `<pre><code>${escapeHtml(text)}</code></pre>`,
};
const plain = new Marked({ gfm: true, breaks: true, renderer });
const withFunctions = new Marked({ gfm: true, breaks: true, renderer, extensions: [mfmExtension] });

/** Joins blocks without the line breaks between them; what stands inside `pre` is kept. */
function compact(html: string): string {
  return html
    .split(/(<pre>[\s\S]*?<\/pre>)/)
    .map((part) => (part.startsWith('<pre>') ? part : part.replace(/(^|>)\n+(?=<|$)/g, '$1')))
    .join('')
    .trim();
}

/** More link openings than this make the reader slow (its time grows with their square). */
const MOST_LINKS = 200;

function isTame(source: string): boolean {
  return source.split('](').length <= MOST_LINKS;
}

/**
 * Markdown to (not yet sanitised) HTML; `mfm` also reads `$[name.args text]`. What would hold the server up
 * (thousands of nested quotes or broken links) is shown as it was written.
 */
export function markdownToHtml(source: string, dialect: 'markdown' | 'mfm'): string {
  const reader = dialect === 'mfm' ? withFunctions : plain;
  if (isTame(source)) {
    try {
      return compact(reader.parse(source, { async: false }));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return escapeHtml(source).replace(/\r?\n/g, '<br/>');
}
