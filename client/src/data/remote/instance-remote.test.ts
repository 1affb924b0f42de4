import { describe, expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
import type { Client } from '@/api/http';
import { fakeServer } from '@/data/testing/fake-server';
import { createInstanceRemote, type InstanceRemote } from './instance-remote';

/** A server of another family whose documents say this. */
function foreign(documents: Readonly<Record<string, unknown>>): { remote: InstanceRemote; asked: string[] } {
  const asked: string[] = [];
  const client: Client = {
    base: 'https://elsewhere.example',
    async send({ path }) {
      asked.push(path);
      if (documents[path] === 404) throw new ApiError('not-found', { status: 404 });
      return Promise.resolve({ status: 200, body: documents[path] ?? null, link: null });
    },
  };
  const server = fakeServer();
  const can = { ...server.can, pleromaApi: false };
  return { remote: createInstanceRemote(client, () => ({ ...server, can })), asked };
}

describe('what an admin wrote on servers that are no Pleroma', () => {
  test('comes with the document of a GoToSocial', async () => {
    const { remote } = foreign({ '/api/v2/instance': { terms: '<p>Be kind</p>' } });
    expect((await remote.facts()).terms).toBe('<p>Be kind</p>');
  });
  test('is asked of a Mastodon that says there are terms, of no other', async () => {
    const named = {
      '/api/v2/instance': { configuration: { urls: { terms_of_service: 'https://elsewhere.example/t' } } },
      '/api/v1/instance/terms_of_service': { content: '<p>Be kind</p>' },
    };
    expect((await foreign(named).remote.facts()).terms).toBe('<p>Be kind</p>');
    const without = foreign({ '/api/v2/instance': { configuration: { urls: { terms_of_service: null } } } });
    expect((await without.remote.facts()).terms).toBeNull();
    expect(without.asked).toEqual(['/nodeinfo/2.0', '/api/v2/instance']);
  });
});

describe('what a server tells about itself', () => {
  const neither = { '/nodeinfo/2.0': 404, '/api/v2/instance': 404 };
  test('is read from the first document where there is no second and no nodeinfo', async () => {
    const contact = { id: 'a1', username: 'ann', acct: 'ann' };
    const { remote } = foreign({ ...neither, '/api/v1/instance': { contact_account: contact } });
    expect((await remote.facts()).contact?.account.acct).toBe('ann');
  });
  test('is missing where no document comes', async () => {
    const { remote } = foreign({ ...neither, '/api/v1/instance': 404 });
    await expect(remote.facts()).rejects.toMatchObject({ kind: 'server' });
  });
});
