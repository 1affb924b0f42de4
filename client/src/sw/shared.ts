// Named here again, as in lib/shared/take-shared.ts: see shell-cache.ts.
const SHARED = 'skein-shared';

/**
 * What another app shares is kept as it came, until the page has made a draft of it: a share sheet is gone when the
 * page opens, and nobody shares twice.
 */
export async function keepShared(request: Request): Promise<Response> {
  const cache = await caches.open(SHARED);
  const type = request.headers.get('content-type') ?? '';
  const kept = new Response(await request.blob(), { headers: { 'content-type': type } });
  await cache.put(`/share/${Date.now()}-${crypto.randomUUID()}`, kept);
  return Response.redirect('/main/share', 303);
}
