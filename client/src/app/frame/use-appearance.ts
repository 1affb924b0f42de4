import { useEffect } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { usePreference, useServer } from '@/data/react/records';
import { chooseLanguage, startLanguage } from '@/i18n/locale-loader';
import { writeLanguageCookie } from '@/i18n/language-cookie';
import { applyTheme, rememberEarly } from '@/theme/apply';
import { DEFAULT_THEME, resolveTheme } from '@/theme/themes';
import { useMedia } from '@/ui/use-media';

/** The theme of the preferences on the page, also when the system changes its mind. */
export function useTheme(): void {
  const { settings } = useRealm();
  const value = usePreference('theme');
  const { preferenceDefaults } = useServer().ui;
  const named = preferenceDefaults['theme'];
  const instance = typeof named === 'string' ? named : '';
  const prefersLight = useMedia('(prefers-color-scheme: light)');
  const prefersContrast = useMedia('(prefers-contrast: more)');
  useEffect(() => {
    // Where the settings cannot tell, a value that differs from both defaults is somebody's choice.
    const own = settings.isOwnChoice?.('theme') ?? (value !== DEFAULT_THEME && value !== instance);
    applyTheme(resolveTheme({ chosen: own ? value : null, instance, prefersLight, prefersContrast }));
  }, [settings, value, instance, prefersLight, prefersContrast]);
}

/** The language wished for by address, preference or browser. */
export const wishedLanguage = (preference: string): ReturnType<typeof chooseLanguage> =>
  chooseLanguage({
    url: new URLSearchParams(location.search).get('lang'),
    preference,
    browser: navigator.languages,
  });

/** Follows the preference interfaceLanguage and tells the server by cookie. */
export function useLanguage(): void {
  const preference = usePreference('interfaceLanguage');
  useEffect(() => {
    const language = wishedLanguage(preference);
    void startLanguage(language).then(rememberEarly);
    if (preference !== '') writeLanguageCookie(language.code);
  }, [preference]);
}
