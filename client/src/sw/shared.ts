// Named here again, as in lib/shared/take-shared.ts: see shell-cache.ts.
const SHARED = 'skein-shared';
/** Names of the caches of pictures that were kept for reading begin so (data/snapshot/pictures-of.ts). */
const PICTURES = 'skein-pictures';

/** On a full disk what was kept for reading goes, as in data/snapshot/make-room.ts: it comes again. */
async function keep(address: string, shared: Response): Promise<void> {
  const cache = await caches.open(SHARED);
  try {
    await cache.put(address, shared.clone());
  } catch {
    for (const name of await caches.keys()) if (name.startsWith(PICTURES)) await caches.delete(name);
    await cache.put(address, shared);
  }
}

/**
 * What another app shares is kept as it came, until the page has made a draft of it: a share sheet is gone when the
 * page opens, and nobody shares twice.
 */
export async function keepShared(request: Request): Promise<Response> {
  const type = request.headers.get('content-type') ?? '';
  const kept = new Response(await request.blob(), { headers: { 'content-type': type } });
  await keep(`/share/${Date.now()}-${crypto.randomUUID()}`, kept);
  return Response.redirect('/main/share', 303);
}

/** Words that have no place yet are kept in the same way. Returns the way to forget them. */
export async function keepWords(text: string): Promise<() => Promise<unknown>> {
  const form = new FormData();
  form.set('text', text);
  const address = `/share/${Date.now()}-${crypto.randomUUID()}`;
  await keep(address, new Response(form));
  return async () => (await caches.open(SHARED)).delete(address);
}
