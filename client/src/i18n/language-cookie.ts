const YEAR_SECONDS = 31_536_000;
/** A server that has no easy Japanese takes the other one. */
const FIXED: Readonly<Record<string, string>> = { ja_easy: 'ja-easy,ja', zh: 'zh-Hans', zh_Hant: 'zh-HANT' };

/** What the server shall answer in (behaviour.md §9): the browser's own variant of the language, else the code. */
export const cookieLanguage = (code: string, browser: readonly string[]): string =>
  FIXED[code] ?? browser.find((tag) => tag.split('-')[0] === code) ?? code;

/** Tells the server the interface language; it answers mails and errors in it. Empty: in one that the browser reads. */
export function writeLanguageCookie(code: string): void {
  const value = code && encodeURIComponent(cookieLanguage(code, navigator.languages));
  document.cookie = `userLanguage=${value}; path=/; max-age=${value ? YEAR_SECONDS : 0}; samesite=lax`;
}

/**
 * What was chosen in this browser, here or in another client of this server, by its tags; the server takes several,
 * divided by commas. Empty where nothing was.
 */
export const languagesOfCookie = (cookies: string): readonly string[] =>
  /(?:^|; )userLanguage=([\w%,-]+)/.exec(cookies)?.[1]?.split(/,|%2C/) ?? [];
