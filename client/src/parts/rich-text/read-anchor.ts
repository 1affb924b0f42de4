import type { RichNode } from './rich-node';
import { safeLink } from './safe-url';

const hasClass = (element: Element, name: string): boolean =>
  (element.getAttribute('class') ?? '').split(/\s+/).includes(name);

/** NAV-13: the tag named in the link's data, else the path segment after `tag` or `tags`. */
function tagOf(anchor: Element, href: string): string | null {
  const named = anchor.getAttribute('data-tag');
  if (named !== null && /^[\p{L}\p{N}\p{M}_·-]{1,200}$/u.test(named)) return named;
  const segment = /\/tags?\/([^/?#]+)\/?(?:[?#]|$)/.exec(href)?.[1];
  if (segment === undefined) return null;
  try {
    const tag = decodeURIComponent(segment);
    return /^[\p{L}\p{N}\p{M}_·]{1,200}$/u.test(tag) ? tag : null;
  } catch {
    return null;
  }
}

/** An `a` as a mention, hashtag or outside link; null when its address is not safe, then only its text stays. */
export function readAnchor(anchor: Element, children: readonly RichNode[]): RichNode | null {
  const href = safeLink(anchor.getAttribute('href'));
  if (href === null) return null;
  if (/^https?:/.test(href)) {
    if (hasClass(anchor, 'hashtag') || anchor.getAttribute('rel') === 'tag') {
      const tag = tagOf(anchor, href);
      if (tag !== null) return { is: 'hashtag', href, tag, children };
    } else if (hasClass(anchor, 'mention')) {
      return { is: 'mention', href, children };
    }
  }
  return { is: 'link', href, title: anchor.getAttribute('title'), children };
}
