import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningSessions } from './create-sessions';
import { createStorage, type SafeStorage } from '@/lib/storage';
import { account } from './test/akkoma';
import { createBench, memoryArea, settle, SITE, type Bench } from './test/setup';

const BAD = { status: 400, body: { error: 'Invalid credentials' } };
const MFA = {
  status: 403,
  body: { error: 'mfa_required', mfa_token: 'mfa-1', supported_challenge_types: 'totp' },
};

let bench: Bench;
let sessions: RunningSessions;

beforeEach(async () => {
  bench = createBench();
  sessions = bench.open();
  await sessions.ready;
});
afterEach(() => sessions.stop());

describe('signing in with a password', () => {
  it('registers the app, gets a token, loads the account and shows it (AUTH-01, AUTH-02)', async () => {
    expect(await sessions.withPassword('ada', 'secret')).toBe('signed-in');
    const [app] = bench.server.to('/api/v1/apps');
    expect(Object.fromEntries(app?.form ?? [])).toMatchObject({
      redirect_uris: `${SITE}/oauth-callback`,
      scopes: 'read write follow push admin',
    });
    expect(Object.fromEntries(bench.server.to('/oauth/token')[0]?.form ?? [])).toEqual({
      client_id: 'client1',
      client_secret: 'hush1',
      grant_type: 'password',
      username: 'ada',
      password: 'secret',
    });
    expect(sessions.active.get().key).toBe(`${SITE}|id-ada`);
    expect(sessions.active.get().me.get()?.displayName).toBe('ADA');
    expect(sessions.accounts.get().map(({ acct }) => acct)).toEqual(['ada']);
    expect(sessions.signIn.get()).toEqual({ is: 'password', busy: false, error: null });
    expect(sessions.lastLoginName()).toBe('ada');
    expect(bench.realms.filter((realm) => realm.running())).toHaveLength(1);
  });

  it('keeps the token of the app itself, too', async () => {
    await sessions.withPassword('ada', 'secret');
    await settle();
    expect(bench.values.get(`skein:app:${SITE}`)).toContain('app-token');
  });

  it('is busy while it waits, and takes no second request', async () => {
    const first = sessions.withPassword('ada', 'secret');
    expect(sessions.signIn.get().busy).toBe(true);
    expect(await sessions.withPassword('ada', 'secret')).toBe('failed');
    expect(await first).toBe('signed-in');
  });

  it('never sends cookies, and never a token of somebody else with a sign-in', async () => {
    await sessions.withPassword('ada', 'secret');
    await sessions.withPassword('lin', 'secret');
    expect(new Set(bench.server.calls.map(({ credentials }) => credentials))).toEqual(new Set(['omit']));
    expect(bench.server.to('/oauth/token').map(({ token }) => token)).not.toContain('token-ada');
  });
});

describe('errors of a sign-in (AUTH-05)', () => {
  const errorAfter = async (password = 'wrong'): Promise<unknown> => {
    expect(await sessions.withPassword('ada', password)).toBe('failed');
    return sessions.signIn.get().error;
  };

  it.each([
    ['a 400 "Invalid credentials"', BAD, { is: 'wrong-credentials' }],
    ['a 401', { status: 401, body: { error: 'nope' } }, { is: 'wrong-credentials' }],
    [
      'another refusal in words',
      { status: 403, body: { error: 'Your account is awaiting approval.', identifier: 'awaiting_approval' } },
      { is: 'server-text', text: 'Your account is awaiting approval.' },
    ],
    ['429', { status: 429, body: { error: 'Throttled' } }, { is: 'server-text', text: 'Throttled' }],
    ['a broken server', { status: 500, body: { error: 'Bad request' } }, { is: 'failed' }],
    ['a page instead of JSON', { status: 502, html: '<h1>Bad gateway</h1>' }, { is: 'failed' }],
    ['200 without a token', { body: {} }, { is: 'failed' }],
    ['no network', 'offline', { is: 'no-connection' }],
  ] as const)('%s is told as such', async (_what, answer, error) => {
    bench.server.on(`POST ${SITE}/oauth/token`, ({ form }) =>
      form.get('grant_type') === 'password' ? answer : { body: { access_token: 'app-token' } },
    );
    expect(await errorAfter()).toEqual(error);
  });

  it('an app that cannot be registered is a failure without words', async () => {
    bench.server.on(`POST ${SITE}/api/v1/apps`, { status: 422, body: { error: 'name taken' } });
    expect(await errorAfter()).toEqual({ is: 'failed' });
  });

  it('a token whose account cannot be loaded is given back', async () => {
    bench.server.on(`GET ${SITE}/api/v1/accounts/verify_credentials`, { status: 500, body: {} });
    expect(await errorAfter('secret')).toEqual({ is: 'failed' });
    await settle();
    expect(sessions.accounts.get()).toEqual([]);
    expect(bench.server.to('/oauth/revoke').map(({ form }) => form.get('token'))).toContain('token-ada');
  });

  it('password_reset_required goes to the password reset', async () => {
    const body = { error: 'Password reset is required', identifier: 'password_reset_required' };
    bench.server.on(`POST ${SITE}/oauth/token`, { status: 403, body });
    expect(await sessions.withPassword('ada', 'secret')).toBe('password-reset-required');
    expect(sessions.signIn.get()).toEqual({ is: 'password', busy: false, error: null });
  });

  it('can be dismissed', async () => {
    await errorAfter();
    sessions.dismissError();
    expect(sessions.signIn.get()).toEqual({ is: 'password', busy: false, error: null });
  });

  it('a server that forgot the registered app gets a new one and the same password again', async () => {
    await sessions.withPassword('ada', 'secret');
    await settle();
    bench.values.set(
      `skein:app:${SITE}`,
      (bench.values.get(`skein:app:${SITE}`) ?? '').replace('client1', 'lost'),
    );
    sessions.stop();
    sessions = bench.open();
    expect(await sessions.withPassword('lin', 'secret')).toBe('signed-in');
    expect(bench.server.to('/api/v1/apps')).toHaveLength(2);
  });

  it('a wrong password with a good app registers nothing new', async () => {
    await sessions.withPassword('ada', 'wrong');
    await sessions.withPassword('ada', 'wrong');
    await sessions.withPassword('ada', 'wrong');
    expect(bench.server.to('/api/v1/apps')).toHaveLength(1);
  });
});

describe('the second factor (AUTH-04)', () => {
  beforeEach(async () => {
    bench.server.on(`POST ${SITE}/oauth/token`, MFA);
    bench.server.on(`POST ${SITE}/oauth/mfa/challenge`, ({ form }) =>
      form.get('code') === '123456'
        ? { body: { access_token: 'token-ada' } }
        : { status: 400, body: { error: 'Invalid code' } },
    );
    expect(await sessions.withPassword('ada', 'secret')).toBe('mfa');
  });

  it('asks for a one-time code, which signs in', async () => {
    expect(sessions.signIn.get()).toEqual({ is: 'totp', busy: false, error: null });
    expect(await sessions.answerChallenge(' 123456 ')).toBe('signed-in');
    expect(Object.fromEntries(bench.server.to('/oauth/mfa/challenge')[0]?.form ?? [])).toEqual({
      client_id: 'client1',
      client_secret: 'hush1',
      mfa_token: 'mfa-1',
      challenge_type: 'totp',
      code: '123456',
    });
    expect(sessions.active.get().me.get()?.acct).toBe('ada');
  });

  it('takes a recovery code after switching, and switches back', async () => {
    sessions.switchChallenge('recovery');
    expect(sessions.signIn.get().is).toBe('recovery');
    await sessions.answerChallenge('wrong');
    expect(bench.server.to('/oauth/mfa/challenge')[0]?.form.get('challenge_type')).toBe('recovery');
    sessions.switchChallenge('totp');
    expect(sessions.signIn.get()).toEqual({ is: 'totp', busy: false, error: null });
  });

  it("shows the server's words for a wrong code and takes another", async () => {
    expect(await sessions.answerChallenge('000000')).toBe('failed');
    expect(sessions.signIn.get()).toEqual({
      is: 'totp',
      busy: false,
      error: { is: 'server-text', text: 'Invalid code' },
    });
    expect(await sessions.answerChallenge('123456')).toBe('signed-in');
  });

  it('cancelling goes back to the password, also for an answer that is on its way', async () => {
    const late = sessions.answerChallenge('123456');
    sessions.cancelChallenge();
    expect(await late).toBe('failed');
    expect(sessions.signIn.get()).toEqual({ is: 'password', busy: false, error: null });
    expect(sessions.active.get().me.get()).toBeNull();
  });
});

describe('signing out (AUTH-07)', () => {
  beforeEach(async () => {
    await sessions.withPassword('ada', 'secret');
    await settle();
  });

  it('is gone here at once, then revoked there: the token of the user and that of the app', async () => {
    const done = sessions.signOut();
    expect(sessions.active.get().me.get()).toBeNull();
    expect(bench.values.get('skein:sessions')).not.toContain('token-ada');
    expect(bench.forgotten).toEqual([`${SITE}|id-ada`]);
    await done;
    const revoked = bench.server.to('/oauth/revoke').map(({ form }) => form.get('token'));
    expect(new Set(revoked)).toEqual(new Set(['app-token', 'token-ada']));
    expect(bench.realms.filter((realm) => realm.running())).toHaveLength(1);
  });

  it('works without a network', async () => {
    bench.server.on(`POST ${SITE}/oauth/revoke`, 'offline');
    await expect(sessions.signOut()).resolves.toBeUndefined();
    expect(sessions.accounts.get()).toEqual([]);
  });

  it('keeps the token of the app while another account needs it', async () => {
    await sessions.withPassword('lin', 'secret');
    await sessions.signOut();
    expect(bench.server.to('/oauth/revoke').map(({ form }) => form.get('token'))).toEqual(['token-lin']);
    expect(sessions.accounts.get().map(({ acct }) => acct)).toEqual(['ada']);
  });

  it('sends the token of the old realm nowhere any more', async () => {
    const old = sessions.active.get();
    await sessions.signOut();
    const seed = bench.realms.find((realm) => realm === old)?.seed;
    expect(seed?.token()).toBeNull();
    const before = bench.server.calls.length;
    await expect(seed?.client.send({ path: '/api/v1/instance' })).rejects.toThrow();
    expect(bench.server.calls).toHaveLength(before);
  });
});

describe('a stored sign-in', () => {
  const again = (): RunningSessions => {
    sessions.stop();
    sessions = bench.open();
    return sessions;
  };

  beforeEach(async () => {
    await sessions.withPassword('ada', 'secret');
    await settle();
  });

  it('shows the last known account at once, then what the server says now', async () => {
    const now = { ...account('ada'), display_name: 'Ada of the Tide' };
    bench.server.on(`GET ${SITE}/api/v1/accounts/verify_credentials`, { body: now });
    expect(again().active.get().me.get()?.displayName).toBe('ADA');
    await settle();
    expect(sessions.active.get().me.get()?.displayName).toBe('Ada of the Tide');
    expect(sessions.accounts.get()[0]?.displayName).toBe('Ada of the Tide');
  });

  it.each([401, 403])('that the server refuses with %i ends with a notice', async (status) => {
    bench.server.on(`GET ${SITE}/api/v1/accounts/verify_credentials`, {
      status,
      body: { error: 'Invalid credentials.' },
    });
    again();
    await settle();
    expect(sessions.active.get().me.get()).toBeNull();
    expect(
      bench
        .shown()
        ?.said()
        .map(({ messageKey }) => messageKey),
    ).toEqual(['errors.signed_out']);
    expect(bench.forgotten).toEqual([`${SITE}|id-ada`]);
  });

  it.each([
    ['offline', 'offline'],
    ['with a broken server', { status: 503, html: '<p>busy</p>' }],
    ['with a 403 page of something in between', { status: 403, html: '<p>blocked</p>' }],
  ] as const)('is kept %s', async (_how, answer) => {
    bench.server.on(`GET ${SITE}/api/v1/accounts/verify_credentials`, answer);
    again();
    await settle();
    expect(sessions.active.get().me.get()?.acct).toBe('ada');
    expect(bench.values.get('skein:sessions')).toContain('token-ada');
  });

  it('is checked again when a later call is refused, and only then ends', async () => {
    again();
    await settle();
    bench.server.on('GET /api/v1/timelines/home', { status: 401, body: { error: 'no' } });
    await expect(bench.shown()?.seed.client.send({ path: '/api/v1/timelines/home' })).rejects.toThrow('no');
    await settle();
    expect(sessions.active.get().me.get()?.acct).toBe('ada');
    bench.server.on(`GET ${SITE}/api/v1/accounts/verify_credentials`, { status: 401, body: { error: 'no' } });
    await expect(bench.shown()?.seed.client.send({ path: '/api/v1/timelines/home' })).rejects.toThrow('no');
    await settle();
    expect(sessions.active.get().me.get()).toBeNull();
  });

  describe('whose password is changed: its tokens end, and another is on its way', () => {
    const HOME = '/api/v1/timelines/home';
    const REFUSED = { status: 403, body: { error: 'Invalid credentials.' } };
    let good = 'token-ada';
    const change = (): void => {
      good = 'token-new';
    };
    const refused = async ({ active }: RunningSessions): Promise<void> => {
      const { client } = bench.realms.find((realm) => realm === active.get())?.seed ?? {};
      await expect(client?.send({ path: HOME })).rejects.toThrow('Invalid');
      await settle();
    };

    beforeEach(async () => {
      good = 'token-ada';
      const answer = ({ token }: { token: string }) => (token === good ? { body: account('ada') } : REFUSED);
      bench.server.on(`GET ${SITE}/api/v1/accounts/verify_credentials`, answer);
      bench.server.on(`GET ${HOME}`, answer);
      bench.server.on(`POST ${SITE}/oauth/token`, () => ({ body: { access_token: good } }));
      again();
      await settle();
    });

    it('is not ended by what is refused meanwhile, in no tab', async () => {
      const other = bench.open();
      await settle();
      const outcome = await sessions.renew(async () => {
        change();
        await refused(sessions);
        await refused(other);
        expect(sessions.active.get().me.get()?.acct).toBe('ada');
        return sessions.withPassword('ada', 'secret');
      });
      bench.tellTabs();
      await settle();
      expect(outcome).toBe('signed-in');
      expect([sessions, other].map(({ active }) => active.get().me.get()?.acct)).toEqual(['ada', 'ada']);
      expect(bench.forgotten).toEqual([]);
      other.stop();
    });

    it('ends with what was refused when no other token came', async () => {
      await sessions.renew(async () => {
        change();
        await refused(sessions);
      });
      await settle();
      expect(sessions.active.get().me.get()).toBeNull();
    });
  });

  it('is a visitor when what is stored is broken', () => {
    for (const broken of ['', '{', '[]', '{"sessions":[{"base":"x"}],"active":"x"}', 'null']) {
      bench.values.set('skein:sessions', broken);
      expect(again().active.get().me.get()).toBeNull();
    }
  });

  it('keeps no copy of the whole nodeinfo per account', () => {
    expect(bench.values.get('skein:sessions')).not.toContain('"big"');
  });

  it('is followed by other tabs, out and in', async () => {
    const other = bench.open();
    await sessions.signOut();
    bench.tellTabs();
    expect(other.active.get().me.get()).toBeNull();
    expect(other.accounts.get()).toEqual([]);
    // Whoever was writing there learns why the form is gone.
    expect(other.active.get().notices.list.get()).toMatchObject([{ messageKey: 'notices.signed_out' }]);
    expect(sessions.active.get().notices.list.get()).toEqual([]);
    await sessions.withPassword('lin', 'secret');
    bench.tellTabs();
    expect(other.active.get().me.get()?.acct).toBe('lin');
    other.stop();
  });

  it('of another tab survives a write of this one', async () => {
    const other = bench.open();
    await other.withPassword('lin', 'secret');
    await sessions.withPassword('ada', 'secret');
    expect(sessions.accounts.get().map(({ acct }) => acct)).toEqual(['ada', 'lin']);
    other.stop();
  });
});

describe('several accounts', () => {
  it('live side by side, also on several servers, one shown at a time', async () => {
    await sessions.withPassword('ada', 'secret');
    await sessions.withPassword('lin', 'secret');
    expect(sessions.accounts.get().map(({ acct }) => acct)).toEqual(['ada', 'lin']);
    sessions.switchTo(`${SITE}|id-ada`);
    expect(sessions.active.get().me.get()?.acct).toBe('ada');
    expect(bench.realms.filter((realm) => realm.running())).toHaveLength(1);
    sessions.switchTo('nobody');
    expect(sessions.active.get().me.get()?.acct).toBe('ada');
  });
});

describe('tabs', () => {
  const nameIn = (tab: RunningSessions): string | undefined => tab.active.get().me.get()?.acct;
  const ownStorage = (): SafeStorage => createStorage(() => memoryArea().area);
  const keyOf = (name: string): string => `${SITE}|id-${name}`;

  beforeEach(async () => {
    await sessions.withPassword('ada', 'secret');
    await sessions.withPassword('lin', 'secret');
  });

  it('stay with their account over a reload, whatever other tabs show', () => {
    const tabStorage = ownStorage();
    const other = bench.open({ tabStorage });
    other.switchTo(keyOf('ada'));
    bench.tellTabs();
    expect(nameIn(sessions)).toBe('lin');
    sessions.stop();
    sessions = bench.open();
    expect(nameIn(sessions)).toBe('lin');
    other.stop();
    const reloaded = bench.open({ tabStorage });
    expect(nameIn(reloaded)).toBe('ada');
    reloaded.stop();
  });

  it('that are new begin with the account of the tab that was used last', () => {
    let use = (): void => {};
    const onUse = (listener: () => void): (() => void) => {
      use = listener;
      return () => {};
    };
    sessions.stop();
    sessions = bench.open({ onUse });
    const other = bench.open({ tabStorage: ownStorage() });
    other.switchTo(keyOf('ada'));
    bench.tellTabs();
    const before = bench.open({ tabStorage: ownStorage() });
    expect(nameIn(before)).toBe('ada');
    use();
    bench.tellTabs();
    const after = bench.open({ tabStorage: ownStorage() });
    expect(nameIn(after)).toBe('lin');
    // Who is shown elsewhere has not changed by it.
    expect(nameIn(other)).toBe('ada');
    for (const tab of [other, before, after]) tab.stop();
  });

  it('of an account that is signed out elsewhere show no other account in its place', async () => {
    const other = bench.open({ tabStorage: ownStorage() });
    const third = bench.open({ tabStorage: ownStorage() });
    third.switchTo(keyOf('ada'));
    bench.tellTabs();
    await sessions.signOut();
    bench.tellTabs();
    expect(nameIn(other)).toBeUndefined();
    expect(other.active.get().notices.list.get()).toMatchObject([{ messageKey: 'notices.signed_out' }]);
    expect(nameIn(third)).toBe('ada');
    // Nor when the other account is used somewhere.
    third.switchTo(keyOf('ada'));
    bench.tellTabs();
    expect(nameIn(other)).toBeUndefined();
    for (const tab of [other, third]) tab.stop();
  });
});
