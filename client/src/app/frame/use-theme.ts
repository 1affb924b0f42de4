import { useEffect } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { usePreference, useServer } from '@/data/react/records';
import type { Realm } from '@/data/realm';
import { firstScreen } from '@/lib/first-screen/first-screen';
import { late } from '@/lib/late';
import type { ThemeStyle } from '@/lib/theme-style';
import { applyLook, applyManner, rememberedOf } from '@/theme/apply';
import {
  DEFAULT_THEME,
  isBuiltIn,
  isDarkTheme,
  OWN_PREFIX,
  resolveTheme,
  type ThemeId,
} from '@/theme/themes';
import { useMedia } from '@/ui/use-media';

/** What makes a style of a theme file; it comes only where somebody wears such a theme. */
const making = late(() => import('@/domain/theme/make/theme-style'));

const builtIn = (theme: ThemeId): ThemeStyle => ({ theme, dark: isDarkTheme(theme), css: {} });

/** The style of a theme; the default one for a theme that there is not (static-files.md §3). */
async function styleOf({ settings, late: parts }: Realm, id: string): Promise<ThemeStyle> {
  if (isBuiltIn(id)) return builtIn(id);
  if (id.startsWith(OWN_PREFIX)) {
    const { ownTheme, themeStyle } = await making.load();
    const own = ownTheme(settings.get('ownThemes'), id.slice(OWN_PREFIX.length));
    return own ? themeStyle(own) : builtIn(DEFAULT_THEME);
  }
  const instance = await parts.instance.load();
  const [{ theme }, { themeStyle }] = await Promise.all([instance.theme(id), making.load()]);
  return themeStyle(theme);
}

/** The theme of the preferences on the page, also when the system changes its mind. */
export function useTheme(): void {
  const realm = useRealm();
  const { settings } = realm;
  const value = usePreference('theme');
  const own = usePreference('ownThemes');
  const asked = { night: usePreference('themeNight'), day: usePreference('themeDay') };
  const named = useServer().ui.preferenceDefaults['theme'];
  const prefersLight = useMedia('(prefers-color-scheme: light)');
  const prefersContrast = useMedia('(prefers-contrast: more)');
  const chosen = settings.isOwnChoice?.('theme') === true ? value : null;
  const instance = typeof named === 'string' ? named : '';
  const { night, day } = resolveTheme({ ...asked, chosen, instance, prefersContrast });
  useEffect(() => {
    let over = false;
    const of = JSON.stringify([
      night,
      day,
      [night, day].some((id) => id.startsWith(OWN_PREFIX)) ? own : null,
    ]);
    const put = (styles: readonly [ThemeStyle, ThemeStyle]): void => {
      if (!over) applyLook({ night: styles[0], day: styles[1], of }, prefersLight);
    };
    const make = async (): Promise<void> => {
      const usual = (): ThemeStyle => builtIn(DEFAULT_THEME);
      const style = (id: string): Promise<ThemeStyle> => styleOf(realm, id).catch(usual);
      put(await Promise.all([style(night), style(day)]));
    };
    if (isBuiltIn(night) && isBuiltIn(day)) put([builtIn(night), builtIn(day)]);
    // The early script has put it on: what is newer in the file can wait.
    else if (rememberedOf() === of) void firstScreen.painted().then(make);
    else void make();
    return () => {
      over = true;
    };
  }, [realm, night, day, own, prefersLight]);
}

/** Size, spacing, motion, links and targets of the preferences on the page. */
export function useManner(): void {
  const percent = usePreference('interfaceSize');
  const density = usePreference('density');
  const motion = usePreference('reduceMotion');
  const links = usePreference('underlineLinks');
  const targets = usePreference('largerTargets');
  useEffect(() => {
    applyManner(
      {
        density: density === 'normal' ? null : density,
        motion: motion ? 'reduced' : null,
        links: links ? 'underlined' : null,
        targets: targets ? 'large' : null,
      },
      percent,
    );
  }, [percent, density, motion, links, targets]);
}
