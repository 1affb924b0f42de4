import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSocketHub, type SocketHub } from './socket-hub.ts';
import { type Person, SocialWorld } from '../testing/social-fixture.ts';
import { decryptPush as decrypt, newPushKeys as newKeys, type PushKeys } from '../testing/push-reader.ts';
import { setMeta } from '../storage/settings.ts';
import { vapidPublicKey } from '../storage/vapid.ts';
import { pushConnection } from './push.ts';

/** Whether the instance that has this public key signed it (RFC 8292). */
function isSignedBy(authorization: string, publicKey: string, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const raw = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: raw.subarray(1, 33).toString('base64url'),
    y: raw.subarray(33).toString('base64url'),
  };
  const says: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect(says).toMatchObject({ aud: audience });
  return (
    key === publicKey &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}

/** The browsers' own service, on this machine. */
let service: Server;
let address: string;
let heard: { headers: IncomingHttpHeaders; body: Buffer }[];
let answers: number;
let hub: SocketHub;
let world: SocialWorld;
let ada: Person;
let bob: Person;

beforeEach(async () => {
  heard = [];
  answers = 201;
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(answers).end();
    });
  });
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  const at = service.address();
  address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
  hub = createSocketHub();
  world = new SocialWorld(hub);
  hub.attach(createServer(), world.inst);
  hub.join(pushConnection(world.inst, 'http://tide.test'));
  ada = world.person('ada');
  bob = world.person('bob');
});
afterEach(() => {
  hub.close();
  world.close();
  service.close();
});

const call = (who: Person, method: string, path: string, body?: object) =>
  world.app.request(`http://tide.test${path}`, {
    method,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
const PATH = '/api/v1/push/subscription';
const subscribe = ({ pair, auth }: PushKeys, alerts: Record<string, boolean>, endpoint = `${address}/p/1`) =>
  call(ada, 'POST', PATH, {
    subscription: {
      endpoint,
      keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    data: { alerts },
  });
const follow = () => call(bob, 'POST', `/api/v1/accounts/${ada.id}/follow`);

/** Private keys of 31 and 30 bytes, with the public ones. */
const SHORT_KEYS = [
  [
    'j9as3sukKjmPUzVRqZyQyu2kryA-Oyb2x5nFchgU1g',
    'BDlZaZK3nDhIZDeuw6E3o7A4dmIoF9un5hmwPfWLx7ZUXWpiqeHznSjX0XFr1vDnT8T2EfwzJqfmtaptJFzLDEk',
  ],
  [
    '4ZGkc52GyVP2W7wB5oUaLZqufcZcbjPrl1Yfn8V7',
    'BCcxFeViKH4vht4Rf25MnRMZ4mTi3vH-DAInmI4RTNs18df1H6bdGLLb58V6AEqXcSW8iYcOqMJcc5R7cmaI6P8',
  ],
] as const;

describe('web push', () => {
  it('reaches the browser that asked for it, encrypted for it and signed by this instance', async () => {
    const keys = newKeys();
    await subscribe(keys, { follow: true });
    await follow();
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    const [message] = heard;
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: expect.any(String) });
    expect(isSignedBy(message?.headers.authorization ?? '', vapidPublicKey(world.inst.db), address)).toBe(
      true,
    );
    const body = message?.body ?? Buffer.alloc(0);
    expect(body.includes('bob')).toBe(false);
    expect(decrypt(body, keys)).toMatchObject({
      access_token: ada.token,
      notification_type: 'follow',
      title: 'New Follower',
      body: '@bob has followed you',
      preferred_locale: 'en',
    });
    expect(() => decrypt(body, newKeys())).toThrow();
  });

  it('sends with a key whose first zeros an earlier version left out', async () => {
    for (const [privateKey, publicKey] of SHORT_KEYS) {
      heard = [];
      setMeta(world.inst.db, 'vapid_private', privateKey);
      setMeta(world.inst.db, 'vapid_public', publicKey);
      await subscribe(newKeys(), { mention: true });
      await call(bob, 'POST', '/api/v1/statuses', { status: '@ada one' });
      await vi.waitFor(() => expect(heard).toHaveLength(1));
      expect(isSignedBy(heard[0]?.headers.authorization ?? '', publicKey, address)).toBe(true);
    }
  });

  it('says nothing of what was not asked for, and nothing after the end', async () => {
    const keys = newKeys();
    await subscribe(keys, { follow: false, mention: true });
    await follow();
    await call(bob, 'POST', '/api/v1/statuses', { status: '@ada one' });
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(decrypt(heard[0]?.body ?? Buffer.alloc(0), keys)).toMatchObject({ notification_type: 'mention' });
    expect((await call(ada, 'DELETE', PATH)).status).toBe(200);
    expect((await call(ada, 'DELETE', PATH)).status).toBe(404);
    await call(bob, 'POST', '/api/v1/statuses', { status: '@ada two' });
    await subscribe(keys, { mention: true });
    await call(bob, 'POST', '/api/v1/statuses', { status: '@ada three' });
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(decrypt(heard[1]?.body ?? Buffer.alloc(0), keys)).toMatchObject({ body: '@bob: @ada three' });
  });

  it('hides what was written where the account wants that', async () => {
    const keys = newKeys();
    await subscribe(keys, { mention: true });
    await call(ada, 'PUT', '/api/pleroma/notification_settings', { hide_notification_contents: true });
    await call(bob, 'POST', '/api/v1/statuses', { status: '@ada a secret' });
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    const message = decrypt(heard[0]?.body ?? Buffer.alloc(0), keys);
    expect(message).toMatchObject({ body: 'New Mention' });
    expect(message).not.toHaveProperty('title');
  });

  it('forgets a subscription that is over, keeps one whose service has trouble', async () => {
    await subscribe(newKeys(), { mention: true });
    answers = 503;
    await call(bob, 'POST', '/api/v1/statuses', { status: '@ada one' });
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect((await call(ada, 'GET', PATH)).status).toBe(200);
    answers = 410;
    await call(bob, 'POST', '/api/v1/statuses', { status: '@ada two' });
    await vi.waitFor(async () => expect((await call(ada, 'GET', PATH)).status).toBe(404));
  });

  it('calls no address that is not a push service', async () => {
    for (const endpoint of ['ftp://a.example/', 'http://10.0.0.1/x', 'nonsense', 'file:///etc/passwd'])
      expect((await subscribe(newKeys(), { mention: true }, endpoint)).status, endpoint).toBe(422);
  });
});
