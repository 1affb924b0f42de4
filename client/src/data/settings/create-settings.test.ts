import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fakePlatform } from '@/data/testing/fake-platform';
import { createBatch } from '@/data/store/batch';
import { createCell } from '@/data/store/cell';
import { DEFAULT_PREFERENCES, type PreferenceName } from './preferences';
import { createSettings } from './create-settings';

const isName = (name: string): name is PreferenceName => Object.hasOwn(DEFAULT_PREFERENCES, name);
const PLACE = 'skein.settings:k';

function world(stored?: string, defaults: Readonly<Record<string, unknown>> = {}) {
  const platform = fakePlatform();
  if (stored !== undefined) platform.storage.set(PLACE, stored);
  const batch = createBatch();
  const instance = createCell(batch, defaults);
  const settings = createSettings({ batch, platform, key: 'k', defaults: instance });
  return { platform, settings, instance };
}

describe('preferences', () => {
  it('are the user’s, else the instance’s, else ours', () => {
    const { settings } = world('{"maxThumbnails":4}', { maxThumbnails: 8, hideNsfw: false });
    expect(settings.get('maxThumbnails')).toBe(4);
    expect(settings.get('hideNsfw')).toBe(false);
    expect(settings.get('loopVideo')).toBe(DEFAULT_PREFERENCES.loopVideo);
  });

  it('are stored at once and tell who listens, nobody else', () => {
    const { settings, platform } = world();
    const [mine, other] = [vi.fn(), vi.fn()];
    settings.value('greentext').subscribe(mine);
    settings.value('padEmoji').subscribe(other);
    settings.set('greentext', true);
    settings.set('greentext', true);
    expect(mine).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
    expect(JSON.parse(platform.storage.get(PLACE) ?? '')).toEqual({ greentext: true });
  });

  it('ignore values that make no sense, and keep them and unknown names in the storage', () => {
    const { settings, platform } = world(
      '{"replyVisibility":"nobody","maxDepthInThread":"6","muteWords":[1],"highlight":{"a":{"color":1}},"future":1}',
    );
    for (const name of ['replyVisibility', 'maxDepthInThread', 'muteWords', 'highlight'] as const)
      expect(settings.get(name)).toEqual(DEFAULT_PREFERENCES[name]);
    settings.set('padEmoji', false);
    expect(JSON.parse(platform.storage.get(PLACE) ?? '')).toMatchObject({
      future: 1,
      replyVisibility: 'nobody',
      padEmoji: false,
    });
  });

  it('complete notification kinds that a file of another client does not name', () => {
    const { settings } = world('{"notificationVisibility":{"likes":false}}');
    expect(settings.get('notificationVisibility')).toEqual({
      ...DEFAULT_PREFERENCES.notificationVisibility,
      likes: false,
    });
  });

  it('follow other tabs and the instance’s defaults, keeping the identity of what did not change', () => {
    const { settings, platform, instance } = world('{"muteWords":["a"]}');
    settings.start();
    const words = settings.get('muteWords');
    platform.storage.set(PLACE, '{"muteWords":["a"],"sidebarRight":true}');
    platform.storageChanged(PLACE);
    expect(settings.get('sidebarRight')).toBe(true);
    expect(settings.get('muteWords')).toBe(words);
    instance.set({ stopGifs: true });
    expect(settings.get('stopGifs')).toBe(true);
  });

  it('hold in this tab when the browser refuses to store them', () => {
    const { settings, platform } = world();
    platform.storage.full = true;
    settings.set('greentext', true);
    settings.set('sidebarRight', true);
    expect(settings.get('greentext')).toBe(true);
    expect(settings.get('sidebarRight')).toBe(true);
  });

  it('go back to the instance’s default one by one, and leave what they do not know', () => {
    const { settings, platform } = world('{"maxThumbnails":4,"greentext":true,"future":1}', {
      maxThumbnails: 8,
    });
    const heard = vi.fn();
    settings.value('maxThumbnails').subscribe(heard);
    expect(settings.defaultOf('maxThumbnails')).toBe(8);
    settings.reset(['maxThumbnails']);
    expect(settings.get('maxThumbnails')).toBe(8);
    expect(settings.isOwnChoice?.('maxThumbnails')).toBe(false);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(JSON.parse(platform.storage.get(PLACE) ?? '')).toEqual({ greentext: true, future: 1 });
    settings.replace({ padEmoji: false });
    expect([settings.get('greentext'), settings.get('padEmoji')]).toEqual([false, false]);
  });

  it('of every name are copied to another account, in the place of what it had chosen', () => {
    const other = Object.entries(DEFAULT_PREFERENCES).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? !value : value,
    ]);
    const { settings, platform } = world(JSON.stringify({ ...Object.fromEntries(other), future: 1 }));
    platform.storage.set('skein.settings:l', '{"maxThumbnails":4,"past":1}');
    settings.copyTo(['l']);
    const copied = world(platform.storage.get('skein.settings:l') ?? '').settings;
    expect(copied.own()).toEqual(settings.own());
    for (const name of Object.keys(DEFAULT_PREFERENCES).filter(isName)) {
      expect(copied.isOwnChoice?.(name), name).toBe(true);
      expect(copied.get(name), name).toEqual(settings.get(name));
    }
  });

  it('have sensible values whatever is stored (property)', () => {
    const names = Object.keys(DEFAULT_PREFERENCES);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (stored) => {
        const { settings } = world(JSON.stringify(stored));
        expect(typeof settings.get('maxThumbnails')).toBe('number');
        expect(['all', 'following', 'self']).toContain(settings.get('replyVisibility'));
        expect(settings.get('muteWords').every((word) => typeof word === 'string')).toBe(true);
        expect(typeof settings.get('notificationVisibility').polls).toBe('boolean');
        expect(Object.values(settings.get('highlight')).every(({ color }) => typeof color === 'string')).toBe(
          true,
        );
      }),
    );
  });
});
