import { describe, expect, it } from 'vitest';
import { ApiError } from '@/domain/api-error';
import type { KeptSettings } from '@/domain/instance/settings-profile';
import type { DetailsRemote } from '@/data/remote/details-remote';
import { fakeDetailsRemote } from '@/data/testing/fake-details-remote';
import { FakeBrowser, FakeStorage, settled } from '@/data/testing/fake-platform';
import { fakeServer } from '@/data/testing/fake-server';
import { deferred, testRealm, type TestRealm, type TestRealmOptions } from '@/data/testing/test-realm';
import { createSettings } from '@/data/settings/create-settings';
import { createBatch } from '@/data/store/batch';

/** A server that keeps profiles as api.md §13 says. */
function keeping(profiles: Record<string, KeptSettings> = {}) {
  const kept = new Map(Object.entries(profiles));
  const fault: { next: ApiError | null } = { next: null };
  const saves: KeptSettings[] = [];
  const calls: Partial<DetailsRemote> = {
    settingsProfiles: async () => [...kept].map(([name, { version }]) => ({ name, version })),
    settingsProfile: async (name) => kept.get(name) ?? null,
    async saveSettingsProfile(name, next) {
      if (fault.next) throw fault.next;
      const before = kept.get(name);
      if (before?.version === next.version) throw new ApiError('server', { status: 500 });
      if (before && before.version + 1 !== next.version) throw new ApiError('invalid', { status: 422 });
      saves.push(next);
      kept.set(name, next);
    },
    deleteSettingsProfile: async (name) => void kept.delete(name),
  };
  return { kept, fault, saves, calls };
}

type Keeping = ReturnType<typeof keeping>;

function atHome({ calls }: Keeping, tab: TestRealmOptions = {}): TestRealm {
  const server = fakeServer();
  const world = testRealm({
    server: { ...server, can: { ...server.can, akkomaApi: true } },
    answers: { details: fakeDetailsRemote(calls) },
    ...tab,
  });
  world.realm.start();
  return world;
}

async function device(keeping: Keeping, stored: object = {}, tab: TestRealmOptions = {}) {
  const world = atHome(keeping, tab);
  const { settings } = world.realm;
  settings.replace({ ...stored });
  const { settingsProfiles } = await world.realm.late.details.load();
  const stop = settingsProfiles.start();
  await world.clock.advance(0);
  return { ...world, settings, profiles: settingsProfiles, stop };
}

const settingsOf = ({ kept }: Keeping): unknown => kept.get('default')?.settings;

describe('settings that the account keeps', () => {
  it('are taken over by a new browser, also under names that nobody here knows', async () => {
    const server = keeping({ default: { version: 4, settings: { greentext: true, future: { a: 1 } } } });
    const { settings, profiles } = await device(server);
    expect(settings.get('greentext')).toBe(true);
    expect(profiles.state.get()).toEqual({ is: 'kept' });
    settings.set('padEmoji', false);
    await settled();
    expect(server.kept.get('default')).toEqual({
      version: 5,
      settings: { greentext: true, future: { a: 1 }, padEmoji: false, profile: 'default', profileVersion: 5 },
    });
  });

  it('give way, at its first meeting too, to those that were copied from another account of the browser', async () => {
    const server = keeping({ default: { version: 4, settings: { greentext: true, maxThumbnails: 3 } } });
    const { realm, platform, clock } = atHome(server);
    // What the settings of the other account have written.
    const other = createSettings({
      batch: createBatch(),
      platform,
      key: 'https://tidepool.example|other',
      defaults: { get: () => ({}), subscribe: () => () => undefined },
    });
    other.set('greentext', false);
    other.copyTo([realm.key]);
    platform.storageChanged(`skein.settings:${realm.key}`);
    const { settingsProfiles } = await realm.late.details.load();
    settingsProfiles.start();
    await clock.advance(0);
    expect(realm.settings.own()).toEqual({ greentext: false });
    expect(server.kept.get('default')).toMatchObject({ version: 5, settings: { greentext: false } });
    expect(settingsOf(server)).not.toHaveProperty('maxThumbnails');
  });

  it('lose no choice that is made while a new browser asks for them', async () => {
    const server = keeping({ default: { version: 4, settings: { greentext: true, maxThumbnails: 3 } } });
    let answer = (): void => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { settingsProfile } = server.calls;
    server.calls.settingsProfile = async (name) => {
      await asked;
      return (await settingsProfile?.(name)) ?? null;
    };
    const { settings } = await device(server, { padEmoji: false });
    settings.set('maxThumbnails', 9);
    answer();
    await settled();
    await settled();
    expect([settings.get('greentext'), settings.get('maxThumbnails')]).toEqual([true, 9]);
    expect(settingsOf(server)).toMatchObject({ greentext: true, maxThumbnails: 9, padEmoji: false });
  });

  it('are made with the first choice where there are none, and nothing is sent before it', async () => {
    const server = keeping();
    const { settings, realm } = await device(server);
    expect(server.saves).toEqual([]);
    settings.set('greentext', true);
    await settled();
    expect(server.kept.get('default')?.version).toBe(1);
    expect(realm.notices.list.get().map(({ messageKey }) => messageKey)).toEqual([
      'settings.profile_created',
    ]);
  });

  it('arrive from another device, and neither loses what only it changed', async () => {
    const server = keeping({ default: { version: 1, settings: { greentext: true } } });
    const [one, other] = [await device(server), await device(server)];
    one.settings.set('maxThumbnails', 3);
    other.settings.set('padEmoji', false);
    one.settings.reset(['greentext']);
    await settled();
    expect(settingsOf(server)).toMatchObject({ maxThumbnails: 3, padEmoji: false });
    expect(settingsOf(server)).not.toHaveProperty('greentext');
    for (const { clock, settings } of [one, other]) {
      await clock.advance(61_000);
      expect([settings.get('maxThumbnails'), settings.get('padEmoji'), settings.get('greentext')]).toEqual([
        3,
        false,
        false,
      ]);
    }
  });

  it('hold here while the server cannot be told, and reach it later', async () => {
    const server = keeping({ default: { version: 1, settings: {} } });
    const { settings, profiles, clock } = await device(server);
    server.fault.next = new ApiError('rate-limited', { status: 429 });
    settings.set('greentext', true);
    await settled();
    expect(profiles.state.get().is).toBe('waiting');
    expect(settings.get('greentext')).toBe(true);
    server.fault.next = null;
    await clock.advance(61_000);
    expect(profiles.state.get()).toEqual({ is: 'kept' });
    expect(settingsOf(server)).toMatchObject({ greentext: true });
  });

  it('are told one after another by two tabs, so that what was chosen last in either holds', async () => {
    const server = keeping();
    const tab = { browser: new FakeBrowser(), storage: new FakeStorage() };
    const one = await device(server, {}, tab);
    const save = server.calls.saveSettingsProfile;
    const heard = deferred<void>();
    server.calls.saveSettingsProfile = async (name, next) => {
      await save?.(name, next);
      await heard.promise;
    };
    one.settings.set('greentext', true);
    await settled();
    const { realm, clock } = atHome(server, tab);
    realm.settings.set('greentext', false);
    one.platform.storageChanged(`skein.settings:${realm.key}`);
    (await realm.late.details.load()).settingsProfiles.start();
    await clock.advance(0);
    heard.resolve();
    await settled();
    one.platform.storageChanged(`skein.settings:${realm.key}`);
    await clock.advance(61_000);
    await one.clock.advance(61_000);
    expect([one.settings.get('greentext'), realm.settings.get('greentext')]).toEqual([false, false]);
    expect(settingsOf(server)).toMatchObject({ greentext: false });
  });

  it('that the server took unheard do not come back over a choice that was changed back since', async () => {
    const server = keeping({ default: { version: 1, settings: { greentext: false } } });
    const { settings, profiles, clock, stop } = await device(server);
    const { calls } = server;
    const save = calls.saveSettingsProfile;
    calls.saveSettingsProfile = async (name, next) => {
      await save?.(name, next);
      throw new ApiError('timeout');
    };
    settings.replace({ ...settings.own(), greentext: true, padEmoji: false });
    await settled();
    expect(profiles.state.get()).toMatchObject({ is: 'waiting' });
    expect(settingsOf(server)).toMatchObject({ greentext: true });
    stop();
    Object.assign(calls, { saveSettingsProfile: save });
    settings.set('greentext', false);
    profiles.start();
    await clock.advance(61_000);
    expect([settings.get('greentext'), settings.get('padEmoji')]).toEqual([false, false]);
    expect(settingsOf(server)).toMatchObject({ greentext: false, padEmoji: false });
  });

  it('go back to what the server has when it refuses them, and say so until something is kept', async () => {
    const server = keeping({ default: { version: 1, settings: { maxThumbnails: 5 } } });
    const { settings, profiles } = await device(server);
    server.fault.next = new ApiError('invalid', { status: 422, message: 'is too long' });
    settings.set('maxThumbnails', 7);
    await settled();
    expect(settings.get('maxThumbnails')).toBe(5);
    expect(profiles.state.get().is).toBe('refused');
    server.fault.next = null;
    settings.set('greentext', true);
    await settled();
    expect(profiles.state.get()).toEqual({ is: 'kept' });
  });

  it('change whole with another profile, which holds after that', async () => {
    const server = keeping({
      default: { version: 1, settings: { greentext: true } },
      phone: { version: 9, settings: { maxThumbnails: 2 } },
    });
    const { settings, profiles } = await device(server);
    await profiles.use('phone');
    expect([profiles.current.get(), settings.own()]).toEqual(['phone', { maxThumbnails: 2 }]);
    settings.set('padEmoji', false);
    await settled();
    expect(server.kept.get('phone')?.version).toBe(10);
    expect(server.kept.get('default')).toEqual({ version: 1, settings: { greentext: true } });
    await expect(profiles.use('gone')).rejects.toMatchObject({ kind: 'not-found' });
    expect(profiles.current.get()).toBe('phone');
  });

  it('are kept under one more name, and names are forgotten', async () => {
    const server = keeping({ default: { version: 1, settings: { greentext: true } } });
    const { profiles } = await device(server);
    await profiles.saveAs('train');
    expect(profiles.get().map(({ name }) => name)).toEqual(['default', 'train']);
    expect(profiles.current.get()).toBe('train');
    await profiles.remove('default');
    expect(profiles.get().map(({ name }) => name)).toEqual(['train']);
  });
});
