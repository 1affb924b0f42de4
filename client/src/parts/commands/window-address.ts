import { navigate } from 'wouter/use-browser-location';
import { paths } from '@/domain/paths';
import type { Commands, ModerationAddress } from './commands';

/** Settings and moderation have addresses of their own and lie over a page, which the entry of the history names. */
const SETTINGS = /^\/settings(?:\/([^/]*))?\/?$/;
const MODERATION = /^\/moderation(?:\/([^/]*))?(?:\/([^/]*))?\/?$/;

/** The tab that a path of the settings names, empty for the window itself; null for other paths. */
export function settingsTabAt(path: string): string | null {
  const found = SETTINGS.exec(path);
  return found && (found[1] ?? '');
}

function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where in the moderation a path leads; null for other paths. */
export function moderationAt(path: string): ModerationAddress | null {
  const found = MODERATION.exec(path);
  return found && { tab: found[1] ?? '', item: found[2] ? decodedPart(found[2]) : null };
}

/** Whether a path is that of a window, which lies over a page. */
export const isWindow = (path: string): boolean =>
  settingsTabAt(path) !== null || moderationAt(path) !== null;

/** Path, query and fragment of the page below a window; the start page where the entry names none. */
export function pageBelow(state: unknown = history.state): string {
  const below = typeof state === 'object' && state !== null && 'below' in state ? state.below : null;
  return typeof below === 'string' && /^\/(?!\/)/.test(below) ? below : '/';
}

/** What the entry of an address keeps for who comes to it from no page: a window lies over home. */
export const overHome = (href: string): { below: string } | null =>
  isWindow(new URL(href, location.origin).pathname) ? { below: paths.home } : null;

/** How many entries of the history the windows have made: closing goes back over them. */
export function windowDepth(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number'
    ? state.depth
    : 0;
}

interface Way {
  /** "Back" leads to where one was in the window. */
  deeper: boolean;
  /** After a reload: how many entries of the history the window had, of which this is the last. */
  depth?: number | undefined;
}

/** Opens a window over what is read, or leads to another place in it. */
export function goToWindow(address: string, { deeper, depth: had }: Way): void {
  const inside = isWindow(location.pathname);
  const below = inside ? pageBelow() : location.pathname + location.search + location.hash;
  const replace = (inside && !deeper) || had !== undefined;
  const depth = had ?? windowDepth() + (replace ? 0 : 1);
  navigate(address, { replace, state: { below, depth } });
}

/** Back to the page below. */
export function leaveWindow(): void {
  const steps = windowDepth();
  if (steps > 0) history.go(-steps);
  else navigate(pageBelow(), { replace: true });
}

/** Who comes by an address of a window gets a page first; the window then opens over it. */
export function startBelowWindow({ settings, moderation }: Commands): void {
  const tab = settingsTabAt(location.pathname);
  const place = moderationAt(location.pathname);
  const setting = location.hash.slice(1);
  const depth = windowDepth() === 0 ? {} : { depth: windowDepth() };
  if (tab !== null) settings.ask({ tab, ...(setting === '' ? {} : { setting }), ...depth });
  else if (place) moderation.ask({ ...place, ...depth });
  else return;
  history.replaceState(null, '', pageBelow());
}
