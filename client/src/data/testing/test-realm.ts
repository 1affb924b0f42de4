import type { Page } from '@/api/pagination';
import type { StatusBundle } from '@/api/decode/status';
import type { Account } from '@/domain/account/account';
import type { Server } from '@/domain/instance/server';
import { createRealm, type OwnedRealm } from '@/data/create-realm';
import type { ScreenStore } from '@/data/persistence/database';
import type { Snapshot } from '@/data/persistence/snapshot';
import type { Remote } from '@/data/remote/remote';
import { fakePlatform, type FakeBrowser, type FakeClock, type FakePlatform } from './fake-platform';
import { fakeRemote, type FakeRemote } from './fake-remote';
import { fakeServer } from './fake-server';
import { account, page } from './make';

export interface TestRealm {
  realm: OwnedRealm;
  remote: FakeRemote;
  platform: FakePlatform;
  clock: FakeClock;
  /** What was written as last screen. */
  screens: Map<string, unknown>;
}

export interface TestRealmOptions {
  answers?: Partial<Remote>;
  account?: Account | null;
  server?: Server;
  snapshot?: Snapshot | null;
  browser?: FakeBrowser;
  clock?: FakeClock;
  screens?: Map<string, unknown>;
  statusLimit?: number;
}

const nothing = <T>(): Promise<Page<T>> => Promise.resolve({ items: [], older: null, newer: null });

const keptIn = (screens: Map<string, unknown>): ScreenStore => ({
  read: (key) => Promise.resolve(screens.get(key)),
  write: (key, value) => Promise.resolve(void screens.set(key, structuredClone(value))),
  drop: (key) => Promise.resolve(void screens.delete(key)),
});

/** A realm whose server, clock, tabs and storage are fakes; lists are empty unless `answers` says. */
export function testRealm(options: TestRealmOptions = {}): TestRealm {
  const platform = fakePlatform({
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.browser ? { browser: options.browser } : {}),
  });
  const remote = fakeRemote({
    timeline: nothing,
    notifications: nothing,
    unreadAnnouncements: () => Promise.resolve(0),
    ...options.answers,
  });
  const screens = options.screens ?? new Map<string, unknown>();
  const realm = createRealm({
    key: 'https://tidepool.example|me',
    account: options.account === undefined ? account('me') : options.account,
    server: options.server ?? fakeServer(),
    remote,
    platform,
    snapshot: options.snapshot ?? null,
    screens: keptIn(screens),
    ...(options.statusLimit === undefined ? {} : { statusLimit: options.statusLimit }),
  });
  return { realm, remote, platform, clock: platform.clock, screens };
}

/** Answers timeline calls from a list of posts, newest first, as a server does. */
export const timelineOf =
  (posts: () => readonly StatusBundle[]): Remote['timeline'] =>
  (_key, { sinceId, minId, maxId }) => {
    const fitting = posts()
      .filter(({ status }) => maxId === undefined || status.id < maxId)
      .filter(({ status }) => sinceId === undefined || status.id > sinceId)
      .filter(({ status }) => minId === undefined || status.id > minId);
    return Promise.resolve(page(minId === undefined ? fitting.slice(0, 20) : fitting.slice(-20)));
  };

/** A promise that the test settles. */
export function deferred<T>(): {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
} {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
