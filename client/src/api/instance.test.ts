import { describe, expect, it, vi } from 'vitest';
import { loadServer, serverFrom, serverFromPage } from './instance';

const BASE = 'https://a.example';
const AKKOMA = { title: 'Tide', version: '2.7.2 (compatible; Akkoma 3.16.0)', pleroma: { metadata: {} } };

function fakeFetch(table: Record<string, unknown>): { fetch: typeof fetch; asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    async fetch(url) {
      const address = url instanceof Request ? url.url : String(url);
      asked.push(address);
      const found = table[address];
      if (found === 'offline') throw new TypeError('offline');
      if (typeof found === 'string') return Promise.resolve(new Response(found));
      const status = found === undefined ? 404 : 200;
      return Promise.resolve(new Response(JSON.stringify(found ?? { error: 'Not implemented' }), { status }));
    },
  };
}

describe('loading what a server is', () => {
  it('asks an Akkoma for its four documents and for no second instance document', async () => {
    const { fetch, asked } = fakeFetch({
      [`${BASE}/api/v1/instance`]: AKKOMA,
      [`${BASE}/nodeinfo/2.0.json`]: { metadata: { nodeName: 'Tidepool' } },
      [`${BASE}/static/config.json`]: { theme: 'x' },
      [`${BASE}/api/pleroma/frontend_configurations`]: { pleroma_fe: { stopGifs: true } },
    });
    const { server, documents } = await loadServer(BASE, { site: BASE, fetch });
    expect(server.name).toBe('Tidepool');
    expect(server.ui).toMatchObject({ theme: 'x', preferenceDefaults: { stopGifs: true } });
    expect(asked).toHaveLength(4);
    expect(serverFrom(BASE, JSON.parse(JSON.stringify(documents)), BASE)).toEqual(server);
  });

  it('asks others for their second document and for nodeinfo by its plain name', async () => {
    const { fetch, asked } = fakeFetch({
      [`${BASE}/api/v1/instance`]: { title: 'Mast', version: '4.5.0' },
      [`${BASE}/api/v2/instance`]: { api_versions: { mastodon: 7 } },
      [`${BASE}/nodeinfo/2.0`]: { software: { name: 'mastodon', version: '4.5.0' } },
    });
    const { server } = await loadServer(BASE, { site: 'https://page.example', fetch });
    expect(server.can.quotes).toBe(true);
    expect(asked.filter((address) => /pleroma|\.json$/.test(address))).toEqual([
      'https://page.example/static/config.json',
    ]);
    expect(server.software.name).toBe('mastodon');
    expect(asked).toContain('https://page.example/static/config.json');
  });

  it('knows a server by its second document alone, where it has no first one', async () => {
    const { fetch } = fakeFetch({
      [`${BASE}/api/v2/instance`]: {
        title: 'Late',
        version: '5.0.0',
        description: 'Only the second',
        languages: ['cy'],
        thumbnail: { url: `${BASE}/late.png` },
        api_versions: { mastodon: 9 },
        registrations: { enabled: true, approval_required: true },
        configuration: {
          urls: { streaming: 'wss://stream.a.example' },
          statuses: { max_characters: 700, max_media_attachments: 6 },
        },
      },
    });
    const { server, documents } = await loadServer(BASE, { site: 'https://page.example', fetch });
    expect(server).toMatchObject({
      name: 'Late',
      description: 'Only the second',
      languages: ['cy'],
      thumbnail: `${BASE}/late.png`,
      textLimit: 700,
      streamingBase: 'wss://stream.a.example',
      registrationOpen: true,
      approvalRequired: true,
      software: { name: 'mastodon', version: '5.0.0' },
      uploads: { files: 6 },
    });
    expect(server.can.quotes).toBe(true);
    expect(serverFrom(BASE, JSON.parse(JSON.stringify(documents)), 'https://page.example')).toEqual(server);
  });

  it.each([
    ['of its own', `${BASE}/info/2.1?of=us`, 'elsewhere'],
    ['without a host', '/info/2.1?of=us', 'elsewhere'],
    ['of another site', 'https://b.example/info/2.1?of=us', 'mastodon'],
    ['that is none', 'https://', 'mastodon'],
    ['that is not even text', 7, 'mastodon'],
  ])('finds nodeinfo where the server names an address %s', async (_what, href, name) => {
    const link = { rel: 'http://nodeinfo.diaspora.software/ns/schema/2.1', href };
    const { fetch, asked } = fakeFetch({
      [`${BASE}/api/v1/instance`]: { title: 'Other', version: '1.0.0' },
      [`${BASE}/.well-known/nodeinfo`]: { links: [null, { rel: 'x', href: `${BASE}/x` }, link] },
      [`${BASE}/info/2.1?of=us`]: { software: { name: 'elsewhere', version: '1' } },
    });
    const { server } = await loadServer(BASE, { site: BASE, fetch });
    expect(server.software.name).toBe(name);
    expect(asked.every((address) => address.startsWith(BASE))).toBe(true);
    expect(asked).not.toContain(`${BASE}/x`);
  });

  it('uses the answers inside the page first, on its own site only', async () => {
    const preloaded = new Map<string, unknown>([
      ['/api/v1/instance', AKKOMA],
      ['/nodeinfo/2.0.json', { version: '2.0' }],
      ['/api/pleroma/frontend_configurations', {}],
    ]);
    const { fetch, asked } = fakeFetch({});
    await loadServer(BASE, { site: BASE, fetch, preloaded });
    expect(asked).toEqual([`${BASE}/static/config.json`]);
    await expect(loadServer('https://b.example', { site: BASE, fetch, preloaded })).rejects.toMatchObject({
      kind: 'not-found',
    });
    expect(serverFromPage(BASE, preloaded, BASE)?.name).toBe('Tide');
    expect(serverFromPage('https://b.example', preloaded, BASE)).toBeNull();
    expect(serverFromPage(BASE, new Map(), BASE)).toBeNull();
  });

  it('warns of what is missing or is the page itself, and goes on (SYS-01)', async () => {
    const { fetch } = fakeFetch({
      [`${BASE}/api/v1/instance`]: AKKOMA,
      [`${BASE}/static/config.json`]: '<!doctype html>',
      [`${BASE}/nodeinfo/2.0.json`]: 'offline',
    });
    const warn = vi.fn();
    const { server } = await loadServer(BASE, { site: BASE, fetch, warn });
    expect(server.name).toBe('Tide');
    expect(warn.mock.calls.map(([what, error]) => [what, error.kind])).toEqual(
      expect.arrayContaining([
        ['/nodeinfo/2.0.json', 'offline'],
        ['/static/config.json', 'nonsense'],
        ['/api/pleroma/frontend_configurations', 'not-found'],
      ]),
    );
  });

  it.each([
    ['a page', '<!doctype html>', 'nonsense'],
    ['a list', [], 'nonsense'],
    ['nobody', 'offline', 'offline'],
  ])('%s instead of the instance document is an error', async (_what, answer, kind) => {
    const { fetch } = fakeFetch({ [`${BASE}/api/v1/instance`]: answer });
    await expect(loadServer(BASE, { site: BASE, fetch })).rejects.toMatchObject({ kind });
  });

  it('keeps no moderation lists for the next start, and takes no nonsense from there', async () => {
    const federation = { enabled: false, mrf_simple: { reject: ['bad.example'] } };
    const pleroma = { metadata: { federation } };
    const { fetch } = fakeFetch({
      [`${BASE}/api/v1/instance`]: { ...AKKOMA, pleroma },
      [`${BASE}/nodeinfo/2.0.json`]: { metadata: { federation } },
    });
    const { documents, server } = await loadServer(BASE, { site: BASE, fetch });
    expect(JSON.stringify(documents)).not.toContain('bad.example');
    expect(server.federating).toBe(false);
    for (const kept of [undefined, null, 7, [], {}, { instance: 7 }])
      expect(serverFrom(BASE, kept, BASE)).toBeNull();
  });

  it.each([
    ['shows', [], false],
    ['keeps', undefined, true],
  ])('%s its posts to guests as it answers one of them, whatever it is called', async (_, posts, closed) => {
    const table = {
      [`${BASE}/api/v1/instance`]: {
        title: 'Gots',
        version: '0.20.0',
        uri: `${BASE}/`,
        account_domain: 'g.example',
      },
      [`${BASE}/nodeinfo/2.0`]: { software: { name: 'gotosocial', version: '0.20.0' } },
      [`${BASE}/api/v1/timelines/public?local=true&limit=1`]: posts,
    };
    const { fetch, asked } = fakeFetch(table);
    const guarded: typeof globalThis.fetch = async (url, init) => {
      const answer = await fetch(url, init);
      const refused =
        String(url instanceof Request ? url.url : url).includes('timelines') && answer.status === 404;
      return refused ? new Response('{"error":"token not supplied"}', { status: 401 }) : answer;
    };
    const options = {
      site: 'https://page.example',
      fetch: guarded,
      closedToGuests: new Map<string, boolean>(),
    };
    const { server, documents } = await loadServer(BASE, options);
    expect(await loadServer(BASE, options)).toEqual({ server, documents });
    expect(asked.filter((address) => address.includes('/timelines/'))).toHaveLength(1);
    expect(server).toMatchObject({ isPrivate: closed, domain: 'g.example' });
    expect(server.publicTimelineVisibility).toMatchObject({ local: !closed, federated: !closed });
    expect(serverFrom(BASE, JSON.parse(JSON.stringify(documents)), 'https://page.example')).toEqual(server);
  });
});
