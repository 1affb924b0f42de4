// Finds out which server `--server` means: the scheme, where a redirect leads, the addresses it gives itself.
import { isIP } from 'node:net';

const ANSWER_TIMEOUT = 10_000;
const MOST_REDIRECTS = 5;
const LOCAL_HOST = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\]|10\.[\d.]+|192\.168\.[\d.]+)$/;
const TLS_ERROR = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL/;

/** A reason that ends the program; its message is one line for a person. */
export class TargetError extends Error {}

/** Origins to try, best first. Without a scheme https counts; plain http only for hosts nearby. */
export function candidates(text) {
  const wrong = new TargetError(
    `--server takes the address of a server, such as https://social.example, not "${text}".`,
  );
  const trimmed = text.trim();
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(trimmed)?.[1]?.toLowerCase();
  if (trimmed === '' || (scheme !== undefined && scheme !== 'http' && scheme !== 'https')) throw wrong;
  const bare = scheme === undefined && isIP(trimmed) === 6 ? `[${trimmed}]` : trimmed;
  const whole = scheme === undefined ? `https://${bare}` : bare;
  if (!URL.canParse(whole)) throw wrong;
  const { protocol, host, hostname } = new URL(whole);
  const origins = [`${protocol}//${host}`];
  if (scheme === undefined && LOCAL_HOST.test(hostname)) origins.push(`http://${host}`);
  return origins;
}

/** What went wrong with a connection, as the end of a sentence and whether the certificate is to blame. */
function reasonOf(error) {
  const code = String(error?.cause?.code ?? error?.cause?.errors?.[0]?.code ?? error?.code ?? '');
  if (TLS_ERROR.test(code)) return { is: 'certificate', code };
  if (error?.name === 'TimeoutError') return { is: 'silent', code: 'no answer for 10 seconds' };
  return { is: 'silent', code: code || 'connection failed' };
}

async function ask(address, extra) {
  const headers = { accept: 'application/json', ...extra };
  const answer = await fetch(address, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT),
  });
  const location = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
  if (location !== null) await answer.body?.cancel();
  return { status: answer.status, location, text: location === null ? await answer.text() : '' };
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function readObject(text) {
  try {
    const value = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Follows redirects by hand: the origin at their end is the server. */
async function askAll(origin, path, extra) {
  let address = new URL(path, origin);
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const { status, location, text } = await ask(address, extra);
    if (location === null) return { status, origin: address.origin, document: readObject(text) };
    if (!URL.canParse(location, address)) break;
    const next = new URL(location, address);
    // A server that wants TLS in front of it (`force_ssl`): this proxy is what stands in front of it.
    if (!extra && address.protocol === 'http:' && next.protocol === 'https:') {
      const served = await ask(address, { 'x-forwarded-proto': 'https' });
      const document = readObject(served.text);
      if (document) return { status: served.status, origin: address.origin, document, behindTls: true };
    }
    address = next;
  }
  return { status: 0, origin, document: null, circle: true };
}

async function tryOrigin(origin) {
  let seen = null;
  for (const path of ['/api/v1/instance', '/api/v2/instance']) {
    try {
      const answer = await askAll(origin, path);
      // A server that tells strangers nothing still answers in JSON.
      const isServer = answer.status < 300 || answer.status === 401 || answer.status === 403;
      if (answer.document && isServer) return { is: 'server', ...answer };
      seen = answer;
    } catch (error) {
      return reasonOf(error);
    }
  }
  return { is: 'other', ...seen };
}

const REMEDY = 'Check the address and that the server runs.';

function explain(origin, found) {
  if (found.is === 'certificate') {
    return `the certificate of ${origin} is not trusted (${found.code}). If the server is yours, name the certificate of its authority: NODE_EXTRA_CA_CERTS=/path/to/ca.pem npm start -- --server ${origin}`;
  }
  if (found.is === 'silent') return `${origin} does not answer (${found.code}). ${REMEDY}`;
  if (found.circle) return `${origin} redirects in a circle. ${REMEDY}`;
  if (found.document) {
    const says = typeof found.document.error === 'string' ? `: ${found.document.error.slice(0, 200)}` : '';
    return `${origin} does not answer as it should (${found.status}${says}). Try again later.`;
  }
  return `${origin} does not answer as a server of the Mastodon API (${found.status}, no JSON at /api/v1/instance). ${REMEDY}`;
}

/** The origins that a server uses for itself in addresses, and where it says its streaming lives. */
export function namesIn(document, target) {
  const text = (value) => (typeof value === 'string' ? value : '');
  const hosts = [document.uri, document.domain].map((name) => text(name).replace(/^https?:\/\//, ''));
  const origins = new Set([target.origin]);
  for (const host of hosts) {
    for (const scheme of ['https', 'http']) {
      if (host !== '' && URL.canParse(`${scheme}://${host}`))
        origins.add(new URL(`${scheme}://${host}`).origin);
    }
  }
  const named =
    text(document.urls?.streaming_api) || text(document.configuration?.urls?.streaming) || target.origin;
  const address = named.replace(/^ws/, 'http');
  const streaming = URL.canParse(address) ? new URL(new URL(address).origin) : target;
  // A server under test often names a host that only it knows; then its own address is the better guess.
  const reachable = target.protocol === 'https:' || streaming.hostname === target.hostname;
  return { origins: [...origins], streaming: reachable ? streaming : target };
}

/**
 * The server behind an address that a person typed: `{target, origins, streaming, behindTls}`. Throws
 * TargetError.
 */
export async function findTarget(text) {
  const origins = candidates(text);
  let problem = '';
  for (const origin of origins) {
    const found = await tryOrigin(origin);
    if (found.is === 'server') {
      const target = new URL(found.origin);
      return { target, behindTls: found.behindTls === true, ...namesIn(found.document, target) };
    }
    problem = explain(origin, found);
  }
  throw new TargetError(problem);
}
