// What changes in the headers when a real server is shown under this origin.

// Of one connection only (RFC 9110), or about whoever stands in front of the server: that is this proxy.
const NOT_FORWARDED =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|forwarded|x-forwarded-.*|x-real-ip|host)$/;
// These bind the real origin, its TLS or its reports; for http://localhost they are wrong or harmful.
const NOT_ANSWERED =
  /^(connection|keep-alive|transfer-encoding|strict-transport-security|alt-svc|clear-site-data|nel|report-to|reporting-endpoints|content-security-policy-report-only|expect-ct)$/;
const HIDDEN_PREFIX = /^(__(?:Host|Secure)-)/;
const SHOWN_PREFIX = /(^|;\s*)proxied(__(?:Host|Secure)-)/g;
/** The server's own policy, without what would stop its pages on an http origin. */
const UNFIT_DIRECTIVE =
  /^\s*(upgrade-insecure-requests|block-all-mixed-content|form-action|report-uri|report-to)\b/i;

/** How the server is addressed: its origin as its own checks expect it. */
const seenOrigin = ({ target, behindTls }) => (behindTls ? `https://${target.host}` : target.origin);

/** The headers that the server gets. An origin that is not this one stays as it is: it is for the server to refuse. */
export function requestHeaders(request, site, local, extra = {}) {
  const headers = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (!NOT_FORWARDED.test(name)) headers[name] = value;
  }
  headers.host = site.target.host;
  const own = seenOrigin(site);
  if (headers.origin === local) headers.origin = own;
  if (headers.referer?.startsWith(`${local}/`)) headers.referer = own + headers.referer.slice(local.length);
  if (headers.cookie) headers.cookie = headers.cookie.replaceAll(SHOWN_PREFIX, '$1$2');
  if (site.behindTls) headers['x-forwarded-proto'] = 'https';
  return { ...headers, ...extra };
}

/** A cookie of the server that a browser keeps for http://localhost. */
export function localCookie(cookie) {
  return cookie
    .replace(HIDDEN_PREFIX, 'proxied$1')
    .replaceAll(/;\s*domain=[^;]*/gi, '')
    .replaceAll(/;\s*secure(?=;|\s*$)/gi, '')
    .replaceAll(/;\s*partitioned(?=;|\s*$)/gi, '')
    .replace(/(;\s*samesite=)none/i, '$1Lax');
}

/** A redirect within the server stays within this origin; any other is the server's business. */
export function localLocation(location, origins, local) {
  if (!URL.canParse(location)) return location;
  const { origin, pathname, search, hash } = new URL(location);
  return origins.includes(origin) ? local + pathname + search + hash : location;
}

function ownPolicy(policy, origins, local) {
  const kept = policy
    .split(';')
    .filter((directive) => directive.trim() !== '' && !UNFIT_DIRECTIVE.test(directive));
  return origins.reduce((text, origin) => text.replaceAll(origin, `${origin} ${local}`), kept.join(';'));
}

/** Screens of the server keep the policy it gave them; an upload without one must not run under this origin. */
const UPLOAD_POLICY =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; sandbox";

export function answerHeaders(answer, origins, local, isUpload) {
  const headers = {};
  for (const [name, value] of Object.entries(answer.headers)) {
    if (!NOT_ANSWERED.test(name)) headers[name] = value;
  }
  if (headers.location) headers.location = localLocation(headers.location, origins, local);
  if (headers['set-cookie']) headers['set-cookie'] = headers['set-cookie'].map(localCookie);
  const policy = headers['content-security-policy'];
  if (policy) headers['content-security-policy'] = ownPolicy(policy, origins, local);
  else if (isUpload) headers['content-security-policy'] = UPLOAD_POLICY;
  if (isUpload) headers['x-content-type-options'] = 'nosniff';
  return headers;
}
