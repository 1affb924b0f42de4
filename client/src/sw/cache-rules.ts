/** What the service worker does with a request. */
export type Treatment = 'cache-first' | 'page' | 'leave';

/** Hashed names: their content never changes. */
const HASHED = /^\/assets\/.+-[\w-]{7,}\.\w+$/;
/**
 * Paths that the server answers itself (static-files.md §5) and that are never ours to touch: calls,
 * sign-in, uploads, proxied pictures, feeds, administration.
 */
const SERVER_OWN =
  /^\/(api|oauth|auth|fileserver|system|avatars|headers|packs|settings|sign_in|\.well-known|nodeinfo|main\/ostatus|ostatus_subscribe|proxy|media|objects|activities|tags|relay|inbox|web|embed|mailer|pleroma|akkoma|phoenix|emoji|images|instance|static|manifest\.json|sw[\w-]*\.js)(\/|$|\.)/;
const USER_FEEDS = /^\/users\/[^/]+\/(feed|inbox|outbox|followers|following|collections|statuses)(\/|$|\.)/;

/** Decides by method, mode and address; everything that is not plainly ours is left to the network. */
export function treatmentOf(
  request: { method: string; mode: string; url: string },
  origin: string,
): Treatment {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'leave';
  if (HASHED.test(url.pathname)) return 'cache-first';
  const isOwn = SERVER_OWN.test(url.pathname) || USER_FEEDS.test(url.pathname);
  return request.mode === 'navigate' && !isOwn ? 'page' : 'leave';
}
