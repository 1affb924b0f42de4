import type { Status } from '@/domain/status/status';

/** Parts of an address that say who sent it, and not where it leads. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|mc_cid|mc_eid|igshid|ref_src)$/i;
/** More links are a list of links, not shared ones; bounds what a hostile post costs. */
const MOST_LINKS = 10;
const ANCHOR = /<a\b([^<>]{0,4000})>/gi;

const attribute = (tag: string, name: string): string =>
  new RegExp(String.raw`\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';

/** The address without what tells two shares of one page apart; null for what is no page of the web. */
export function plainLink(address: string): string | null {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  for (const name of Array.from(url.searchParams.keys()))
    if (TRACKING.test(name)) url.searchParams.delete(name);
  // A place on a page is the page; an app whose pages all stand behind `#/` has no others.
  if (!/^#[!/]/.test(url.hash)) url.hash = '';
  return url.href.replace(/\/$/, '').replace(/\?$/, '');
}

/** Pages that a post leads to, each once: those in its text that are neither people nor tags, and its card. */
export function linksOf({
  content,
  card,
  mentions,
  tags,
}: Pick<Status, 'content' | 'card' | 'mentions' | 'tags'>): readonly string[] {
  const others = new Set([...mentions, ...tags].map(({ url }) => url));
  const found = new Set<string>();
  const add = (address: string): void => {
    const link = found.size < MOST_LINKS ? plainLink(address) : null;
    if (link !== null) found.add(link);
  };
  for (const [, tag = ''] of content.matchAll(ANCHOR)) {
    const href = attribute(tag, 'href');
    const isNamed =
      /\b(?:mention|hashtag)\b/.test(attribute(tag, 'class')) || /\btag\b/.test(attribute(tag, 'rel'));
    if (!isNamed && !others.has(href)) add(href);
  }
  if (card) add(card.url);
  return [...found];
}
