import { navigate } from 'wouter/use-browser-location';
import type { Place } from '@/data/queries/place';
import type { Realm } from '@/data/realm';
import { mayBeOfNetwork } from '@/domain/account/fediverse-address';
import { paths, profilePath, tagPath } from '@/domain/paths';
import { preloadLateRich } from '@/parts/rich-text/use-late-rich';
import { goal, isSamePage } from './same-page';

/** Milliseconds: later than this a browser no longer lets a click open a window. */
const PATIENCE = 4000;

const pathTo = (place: Place, realm: Realm): string =>
  place.is === 'status' ? paths.conversation(place.id) : profilePath(place, realm.server.get());

const openOutside = (address: string): void => void window.open(address, '_blank', 'noopener,noreferrer');

/** A plain click with the first button; all others are the browser's: new tab, new window, download. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

const late = (): Promise<'unknown'> =>
  new Promise((resolve) => {
    setTimeout(() => resolve('unknown'), PATIENCE);
  });

class LinkOpener {
  /** Addresses that lead nowhere inside: their links are plain links from then on. */
  private readonly outside = new Set<string>();
  private readonly underWay = new Set<Element>();

  constructor(private readonly realm: () => Realm) {}

  onClick(event: MouseEvent): void {
    if (!isPlain(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[target="_blank"]');
    if (link) this.follow(event, link);
    else this.openCard(event, event.target);
  }

  /** A link to the page that is open, before the link itself answers. A place on it, such as `#main`, is the browser's. */
  stayOnPage(event: MouseEvent): void {
    if (!isPlain(event) || !(event.target instanceof Element)) return;
    const path = event.target.closest('a[href^="/"]:not([target])')?.getAttribute('href');
    if (!path) return;
    if (isSamePage(path, this.realm())) event.preventDefault();
    // By way of the root the columns beside the page would be drawn anew, from their top.
    else if (path === paths.root) this.go(event, goal(path, this.realm()));
  }

  private follow(event: MouseEvent, link: HTMLAnchorElement): void {
    const address = link.href;
    // Even what is gone from here is told here.
    if (link.host === location.host && /^\/notice\/[\w-]+$/.test(link.pathname))
      return this.go(event, link.pathname);
    const ours = link.host === location.host || address.startsWith(`${this.realm().server.get().base}/`);
    const tag = ours ? tagPath(null, address) : null;
    if (tag !== null) return this.go(event, tag);
    // Pages of people on this server may be named without any sign.
    const maybe = mayBeOfNetwork(address) || (ours && /^\/[\w.-]+$/.test(link.pathname));
    if (this.outside.has(address) || !maybe) return;
    event.preventDefault();
    if (!this.underWay.has(link)) void this.lead(link, address);
  }

  private async lead(link: HTMLAnchorElement, address: string): Promise<void> {
    const realm = this.realm();
    const here = location.href;
    this.underWay.add(link);
    link.setAttribute('aria-busy', 'true');
    // Without an answer nobody knows: the next click asks again.
    const place = await Promise.race([realm.lookUp(address).catch(() => 'unknown' as const), late()]);
    link.removeAttribute('aria-busy');
    this.underWay.delete(link);
    if (place === null) this.outside.add(address);
    // Who went elsewhere meanwhile is not called back.
    if (location.href !== here || this.realm() !== realm) return;
    if (place === null || place === 'unknown') openOutside(address);
    else navigate(pathTo(place, realm));
  }

  /** A card with `data-opens` opens where nothing else in it was meant, and no text is being selected. */
  private openCard(event: MouseEvent, target: Element): void {
    if (target.closest('a, button, input, select, textarea, video, audio, summary, label')) return;
    const path = target.closest<HTMLElement>('[data-opens]')?.dataset['opens'];
    if (path === undefined || getSelection()?.isCollapsed === false) return;
    this.go(event, path);
  }

  private go(event: MouseEvent, path: string): void {
    event.preventDefault();
    navigate(path);
  }
}

/**
 * Links to posts and people of other servers open here, where this server can fetch them, else as the plain
 * links that they are. A link to the open page leads to its top. Only plain clicks are taken; the middle button
 * and the context menu see links.
 */
export function leadInside(realm: () => Realm): () => void {
  // Texts ask again for what they need.
  preloadLateRich().catch(() => {});
  const opener = new LinkOpener(realm);
  const onClick = (event: MouseEvent): void => opener.onClick(event);
  const onEarlyClick = (event: MouseEvent): void => opener.stayOnPage(event);
  document.addEventListener('click', onClick);
  document.addEventListener('click', onEarlyClick, { capture: true });
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('click', onEarlyClick, { capture: true });
  };
}
