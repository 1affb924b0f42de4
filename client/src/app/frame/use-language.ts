import { useEffect } from 'react';
import { usePreference } from '@/data/react/records';
import { warn } from '@/app/boot/warn';
import { chooseLanguage, startLanguage } from '@/i18n/locale-loader';
import { languagesOfCookie, writeLanguageCookie } from '@/i18n/language-cookie';
import { firstScreen } from '@/lib/first-screen/first-screen';
import { rememberEarly } from '@/theme/apply';

/** Asked for by the address of the load: it holds on whatever page the reader goes to, or is led to, from there. */
const asked = new URLSearchParams(location.search).get('lang');

/** The language asked for by address, preference, cookie or browser. */
const chosenLanguage = (preference: string): ReturnType<typeof chooseLanguage> =>
  chooseLanguage({
    url: asked,
    preference,
    browser: [...languagesOfCookie(document.cookie), ...navigator.languages],
  });

const told = new Set<string>();

/** Shows the chosen language. Before the first posts only with the words that they need. */
export async function speakChosen(preference: string): Promise<void> {
  const language = chosenLanguage(preference);
  const came = await startLanguage(language, { early: firstScreen.isWaiting() });
  if (came || told.has(language.code)) return;
  told.add(language.code);
  warn(`the words of the language ${language.code} did not come`);
}

/** Whether this page has written the cookie, for this account or the one before. */
let isWritten = false;

/** Follows the preference interfaceLanguage and tells the server by cookie. */
export function useLanguage(): void {
  const preference = usePreference('interfaceLanguage');
  useEffect(() => {
    // One that was here before stays while nothing was chosen.
    if (preference || isWritten) writeLanguageCookie(preference && chosenLanguage(preference).code);
    isWritten = preference !== '';
    return firstScreen.after(() => void speakChosen(preference).then(rememberEarly));
  }, [preference]);
}
