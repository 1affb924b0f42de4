import type { Page } from '@/api/pagination';
import type { StatusBundle } from '@/api/decode/status';
import type { Account } from '@/domain/account/account';
import type { Server } from '@/domain/instance/server';
import { createRealm, type OwnedRealm } from '@/data/create-realm';
import type { SnapshotStore } from '@/data/snapshot/snapshot-store';
import type { Snapshot } from '@/data/snapshot/snapshot';
import type { Remote } from '@/data/remote/remote';
import type { KeptWish } from '@/data/wishes/wish';
import type { WishStore } from '@/data/wishes/wish-store';
import {
  fakePlatform,
  type FakeBrowser,
  type FakeClock,
  type FakePlatform,
  type FakeStorage,
} from './fake-platform';
import { fakeRemote, type FakeRemote } from './fake-remote';
import { fakeServer } from './fake-server';
import { account, page } from './make';

export interface TestRealm {
  realm: OwnedRealm;
  remote: FakeRemote;
  platform: FakePlatform;
  clock: FakeClock;
  /** What was written as snapshot. */
  screens: Map<string, unknown>;
}

export interface TestRealmOptions {
  answers?: Partial<Remote>;
  account?: Account | null;
  server?: Server;
  snapshot?: Snapshot | null;
  browser?: FakeBrowser;
  storage?: FakeStorage;
  clock?: FakeClock;
  screens?: Map<string, unknown>;
  /** Wishes that outlive the page; without it the browser keeps none. */
  wishes?: Map<string, KeptWish>;
  /** What the page before has left in this tab. */
  tabMemory?: Map<string, string>;
  statusLimit?: number;
}

const nothing = <T>(): Promise<Page<T>> => Promise.resolve({ items: [], older: null, newer: null });

/** A browser's store of what was on the screen. */
export const keptIn = (screens: Map<string, unknown>): SnapshotStore => ({
  read: (key) => Promise.resolve(screens.get(key)),
  readAll: async (key) => [...screens].flatMap(([at, value]) => (at.startsWith(`${key} `) ? [value] : [])),
  write: async (key, value, instead = []) => {
    try {
      screens.set(key, structuredClone(value));
    } catch {
      return false;
    }
    instead.forEach((other) => screens.delete(other));
    return true;
  },
  drop: async (key) => {
    for (const known of screens.keys()) if (`${known} `.startsWith(`${key} `)) screens.delete(known);
  },
});

/** Where a browser keeps wishes; null refuses. */
const wishesIn = (kept: Map<string, KeptWish> | null): WishStore => ({
  list: async () => (kept ? [...kept.values()] : 'unknown'),
  read: async (key) => (kept ? (kept.get(key) ?? null) : 'unknown'),
  write: async (wish) => (kept?.set(wish.key, structuredClone(wish)), kept !== null),
  remove: async (key) => (kept?.delete(key), kept !== null),
});

/** A realm whose server, clock, tabs and storage are fakes; lists are empty unless `answers` says. */
export function testRealm(options: TestRealmOptions = {}): TestRealm {
  const platform = fakePlatform({
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.browser ? { browser: options.browser } : {}),
    ...(options.storage ? { storage: options.storage } : {}),
    ...(options.tabMemory ? { tabMemory: options.tabMemory } : {}),
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
    snapshots: keptIn(screens),
    wishesKept: wishesIn(options.wishes ?? null),
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
