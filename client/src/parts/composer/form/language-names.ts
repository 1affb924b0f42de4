import { languages } from '@/i18n/messages/en/late/languages';
import type { Translator } from '@/i18n/translator';

/** All ISO 639-1 codes (behaviour.md §8). */
const CODES =
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el ' +
  'en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it ' +
  'iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt ' +
  'my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl ' +
  'sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo ' +
  'za zh zu';

export interface LanguageName {
  code: string;
  name: string;
}

/** Of the interface language: asking the browser for all of them takes long. */
let latest: { locale: string; names: readonly LanguageName[] } | null = null;

const isOurs = (code: string): code is keyof typeof languages => code in languages;

/** Browsers answer with the code itself where they have no name; Chromium leaves out every third one. */
function nameIn(t: Translator): (code: string) => string {
  const words = new Intl.DisplayNames([t.locale, 'en'], { type: 'language' });
  return (code) => {
    const name = words.of(code) ?? code;
    // Chromium calls Twi Akan, which is in the list itself.
    return isOurs(code) && (name === code || code === 'tw') ? t(`languages.${code}`) : name;
  };
}

/** Every language under its name in the interface language, in that language's order. */
function languageNames(t: Translator): readonly LanguageName[] {
  const { locale } = t;
  if (latest?.locale === locale) return latest.names;
  const nameOf = nameIn(t);
  const collator = new Intl.Collator([locale, 'en']);
  const names = CODES.split(' ')
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((a, b) => collator.compare(a.name, b.name));
  latest = { locale, names };
  return names;
}

/** The list with `code` in it, also when a server or draft knows a language that ISO 639-1 does not. */
export function languageChoices(t: Translator, code: string | null): readonly LanguageName[] {
  const names = languageNames(t);
  if (code === null || names.some((one) => one.code === code)) return names;
  return [{ code, name: nameIn(t)(code) }, ...names];
}
