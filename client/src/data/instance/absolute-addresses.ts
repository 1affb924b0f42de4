import { parseInertHtml } from '@/lib/trusted-types';

/** The fragment with its addresses seen from the server that it was written for. */
export function absoluteAddresses(html: string, base: string): string {
  const { body } = parseInertHtml(html);
  for (const [selector, name] of [
    ['a[href]', 'href'],
    ['img[src]', 'src'],
  ] as const) {
    for (const element of body.querySelectorAll(selector)) {
      const address = element.getAttribute(name) ?? '';
      if (URL.canParse(address, `${base}/`)) element.setAttribute(name, new URL(address, `${base}/`).href);
    }
  }
  return body.innerHTML;
}
