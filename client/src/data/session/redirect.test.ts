import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningSessions } from './create-sessions';
import { behaveLikeAkkoma, INSTANCE } from './test/akkoma';
import { createBench, settle, SITE, type Bench } from './test/setup';

const FAR = 'https://far.example';

let bench: Bench;
let sessions: RunningSessions;

beforeEach(() => {
  bench = createBench();
  sessions = bench.open();
});
afterEach(() => sessions.stop());

const authorizeQuery = (): URLSearchParams => new URL(bench.left.at(-1) ?? '').searchParams;

describe("signing in on the server's own page (AUTH-03)", () => {
  beforeEach(() => behaveLikeAkkoma(bench.server, FAR));

  it('registers there and leaves with a state, a challenge and nothing secret', async () => {
    expect(await sessions.redirectToServer('far.example')).toBeNull();
    const query = authorizeQuery();
    expect(bench.left[0]).toMatch(/^https:\/\/far\.example\/oauth\/authorize\?/);
    expect(query.get('response_type')).toBe('code');
    expect(query.get('scope')).toBe('read write follow push admin');
    expect(query.get('redirect_uri')).toBe(`${SITE}/oauth-callback`);
    expect(query.get('state')).toMatch(/^[\w-]{43}$/);
    expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(bench.left[0]).not.toContain('hush');
  });

  it('comes back, exchanges the code once and shows the account', async () => {
    await sessions.redirectToServer('far.example');
    const query = authorizeQuery();
    const back = new URLSearchParams({ code: 'c0de', state: query.get('state') ?? '' });
    sessions.stop();
    sessions = bench.open();
    const outcomes = await Promise.all([sessions.finishRedirect(back), sessions.finishRedirect(back)]);
    expect(outcomes).toEqual(['signed-in', 'signed-in']);
    expect(sessions.active.get().key).toBe(`${FAR}|id-ada`);
    expect(authorizeQuery().has('force_login')).toBe(false);
    await sessions.redirectToServer('far.example');
    expect(authorizeQuery().get('force_login')).toBe('true');
    const exchanges = bench.server
      .to('/oauth/token')
      .filter(({ form }) => form.get('grant_type') === 'authorization_code');
    expect(exchanges).toHaveLength(1);
    expect(exchanges[0]?.form.get('code_verifier')).toMatch(/^[\w-]{43}$/);
    expect(exchanges[0]?.form.get('redirect_uri')).toBe(`${SITE}/oauth-callback`);
    // Iceshrimp.NET gives a token that may only read unless the scope is sent again.
    expect(exchanges[0]?.form.get('scope')).toBe(query.get('scope'));
  });

  it('asks for no admin scope where it is unknown', async () => {
    bench.server.on(`GET ${FAR}/api/v1/instance`, {
      body: { ...INSTANCE, version: '4.5.0', pleroma: undefined },
    });
    await sessions.redirectToServer('far.example');
    expect(authorizeQuery().get('scope')).toBe('read write follow push');
  });

  it('refuses a return that this tab did not ask for', async () => {
    await sessions.redirectToServer('far.example');
    expect(await sessions.finishRedirect(new URLSearchParams({ code: 'c', state: 'forged' }))).toBe('failed');
    expect(sessions.signIn.get().error).toEqual({ is: 'failed' });
    expect(bench.server.to('/oauth/token')).toEqual([]);
  });

  it('knows that access was not allowed, also where the server does not say the state again', async () => {
    for (const withState of [true, false]) {
      await sessions.redirectToServer('far.example');
      const query = new URLSearchParams({ error: 'access_denied', error_description: 'denied by owner' });
      if (withState) query.set('state', authorizeQuery().get('state') ?? '');
      expect(await sessions.finishRedirect(query)).toBe('failed');
      expect(sessions.signIn.get().error).toEqual({ is: 'denied' });
    }
  });

  it("shows the server's words when the server refused", async () => {
    await sessions.redirectToServer('far.example');
    const query = { error: 'invalid_scope', error_description: 'You said no', state: '' };
    query.state = authorizeQuery().get('state') ?? '';
    expect(await sessions.finishRedirect(new URLSearchParams(query))).toBe('failed');
    expect(sessions.signIn.get().error).toEqual({ is: 'server-text', text: 'You said no' });
  });

  it('a code that the server does not take is a failure', async () => {
    await sessions.redirectToServer('far.example');
    bench.server.on(`POST ${FAR}/oauth/token`, { status: 400, body: { error: 'Invalid credentials' } });
    const back = new URLSearchParams({ code: 'old', state: authorizeQuery().get('state') ?? '' });
    expect(await sessions.finishRedirect(back)).toBe('failed');
    expect(sessions.signIn.get().error).toEqual({ is: 'failed' });
  });

  it.each([
    ['', null],
    ['not a host', 'invalid'],
    ['nobody.example', 'not-found'],
  ])('%j answers with an error instead of leaving', async (typed, kind) => {
    await sessions.ready;
    const error = await sessions.redirectToServer(typed);
    expect(error?.kind ?? null).toBe(kind);
    expect(bench.left).toHaveLength(kind === null ? 1 : 0);
  });

  it('a kept registration that the server forgot is replaced before leaving', async () => {
    await sessions.redirectToServer('far.example');
    bench.values.set(
      `skein:app:${FAR}`,
      (bench.values.get(`skein:app:${FAR}`) ?? '').replace('client1', 'lost'),
    );
    await sessions.redirectToServer('far.example');
    expect(authorizeQuery().get('client_id')).toBe('client2');
  });
});

describe('a page on a host of its own', () => {
  const alone = (): void => {
    sessions.stop();
    bench = createBench();
    for (const path of ['/api/v1/instance', '/nodeinfo/2.0.json', '/api/pleroma/frontend_configurations']) {
      bench.server.on(`GET ${SITE}${path}`, { html: '<!doctype html><title>Skein</title>' });
    }
  };

  it('has no server until the user names one', async () => {
    alone();
    sessions = bench.open();
    await sessions.ready;
    expect(sessions.active.get().server.get().base).toBe('');
    expect(sessions.active.get().server.get().ui.loginMethod).toBe('token');
    expect(await sessions.withPassword('ada', 'secret')).toBe('failed');
  });

  it('belongs to the server that its config.json names', async () => {
    alone();
    behaveLikeAkkoma(bench.server, FAR);
    bench.server.on(`GET ${SITE}/static/config.json`, { body: { server: FAR, theme: 'pleroma-light' } });
    sessions = bench.open();
    await sessions.ready;
    expect(sessions.active.get().server.get()).toMatchObject({ base: FAR, name: 'Tidepool' });
    expect(sessions.active.get().server.get().ui.theme).toBe('pleroma-light');
  });

  it('stays with its own site when that sends half an answer', async () => {
    alone();
    bench.server.on(`GET ${SITE}/api/v1/instance`, { html: '{"uri":"site.example","title":"Ti' });
    sessions = bench.open();
    await sessions.ready;
    expect(sessions.active.get().server.get().base).toBe(SITE);
  });

  it('stays with its own site while that is only unreachable', async () => {
    alone();
    bench.server.on(`GET ${SITE}/api/v1/instance`, 'offline');
    sessions = bench.open();
    await sessions.ready;
    expect(sessions.active.get().server.get().base).toBe(SITE);
  });
});

describe('the description of the server', () => {
  it('comes from the first answer, and at the next visit from the browser', async () => {
    await sessions.ready;
    expect(sessions.active.get().server.get().name).toBe('Tidepool');
    sessions.stop();
    bench.server.on(`GET ${SITE}/api/v1/instance`, 'offline');
    sessions = bench.open();
    expect(sessions.active.get().server.get().name).toBe('Tidepool');
    await sessions.ready;
  });

  it('comes from the page where the page has it, without a call for it', async () => {
    sessions.stop();
    bench = createBench();
    sessions = bench.open({ preloaded: new Map([['/api/v1/instance', INSTANCE]]) });
    expect(sessions.active.get().server.get().name).toBe('Tidepool');
    await settle();
    expect(bench.server.to('/api/v1/instance')).toEqual([]);
  });

  it('that did not change wakes nobody', async () => {
    await sessions.ready;
    sessions.stop();
    sessions = bench.open();
    let woken = 0;
    sessions.active.get().server.subscribe(() => (woken += 1));
    await settle();
    expect(woken).toBe(0);
  });
});
