import { parseInertHtml } from '@/lib/trusted-types';

/** The words of an instance's description, which may be HTML: paragraphs and line breaks stay, tags go. */
export function plainDescription(html: string): string {
  const document = parseInertHtml(html);
  for (const element of document.body.querySelectorAll('script, style, noembed')) element.remove();
  for (const element of document.body.querySelectorAll('br')) element.replaceWith('\n');
  for (const element of document.body.querySelectorAll('p, li, div, h1, h2, h3')) element.append('\n');
  return (document.body.textContent ?? '').replaceAll(/\n{3,}/g, '\n\n').trim();
}
