import { wordFilter } from '@/domain/filter/filter';
import { createPostFilters, type PostFilters } from '@/domain/filter/filter-index';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { ALL_PUSHED } from '@/domain/notification/push-alerts';
import { fakeServer } from '@/data/testing/fake-server';
import { testRealm } from '@/data/testing/test-realm';
import type { PushRemote } from '@/data/remote/push-remote';
import { createCell } from '@/data/store/cell';
import { createBatch } from '@/data/store/batch';
import { PushKeeper } from './create-push';
import type { KeptPush } from './kept-push';
import type { PushBrowser, Subscription } from './push-browser';

const WORDS = { mention: '{name} mentioned you' };
const CHOICE = { alerts: { ...ALL_PUSHED, poll: false }, hidesAll: true };

/** A browser and a server that remember what they were told. */
function world(key: string | null = 'KEY', base = 'https://tidepool.example') {
  const kept = new Map<string, KeptPush>();
  let permission: NotificationPermission = 'default';
  let subscription: Subscription | null = null;
  let made = 0;
  let endpoint: string | null = null;
  const calls: string[] = [];
  const subscribe = (serverKey: string): Subscription => {
    made += 1;
    subscription = {
      serverKey,
      address: { endpoint: `https://push.example/${made}`, keys: { p256dh: 'p', auth: 'a' } },
      end: () => Promise.resolve(void (subscription = null)),
    };
    return subscription;
  };
  const browser: PushBrowser = {
    isAble: () => true,
    permission: () => permission,
    ask() {
      calls.push('ask');
      permission = permission === 'default' ? 'granted' : permission;
      return Promise.resolve(permission);
    },
    subscription: () => Promise.resolve(subscription),
    subscribe: (serverKey) => Promise.resolve(subscribe(serverKey)),
    kept: (mark) => Promise.resolve(kept.get(mark) ?? null),
    keep: (mark, one) => Promise.resolve(void kept.set(mark, one)),
    forget(realm) {
      for (const [mark, one] of kept) if (one.realm === realm) kept.delete(mark);
      if (kept.size === 0) subscription = null;
      return Promise.resolve();
    },
    forgetOthers(own) {
      for (const [mark, one] of kept) if (one.base !== own) kept.delete(mark);
      return Promise.resolve();
    },
  };
  const remote: PushRemote = {
    endpoint: () => Promise.resolve(endpoint),
    put(address) {
      calls.push(`put ${address.endpoint}`);
      endpoint = address.endpoint;
      return Promise.resolve();
    },
    drop() {
      calls.push('drop');
      endpoint = null;
      return Promise.resolve();
    },
    mark: () => Promise.resolve('MARK'),
  };
  const server = createCell(createBatch(), fakeServer({}, { base, vapidPublicKey: key }));
  const { settings } = testRealm().realm;
  const active = createCell<PostFilters>(createBatch(), createPostFilters([]));
  const core = { key: `${base}|me`, server, settings, filters: { active } };
  return {
    push: new PushKeeper(core, remote, browser),
    /** The same account in a page of its own. */
    reload: () => new PushKeeper(core, remote, browser),
    remote,
    browser,
    calls,
    kept,
    settings,
    active,
    server,
    subscribe,
    refuse: () => void (permission = 'denied'),
    allow: () => void (permission = 'granted'),
    loseOnServer: () => void (endpoint = null),
    endpoint: () => endpoint,
    subscription: () => subscription,
  };
}

let here: ReturnType<typeof world>;
beforeEach(() => {
  here = world();
});

describe('web push', () => {
  it('is asked for, subscribed and told to the server with a press, and not before', async () => {
    await here.push.renew(WORDS);
    expect(here.push.state.get()).toEqual({ is: 'off' });
    expect(here.calls).toEqual([]);
    await here.push.turnOn(CHOICE, WORDS);
    expect(here.calls).toEqual(['ask', 'put https://push.example/1']);
    expect(here.push.state.get()).toEqual({ is: 'on', ...CHOICE });
    expect(here.settings.get('webPushNotifications')).toBe(true);
    expect(here.kept.get('MARK')).toMatchObject({ words: WORDS, hidesAll: true, hidesBehindWarning: true });
    expect(JSON.stringify([...here.kept.values()])).not.toMatch(/token/i);
  });

  it('keeps the phrases of the reader’s filters for the worker', async () => {
    await here.push.turnOn(CHOICE, WORDS);
    here.active.set(createPostFilters([wordFilter('tide'), { ...wordFilter('ebb'), action: 'hide' }]));
    await here.push.renew(WORDS);
    expect(here.kept.get('MARK')).toMatchObject({ hides: 'ebb', folds: 'tide' });
  });

  it('tells the worker anew what a warning covers once webPushHideIfCW is off', async () => {
    await here.push.turnOn(CHOICE, WORDS);
    here.settings.set('webPushHideIfCW', false);
    await here.push.renew(WORDS);
    expect(here.kept.get('MARK')).toMatchObject({ hidesBehindWarning: false });
  });

  it('switched off is gone on the server, and here', async () => {
    await here.push.turnOn(CHOICE, WORDS);
    await here.push.turnOff();
    expect(here.endpoint()).toBeNull();
    expect(here.subscription()).toBeNull();
    expect(here.kept.size).toBe(0);
    expect(here.settings.get('webPushNotifications')).toBe(false);
    expect(here.push.state.get()).toEqual({ is: 'off' });
  });

  it('stays on where the server could not be told', async () => {
    await here.push.turnOn(CHOICE, WORDS);
    here.remote.drop = () => Promise.reject(new ApiError('offline'));
    await expect(here.push.turnOff()).rejects.toThrow(ApiError);
    expect(here.push.state.get()).toEqual({ is: 'on', ...CHOICE });
    expect(here.settings.get('webPushNotifications')).toBe(true);
  });

  it('switched off while it is being renewed stays off', async () => {
    await here.push.turnOn(CHOICE, WORDS);
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    here.remote.endpoint = () => answered.then(here.endpoint);
    const renewing = here.push.renew(WORDS);
    const turningOff = here.push.turnOff();
    answer();
    await Promise.all([renewing, turningOff]);
    expect(here.kept.size).toBe(0);
    expect(here.endpoint()).toBeNull();
    expect(here.push.state.get()).toEqual({ is: 'off' });
  });

  it('is shown as it is kept where the server cannot be asked about it, and what comes next is done', async () => {
    await here.push.turnOn(CHOICE, WORDS);
    const reloaded = here.reload();
    here.remote.endpoint = () => Promise.reject(new ApiError('offline'));
    await expect(reloaded.renew(WORDS)).rejects.toThrow(ApiError);
    expect(reloaded.state.get()).toEqual({ is: 'on', ...CHOICE });
    await reloaded.turnOff();
    expect(reloaded.state.get()).toEqual({ is: 'off' });
  });

  it('goes off when the preference did, elsewhere', async () => {
    await here.push.turnOn(CHOICE, WORDS);
    here.settings.set('webPushNotifications', false);
    await here.push.renew(WORDS);
    expect(here.endpoint()).toBeNull();
  });

  it('is renewed where the browser or the server has lost it, or the server has another key', async () => {
    await here.push.turnOn(CHOICE, WORDS);
    await here.push.renew(WORDS);
    expect(here.calls).toHaveLength(2);
    here.loseOnServer();
    await here.push.renew(WORDS);
    expect(here.calls.at(-1)).toBe('put https://push.example/1');
    await here.subscription()?.end();
    await here.push.renew(WORDS);
    expect(here.calls.at(-1)).toBe('put https://push.example/2');
    here.server.set(fakeServer({}, { ...here.server.get(), vapidPublicKey: 'NEW' }));
    await here.push.renew(WORDS);
    expect(here.calls.at(-1)).toBe('put https://push.example/3');
    expect(here.subscription()?.serverKey).toBe('NEW');
    expect(here.push.state.get()).toEqual({ is: 'on', ...CHOICE });
  });

  it('wished for on another device begins here only where the browser allows it already', async () => {
    here.settings.set('webPushNotifications', true);
    await here.push.renew(WORDS);
    expect(here.push.state.get()).toEqual({ is: 'off' });
    here.allow();
    await here.push.renew(WORDS);
    expect(here.push.state.get()).toMatchObject({ is: 'on', alerts: ALL_PUSHED });
    expect(here.calls).not.toContain('ask');
  });

  it("leaves another server's subscription alone until somebody presses", async () => {
    const theirs = here.subscribe('THEIRS');
    here.allow();
    here.settings.set('webPushNotifications', true);
    await here.push.renew(WORDS);
    expect(here.subscription()).toBe(theirs);
    await here.push.turnOn(CHOICE, WORDS);
    expect(here.subscription()?.serverKey).toBe('KEY');
  });

  it('says why where it cannot be', async () => {
    const keyless = world(null);
    await keyless.push.renew(WORDS);
    expect(keyless.push.state.get()).toEqual({ is: 'impossible', why: 'no-key' });
    here.refuse();
    await here.push.turnOn(CHOICE, WORDS);
    expect(here.push.state.get()).toEqual({ is: 'impossible', why: 'denied' });
    const alone = world();
    alone.browser.subscribe = () => Promise.reject(new DOMException('no service', 'AbortError'));
    await alone.push.turnOn(CHOICE, WORDS);
    expect(alone.push.state.get()).toEqual({ is: 'impossible', why: 'no-service' });
    expect(alone.settings.get('webPushNotifications')).toBe(false);
    const old = world();
    old.browser.isAble = () => false;
    await old.push.renew(WORDS);
    expect(old.push.state.get()).toEqual({ is: 'impossible', why: 'browser' });
  });

  it('a padded key of the server is the same key', async () => {
    const padded = world('KEY=');
    await padded.push.turnOn(CHOICE, WORDS);
    await padded.push.renew(WORDS);
    expect(padded.calls).toHaveLength(2);
  });
});
