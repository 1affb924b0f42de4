/** What the service worker does with a request. `page-without-network`: the network's answer, else the kept page. */
export type Treatment = 'cache-first' | 'page' | 'page-without-network' | 'manifest' | 'share' | 'leave';

/** Hashed names: their content never changes. */
const HASHED = /^\/assets\/.+-[\w-]{7,}\.\w+$/;
/**
 * Paths that the server answers itself (static-files.md §5) and that are never ours to touch: calls,
 * sign-in, uploads, proxied pictures, feeds, administration.
 */
const SERVER_OWN =
  /^\/(api|oauth|auth|fileserver|system|avatars|headers|packs|sign_in|\.well-known|nodeinfo|main\/ostatus|ostatus_subscribe|proxy|media|objects|activities|tags|relay|inbox|web|embed|mailer|pleroma|akkoma|phoenix|emoji|images|instance|static|manifest\.json|sw[\w-]*\.js)(\/|$|\.)/;
/** Settings of ours; some servers have pages of their own there. */
const SETTINGS = /^\/settings(\/|$)/;
const USER_FEEDS = /^\/users\/[^/]+\/(feed|inbox|outbox|followers|following|collections|statuses)(\/|$|\.)/;

/** Decides by method, mode and address; everything that is not plainly ours is left to the network. */
export function treatmentOf(
  request: { method: string; mode: string; url: string },
  origin: string,
): Treatment {
  const url = new URL(request.url);
  if (url.origin !== origin) return 'leave';
  if (request.method === 'POST' && request.mode === 'navigate' && url.pathname === '/main/share')
    return 'share';
  if (request.method !== 'GET') return 'leave';
  if (url.pathname === '/manifest.json' && request.mode !== 'navigate') return 'manifest';
  if (HASHED.test(url.pathname)) return 'cache-first';
  if (SETTINGS.test(url.pathname)) return request.mode === 'navigate' ? 'page-without-network' : 'leave';
  const isOwn = SERVER_OWN.test(url.pathname) || USER_FEEDS.test(url.pathname);
  return request.mode === 'navigate' && !isOwn ? 'page' : 'leave';
}
