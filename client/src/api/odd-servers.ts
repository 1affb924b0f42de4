import { dto, list, text } from './decode/shape';
import type { ApiAnswer, Client } from './http';
import { toApiError, type ApiErrorKind } from '@/domain/api-error';

/** Which schemas are understood, best first; all are read alike. */
const SCHEMA = /\/ns\/schema\/2\.\d+$/;

/** The path of an address of the server itself; null for any other: nobody else is asked what this server is. */
function ownPath(base: string, address: string): string | null {
  try {
    const { origin, pathname, search } = new URL(address, base);
    return origin === new URL(base).origin ? pathname + search : null;
  } catch {
    return null;
  }
}

/** The document that `/.well-known/nodeinfo` names; null when it names none that can be had. */
export async function namedNodeinfo(client: Client): Promise<unknown> {
  const named = await client.send({ path: '/.well-known/nodeinfo' }).catch(() => null);
  for (const { rel, href } of list(dto(named?.body).links, dto)) {
    const path = SCHEMA.test(text(rel)) ? ownPath(client.base, text(href)) : null;
    if (path === null) continue;
    const answer = await client.send({ path }).catch(() => null);
    if (answer) return answer.body;
  }
  return null;
}

/** The second instance document, where `refused` says that there is no first one. Throws it where it says something else. */
export async function secondInstance(client: Client, refused: unknown): Promise<ApiAnswer> {
  if (toApiError(refused).kind !== 'not-found') throw refused;
  return client.send({ path: '/api/v2/instance' });
}

const REFUSALS: ReadonlySet<ApiErrorKind> = new Set(['login-needed', 'unauthorized', 'forbidden']);

async function isRefused(guest: Client): Promise<boolean | null> {
  try {
    await guest.send({ path: '/api/v1/timelines/public', query: { local: true, limit: 1 } });
    return false;
  } catch (thrown) {
    return REFUSALS.has(toApiError(thrown).kind) ? true : null;
  }
}

/** Whether it shows a guest nothing of what is posted there: few say so beforehand. A clear answer is not asked for again. */
export async function keepsFromGuests(guest: Client, known = new Map<string, boolean>()): Promise<boolean> {
  const closed = known.get(guest.base) ?? (await isRefused(guest));
  if (closed !== null) known.set(guest.base, closed);
  return closed ?? false;
}
